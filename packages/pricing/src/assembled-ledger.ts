import type { EpochMs } from '@shop/kernel';
import type { Money } from './money.ts';
import type { PriceLedgerEntry } from './prior-price.ts';

/** A part of what is sold together, and what it cost. */
export interface LedgerPart {
  readonly qty: number;
  readonly ledger: readonly PriceLedgerEntry[];
}

/**
 * What a bundle or a grouped product cost while its parts cost what their ledgers say: the sum of all parts,
 * from each change of any of them to the next. Before the last part has come and after the first has gone it
 * cost nothing that counts. It was reduced while any part was.
 *
 * Bounds: the parts as they are now, in these numbers, all of one currency; entries in any order, without overlap.
 * Source: PR-50.
 */
export function assembledLedger(parts: readonly LedgerPart[]): readonly PriceLedgerEntry[] {
  const ledgers = parts.map(({ qty, ledger }) => ({
    qty,
    entries: [...ledger].sort((a, b) => a.from - b.from),
  }));
  const changes = ledgers.flatMap(({ entries }) =>
    entries.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to])),
  );
  const moments = [...new Set(changes)].sort((a, b) => a - b);
  const whole: PriceLedgerEntry[] = [];
  moments.forEach((from, at) => {
    const held = ledgers.map(({ qty, entries }) => ({ qty, entry: entryAt(entries, from) }));
    const sum = held.reduce<Money | undefined>((total, { qty, entry }, part) => {
      if (entry === undefined || (part > 0 && total === undefined)) return undefined;
      const minor = (total?.minor ?? 0) + entry.price.minor * qty;
      return { currency: entry.price.currency, minor };
    }, undefined);
    if (sum === undefined) return;
    const isReduced = held.some(({ entry }) => entry?.reduced === true);
    const to = moments[at + 1];
    const last = whole.at(-1);
    const goesOn =
      last?.to === from && last.price.minor === sum.minor && (last.reduced ?? false) === isReduced;
    if (goesOn) whole.pop();
    whole.push({
      price: sum,
      from: goesOn ? last.from : from,
      ...(to === undefined ? {} : { to }),
      ...(isReduced ? { reduced: true } : {}),
    });
  });
  return whole;
}

/** An entry left open ends when the next one begins. */
function entryAt(
  entries: readonly PriceLedgerEntry[],
  moment: EpochMs,
): PriceLedgerEntry | undefined {
  const found = entries.findLast(({ from }) => from <= moment);
  return found?.to !== undefined && found.to <= moment ? undefined : found;
}
