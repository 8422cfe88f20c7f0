import { maxSkuLength } from '@shop/contract';
import { momentOf, endMomentOf } from '@shop/calendar';
import { timeZone } from './price-record.ts';
import { isPaid } from './written-pricing.ts';

/** New prices of one article, from a line of a price file. Gross, in the shop's currency. */
export interface PriceLine {
  readonly sku: string;
  readonly price: number;
  /** Absent: the line does not change the offer. 0 ends the offer. */
  readonly offer: Offer | undefined;
}

export interface Offer {
  readonly price: number;
  /**
   * Format `2026-11-27` or `2026-11-27 08:00:00`; absent: open. Both bounds are exclusive (PR-16). A date without a
   * time counts from the start of the day, or to its end (PR-18).
   */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const amount = /^\d{1,9}(?:\.\d{1,4})?$/;

/** Reads `sku,price[,special[,from[,to]]]`. Returns text if the line is wrong. */
export function readPriceLine(fields: readonly string[]): PriceLine | string {
  const [sku = '', price = '', special, from = '', to = ''] = fields;
  if (sku === '' || sku.length > maxSkuLength) return 'no sku';
  if (fields.length > 5) return 'more than 5 fields';
  if (!amount.test(price) || Number(price) <= 0) return `price "${price}" is not an amount above 0`;
  if (special === undefined) return { sku, price: Number(price), offer: undefined };
  if (special !== '' && !amount.test(special)) return `special price "${special}" is not an amount`;
  if (Number(special) > 0 && !isPaid(Number(special), Number(price))) {
    return `special price ${special} is not below the price ${price}`;
  }
  for (const [name, text] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (text !== '' && momentOf(text, timeZone) === undefined) {
      return `${name} "${text}" is not a date such as 2026-11-27`;
    }
  }
  const ends = endMomentOf(to, timeZone) ?? Infinity;
  if (ends <= (momentOf(from, timeZone) ?? -Infinity)) {
    return `the offer ends (${to}) before it begins (${from})`;
  }
  return {
    sku,
    price: Number(price),
    offer: { price: Number(special), from: from || undefined, to: to || undefined },
  };
}
