import type { EpochMs } from '@shop/kernel';
import { endMomentOf, momentOf, type TimeZone } from './zone-time.ts';

/** When an offer runs, in the words of a product document. */
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
 * The offer's dates as moments.
 *
 * Bounds: a missing bound (absent, empty or all zeros) is open. No moment lies inside one that cannot be read:
 * nobody is promised a price by a typing mistake. An end that is a bare day is the end of that day.
 * Source: PR-14, PR-15, PR-53.
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

// What was read last: the products of one campaign share its dates.
let lastFrom: string | null | undefined;
let lastTo: string | null | undefined;
let lastZone: TimeZone | undefined;
let lastBounds: SpecialBounds = { from: 0, to: 0 };

/**
 * Whether `now` lies inside the offer's dates.
 *
 * Bounds: strict, the first and the last moment do not belong to the offer. Source: PR-14, PR-15.
 */
export function isInSpecialWindow(
  window: SpecialWindow,
  now: EpochMs,
  timeZone?: TimeZone,
): boolean {
  const { from, to } = specialBounds(window, timeZone);
  return from < now && now < to;
}
