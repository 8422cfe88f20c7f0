import type { EpochMs } from '@shop/kernel';
import { compareMoney, type Money } from './money.ts';

/** An offer with its own price. A missing bound is open. */
export interface SpecialPrice {
  readonly price: Money;
  readonly from?: EpochMs | undefined;
  readonly to?: EpochMs | undefined;
}

/**
 * The price a shopper pays at `now`: the special price while it runs and is lower, else the original.
 *
 * Units: gross, in whole minor units. Nothing is rounded here.
 * Bounds: strict, the moments `from` and `to` do not belong to the offer.
 * Errors: throws `CurrencyMismatchError` if the two currencies differ: a bug, not bad data.
 * Source: PR-13, PR-14.
 */
export function effectivePrice(
  original: Money,
  special: SpecialPrice | undefined,
  now: EpochMs,
): Money {
  if (special === undefined) return original;
  const runs = (special.from ?? -Infinity) < now && now < (special.to ?? Infinity);
  return runs && compareMoney(special.price, original) < 0 ? special.price : original;
}
