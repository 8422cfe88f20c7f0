import type { StoreContent } from '@shop/content';

/** Opening state of a store at a given time. Local times of the store: `09:00`. */
export type OpeningState =
  | { readonly kind: 'open'; readonly closes: string }
  | { readonly kind: 'opens-later'; readonly opens: string; readonly closes: string }
  | { readonly kind: 'closed-by-now' }
  | { readonly kind: 'closed-today' };

/** A time in the store's time zone. */
export interface ShopMoment {
  /** `2026-03-05` */
  readonly date: string;
  /** Monday is 0. */
  readonly weekday: number;
  /** `14:05` */
  readonly time: string;
  readonly isHoliday: boolean;
}

/**
 * Returns if a store is open or closed, and until when.
 * Bounds: open from the first minute of its hours, closed at the last. Closed all day on holidays and on its own
 * closing days. Source: CC-63.
 */
export function openingState(
  { hours, closedOn }: Pick<StoreContent, 'closedOn' | 'hours'>,
  { date, weekday, time, isHoliday }: ShopMoment,
): OpeningState {
  const today = hours[weekday] ?? null;
  if (today === null || isHoliday || closedOn.includes(date)) return { kind: 'closed-today' };
  if (time < today.opens) return { kind: 'opens-later', ...today };
  return time < today.closes ? { kind: 'open', closes: today.closes } : { kind: 'closed-by-now' };
}
