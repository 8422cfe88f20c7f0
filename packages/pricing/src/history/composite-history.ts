import type { EpochMs } from '@shop/kernel';
import type { Money } from '@shop/money';
import type { PriceHistoryEntry } from './prior-price.ts';

/** Quantity and price history of one part of a bundle or grouped product. */
export interface HistoryPart {
  readonly qty: number;
  readonly history: readonly PriceHistoryEntry[];
}

/**
 * Computes the price history of a bundle or grouped product from the histories of its parts: the sum of all parts, with
 * a new entry at each change of a part. Has no entry before the last part was added or after the first part was
 * removed. An entry is reduced while any part is reduced.
 *
 * Bounds: uses the current parts and quantities; all parts have the same currency; entries may be in any order, without
 * overlap. Source: PR-44.
 */
export function compositeHistory(parts: readonly HistoryPart[]): readonly PriceHistoryEntry[] {
  const histories = parts.map(({ qty, history }) => ({
    qty,
    entries: [...history].sort((a, b) => a.from - b.from),
  }));
  const changes = histories.flatMap(({ entries }) =>
    entries.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to])),
  );
  const moments = [...new Set(changes)].sort((a, b) => a - b);
  const composite: PriceHistoryEntry[] = [];
  moments.forEach((from, at) => {
    const active = histories.map(({ qty, entries }) => ({ qty, entry: entryAt(entries, from) }));
    const sum = active.reduce<Money | undefined>((total, { qty, entry }, part) => {
      if (entry === undefined || (part > 0 && total === undefined)) return undefined;
      const minor = (total?.minor ?? 0) + entry.price.minor * qty;
      return { currency: entry.price.currency, minor };
    }, undefined);
    if (sum === undefined) return;
    const isReduced = active.some(({ entry }) => entry?.reduced === true);
    const to = moments[at + 1];
    const lastEntry = composite.at(-1);
    const isUnchanged =
      lastEntry?.to === from &&
      lastEntry.price.minor === sum.minor &&
      (lastEntry.reduced ?? false) === isReduced;
    if (isUnchanged) composite.pop();
    composite.push({
      price: sum,
      from: isUnchanged ? lastEntry.from : from,
      to,
      ...(isReduced ? { reduced: true } : {}),
    });
  });
  return composite;
}

/** Returns the entry at `moment`. An entry without `to` ends when the next one begins. */
function entryAt(
  entries: readonly PriceHistoryEntry[],
  moment: EpochMs,
): PriceHistoryEntry | undefined {
  const entry = entries.findLast(({ from }) => from <= moment);
  return entry?.to !== undefined && entry.to <= moment ? undefined : entry;
}
