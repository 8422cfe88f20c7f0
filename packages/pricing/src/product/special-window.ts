import type { EpochMs } from '@shop/kernel';
import { endMomentOf, momentOf, type TimeZone } from '@shop/calendar';

/** Dates of a special price, with the field names of a product document. */
export interface SpecialWindow {
  readonly special_from_date?: string | null | undefined;
  readonly special_to_date?: string | null | undefined;
}

/** Start and end of a special price in epoch ms. */
export interface SpecialBounds {
  /** Minus infinity without a start date, NaN for an invalid one. */
  readonly from: number;
  /** Infinity without an end date, NaN for an invalid one. */
  readonly to: number;
}

/**
 * Converts the dates of a special price to timestamps.
 *
 * Bounds: a missing date (absent, empty or all zeros) sets no bound. With an invalid date the special price is never
 * active, so that a typing error promises no price. An end that is a date without a time is the end of that day.
 * Source: PR-16, PR-17, PR-18.
 */
export function specialBounds(
  { special_from_date: from, special_to_date: to }: SpecialWindow,
  timeZone: TimeZone = 'Europe/Budapest',
): SpecialBounds {
  if (from !== lastFrom || to !== lastTo || timeZone !== lastZone) {
    lastFrom = from;
    lastTo = to;
    lastZone = timeZone;
    const bound = (text: typeof from, openBound: number, parse: typeof momentOf) =>
      !text || text.startsWith('0000-00-00') ? openBound : (parse(text, timeZone) ?? Number.NaN);
    lastBounds = { from: bound(from, -Infinity, momentOf), to: bound(to, Infinity, endMomentOf) };
  }
  return lastBounds;
}

// Caches the last parsed dates: the products of one campaign share them.
let lastFrom: string | null | undefined;
let lastTo: string | null | undefined;
let lastZone: TimeZone | undefined;
let lastBounds: SpecialBounds = { from: 0, to: 0 };

/**
 * Returns true if `now` is between the dates of the special price.
 *
 * Bounds: exclusive at both ends. Source: PR-16, PR-17.
 */
export function isInSpecialWindow(
  window: SpecialWindow,
  now: EpochMs,
  timeZone?: TimeZone,
): boolean {
  const { from, to } = specialBounds(window, timeZone);
  return from < now && now < to;
}
