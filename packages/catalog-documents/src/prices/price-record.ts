import { priceHistory, type PriceHistoryEntry, type PriceRecord } from '@shop/pricing';
import type { Source } from '../document.ts';
import { toNumber, toRawText, toText } from '../coerce.ts';

/** Prices have one clock in all of the shop's countries. */
export const timeZone = 'Europe/Budapest';

/** An item of a document's `price_history`; `undefined` for what is none. */
export function priceRecord(item: Source): PriceRecord | undefined {
  const price = toNumber(item['price']);
  const from = toRawText(item['from']);
  const to = toText(item['to']);
  if (price === undefined || from === undefined) return undefined;
  const reduced = item['reduced'] === true ? { reduced: true } : {};
  return { price, from, to, ...reduced };
}

/** The same as an entry of the ledger: `undefined` also where a date cannot be read. Import files are in forints. */
export function ledgerEntry(item: Source): PriceHistoryEntry | undefined {
  const record = priceRecord(item);
  return record && priceHistory([record], 'HUF', timeZone)[0];
}
