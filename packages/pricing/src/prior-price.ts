import type { EpochMs } from '@shop/kernel';
import type { Money } from './money.ts';

/** One price a product had in one store view, from one moment until another. */
export interface PriceLedgerEntry {
  /** Gross. */
  readonly price: Money;
  readonly from: EpochMs;
  /** The first moment it no longer held; absent while it holds. */
  readonly to?: EpochMs | undefined;
  /** Announced as a reduction while it held. */
  readonly reduced?: boolean | undefined;
}

/**
 * The prior price that must stand beside a reduction which begins at `reductionStart`: the lowest price of
 * the 30 days before it.
 *
 * A product sold for less than 30 days takes all its days, if they are at least 15; a reduction that grew
 * step by step without a break counts from its first step. `undefined`: there is no lawful prior price, so
 * nothing may be announced as reduced.
 *
 * Units: gross, whole minor units; days are 24 hours. Bounds: entries in any order; what begins at or after
 * `reductionStart` is not looked at, except to follow the steps.
 * Errors: throws `CurrencyMismatchError` for a ledger of mixed currencies. Source: PR-26 to PR-28.
 */
export function priorPrice(
  ledger: readonly PriceLedgerEntry[],
  reductionStart: EpochMs,
): Money | undefined {
  void ledger;
  void reductionStart;
  throw new Error('unwritten');
}
