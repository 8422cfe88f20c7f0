import type { EpochMs } from '@shop/kernel';
import { compareMoney, type Money } from '@shop/money';

/** Time in ms for which a product must have been sold before a reduction may be announced (PR-37). */
export const minSaleMs = 15 * 86_400_000;
/** Length in ms of the period before a reduction whose lowest price must be shown with it (PR-36). */
export const priorPeriodMs = 30 * 86_400_000;

/** Price of a product in one store view during a period. */
export interface PriceHistoryEntry {
  /** Gross. */
  readonly price: Money;
  readonly from: EpochMs;
  /** First moment at which the price was no longer valid; absent while it is valid. */
  readonly to?: EpochMs | undefined;
  /** True if the price was announced as a reduction. */
  readonly reduced?: boolean | undefined;
}

/**
 * Returns the prior price that must be shown with a reduction that begins at `reductionStart`: the lowest price of the
 * 30 days before it.
 *
 * For a product sold for less than 30 days, all its days count, if they are at least 15. A reduction that grew in steps
 * without a break counts from its first step. Returns `undefined` if there is no lawful prior price; then no reduction
 * may be announced.
 *
 * Units: gross, whole minor units; days are 24 hours. Bounds: entries in any order, without overlap. `reductionStart`
 * may be any moment of the reduction: the start of the `reduced` entry at that moment is used. Errors: throws
 * `CurrencyMismatchError` if the history has several currencies. Source: PR-36 to PR-38.
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
  // Without a sale in the period, the last price before it counts.
  return (inWindow.length > 0 ? inWindow : entriesBefore.slice(-1))
    .map((entry) => entry.price)
    .reduce((lowest, price) => (compareMoney(price, lowest) < 0 ? price : lowest));
}

/** Returns the start of a reduction; steps without a break count from the first. */
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

/** Returns the end of an entry. An entry without `to` ends when the next one begins. */
function endOf(entry: PriceHistoryEntry, nextEntry: PriceHistoryEntry | undefined): number {
  return entry.to ?? nextEntry?.from ?? Infinity;
}
