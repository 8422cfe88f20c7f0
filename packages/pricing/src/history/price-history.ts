import { moneyFromWire, type Currency } from '@shop/money';
import type { PriceHistoryEntry } from './prior-price.ts';
import { endMomentOf, momentOf, type TimeZone } from '@shop/calendar';

/** Price record of a catalog: gross, in wire units. */
export interface PriceRecord {
  readonly price: number;
  /** First day or moment at which the price was valid. */
  readonly from: string;
  /** Last day on which the price was valid, or the moment at which it ended; absent while it is valid. */
  readonly to?: string | undefined;
  /** True if the price was announced as a reduction. */
  readonly reduced?: boolean | undefined;
}

/**
 * Parses the price history of a product from its catalog document.
 *
 * Bounds: days are whole days of `timeZone`, the last included; records with an invalid date are left out. Source:
 * PR-39.
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
