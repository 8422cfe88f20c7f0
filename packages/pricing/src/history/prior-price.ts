import type { EpochMs } from '@shop/kernel';
import { compareMoney, type Money } from '@shop/money';

/** Milliseconds a product must have been sold before a reduction of it may be announced (PR-37). */
export const minSaleMs = 15 * 86_400_000;
/** Milliseconds before a reduction whose lowest price must be shown beside it (PR-36). */
export const priorPeriodMs = 30 * 86_400_000;

/** Price of a product in one store view during a period. */
export interface PriceHistoryEntry {
  /** Gross. */
  readonly price: Money;
  readonly from: EpochMs;
  /** The first moment it no longer held; absent while it holds. */
  readonly to?: EpochMs | undefined;
  /** Announced as a reduction while it held. */
  readonly reduced?: boolean | undefined;
}

/**
 * Returns the prior price that must be shown beside a reduction that begins at `reductionStart`: the lowest price of
 * the 30 days before it.
 *
 * A product sold for less than 30 days takes all its days, if they are at least 15; a reduction that grew
 * step by step without a break counts from its first step. `undefined`: there is no lawful prior price, so
 * nothing may be announced as reduced.
 *
 * Units: gross, whole minor units; days are 24 hours. Bounds: entries in any order, without overlap. Any
 * moment of the reduction will do for `reductionStart`: an entry marked `reduced` that holds then is
 * followed back to its beginning.
 * Errors: throws `CurrencyMismatchError` for a ledger of mixed currencies. Source: PR-36 to PR-38.
 */
export function priorPrice(
  history: readonly PriceHistoryEntry[],
  reductionStart: EpochMs,
): Money | undefined {
  const entries = [...history].sort((a, b) => a.from - b.from);
  const start = reductionBegin(entries, reductionStart);
  const entriesBefore = entries.filter((entry) => entry.from < start);
  const [firstEntry] = entriesBefore;
  if (firstEntry === undefined || start - firstEntry.from < minSaleMs) return undefined;
  const windowStart = start - priorPeriodMs;
  const inWindow = entriesBefore.filter(
    (entry, index) => endOf(entry, entriesBefore[index + 1]) > windowStart,
  );
  // Off sale for the whole window: the last price before it still counts.
  return (inWindow.length > 0 ? inWindow : entriesBefore.slice(-1))
    .map((entry) => entry.price)
    .reduce((lowest, price) => (compareMoney(price, lowest) < 0 ? price : lowest));
}

/** Returns the begin of a reduction; steps without a break count from the first. */
function reductionBegin(entries: readonly PriceHistoryEntry[], reductionStart: EpochMs): EpochMs {
  let index = entries.findLastIndex(
    (entry, place) =>
      entry.from <= reductionStart && endOf(entry, entries[place + 1]) > reductionStart,
  );
  let step = entries[index];
  let start = reductionStart;
  while (step?.reduced === true && endOf(step, entries[index + 1]) >= start) {
    start = step.from;
    const previous = entries[--index];
    if (previous !== undefined && compareMoney(previous.price, step.price) <= 0) break;
    step = previous;
  }
  return start;
}

/** An entry left open ends when the next one begins. */
function endOf(entry: PriceHistoryEntry, nextEntry: PriceHistoryEntry | undefined): number {
  return entry.to ?? nextEntry?.from ?? Infinity;
}
