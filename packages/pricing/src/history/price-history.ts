import { moneyFromWire, type Currency } from '@shop/money';
import type { PriceHistoryEntry } from './prior-price.ts';
import { endMomentOf, momentOf, type TimeZone } from '@shop/calendar';

/** Price record of a catalog: gross, in wire units. */
export interface PriceRecord {
  readonly price: number;
  /** The first day or moment it held. */
  readonly from: string;
  /** The last day it held, or the moment it ended; absent while it holds. */
  readonly to?: string | undefined;
  /** Announced as a reduction while it held. */
  readonly reduced?: boolean | undefined;
}

/**
 * Parses the price ledger of a product from its catalog document.
 *
 * Bounds: days are whole days of `timeZone`, the last included; records with a date that is none are left out.
 * Source: PR-39.
 */
export function priceHistory(
  records: readonly PriceRecord[],
  currency: Currency,
  timeZone: TimeZone,
): readonly PriceHistoryEntry[] {
  return records.flatMap(({ price, from, to, reduced }) => {
    const begins = momentOf(from, timeZone);
    const ends = to === undefined ? undefined : endMomentOf(to, timeZone);
    if (begins === undefined || (to !== undefined && ends === undefined)) return [];
    const entry = { price: moneyFromWire(price, currency), from: begins };
    return [{ ...entry, ...(ends && { to: ends }), ...(reduced && { reduced }) }];
  });
}
