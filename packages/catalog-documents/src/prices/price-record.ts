import { priceHistory, type PriceHistoryEntry, type PriceRecord } from '@shop/pricing';
import type { Source } from '../document.ts';
import { toNumber, toRawText, toText } from '../coerce.ts';

/** Prices follow one time zone in all countries of the shop. */
export const timeZone = 'Europe/Budapest';

/** Reads an item of a document's `price_history`; `undefined` if it is invalid. */
export function priceRecord(item: Source): PriceRecord | undefined {
  const price = toNumber(item['price']);
  const from = toRawText(item['from']);
  const to = toText(item['to']);
  if (price === undefined || from === undefined) return undefined;
  const reduced = item['reduced'] === true ? { reduced: true } : {};
  return { price, from, to, ...reduced };
}

/** Reads an item as an entry of the ledger; `undefined` also if a date cannot be read. Import files are in forints. */
export function ledgerEntry(item: Source): PriceHistoryEntry | undefined {
  const record = priceRecord(item);
  return record && priceHistory([record], 'HUF', timeZone)[0];
}
