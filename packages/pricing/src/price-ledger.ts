import type { EpochMs } from '@shop/kernel';
import { moneyFromWire, type Currency } from './money.ts';
import type { PriceLedgerEntry } from './prior-price.ts';
import { dayMs, momentOf, type TimeZone } from './zone-time.ts';

/** A price of the past as a catalogue writes it: gross, in units of the wire. */
export interface PriceRecord {
  readonly price: number;
  /** The first day or moment it held. */
  readonly from: string;
  /** The last day it held, or the moment it ended; absent while it holds. */
  readonly to?: string | undefined;
  /** Announced as a reduction while it held. */
  readonly reduced?: boolean | undefined;
}

/** As long as a day without a time is written. */
const bareDayLength = 10;

/**
 * The price ledger of a product, read from its catalogue document.
 *
 * Bounds: days are whole days of `timeZone`, the last included; records with a date that is none are left out.
 * Source: PR-45.
 */
export function priceLedger(
  records: readonly PriceRecord[],
  currency: Currency,
  timeZone: TimeZone,
): readonly PriceLedgerEntry[] {
  return records.flatMap(({ price, from, to, reduced }) => {
    const begins = momentOf(from, timeZone);
    const ends = to === undefined ? undefined : endOf(to, timeZone);
    if (begins === undefined || (to !== undefined && ends === undefined)) return [];
    const entry = { price: moneyFromWire(price, currency), from: begins };
    return [{ ...entry, ...(ends && { to: ends }), ...(reduced && { reduced }) }];
  });
}

/** The first moment after `to`. A day that ends with a change of clocks has 23 or 25 hours. */
function endOf(to: string, timeZone: TimeZone): EpochMs | undefined {
  const moment = momentOf(to, timeZone);
  if (moment === undefined || to.length > bareDayLength) return moment;
  const noonOfNext = Date.parse(`${to}T12:00:00Z`) + dayMs;
  return momentOf(new Date(noonOfNext).toISOString().slice(0, 10), timeZone);
}
