import type { EpochMs } from '@shop/kernel';
import { momentOf, type TimeZone } from './zone-time.ts';

/** When an offer runs, in the words of a product document. */
export interface SpecialWindow {
  readonly special_from_date?: string | null | undefined;
  readonly special_to_date?: string | null | undefined;
}

/**
 * Whether `now` lies inside the offer's dates.
 *
 * Bounds: strict, the first and the last moment do not belong to the offer; a missing bound (absent, empty
 * or all zeros) is open. A bound that cannot be read closes the offer: nobody is promised a price by a
 * typing mistake. Source: PR-14, PR-15.
 */
export function isInSpecialWindow(
  window: SpecialWindow,
  now: EpochMs,
  timeZone: TimeZone = 'Europe/Budapest',
): boolean {
  const from = bound(window.special_from_date, -Infinity, timeZone);
  const to = bound(window.special_to_date, Infinity, timeZone);
  return from !== undefined && to !== undefined && from < now && now < to;
}

function bound(
  text: string | null | undefined,
  open: number,
  timeZone: TimeZone,
): number | undefined {
  if (!text || text.startsWith('0000-00-00')) return open;
  return momentOf(text, timeZone);
}
