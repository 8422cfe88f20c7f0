import type { EpochMs } from '@shop/kernel';
import { momentOf, type TimeZone } from './zone-time.ts';

/** When an offer runs, in the words of a product document. */
export interface SpecialWindow {
  readonly special_from_date?: string | null | undefined;
  readonly special_to_date?: string | null | undefined;
}

/** The dates of an offer as moments: minus and plus infinity where it is open. */
export interface SpecialBounds {
  readonly from: number;
  readonly to: number;
}

/**
 * The offer's dates as moments.
 *
 * Bounds: a missing bound (absent, empty or all zeros) is open. `undefined` where one cannot be read, which closes
 * the offer: nobody is promised a price by a typing mistake. Source: PR-14, PR-15.
 */
export function specialBounds(
  window: SpecialWindow,
  timeZone: TimeZone = 'Europe/Budapest',
): SpecialBounds | undefined {
  const from = bound(window.special_from_date, -Infinity, timeZone);
  const to = bound(window.special_to_date, Infinity, timeZone);
  return from === undefined || to === undefined ? undefined : { from, to };
}

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
  const bounds = specialBounds(window, timeZone);
  return bounds !== undefined && bounds.from < now && now < bounds.to;
}

function bound(
  text: string | null | undefined,
  open: number,
  timeZone: TimeZone,
): number | undefined {
  if (!text || text.startsWith('0000-00-00')) return open;
  return momentOf(text, timeZone);
}
