import type { EpochMs } from '@shop/kernel';
import { endMomentOf, momentOf, type TimeZone } from '@shop/calendar';

/** Dates of an offer, with the field names of a product document. */
export interface SpecialWindow {
  readonly special_from_date?: string | null | undefined;
  readonly special_to_date?: string | null | undefined;
}

/** The dates of an offer as moments, in milliseconds. */
export interface SpecialBounds {
  /** Minus infinity where it is open, NaN where it cannot be read. */
  readonly from: number;
  /** Infinity where it is open, NaN where it cannot be read. */
  readonly to: number;
}

/**
 * Converts the dates of an offer to timestamps.
 *
 * Bounds: a missing bound (absent, empty or all zeros) is open. With an unreadable bound the offer is never active, so
 * a typing error promises no price. An end that is a date without a time is the end of that day. Source: PR-16, PR-17,
 * PR-18.
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
 * True if `now` is inside the dates of the offer.
 *
 * Bounds: strict, the first and the last moment do not belong to the offer. Source: PR-16, PR-17.
 */
export function isInSpecialWindow(
  window: SpecialWindow,
  now: EpochMs,
  timeZone?: TimeZone,
): boolean {
  const { from, to } = specialBounds(window, timeZone);
  return from < now && now < to;
}
