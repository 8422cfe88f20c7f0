import { centralEuropeanClock, centralEuropeanMoment } from './central-european-time.ts';
import { type EpochMs, type IsoDate } from '@shop/kernel';
import { dayParts, isoDateOf } from './calendar-day.ts';

/** Wall-clock time in Budapest. */
export interface WallTime {
  readonly date: IsoDate;
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

/**
 * Returns day and time in Europe/Budapest, which are also those of Berlin and Rome.
 * Bounds: exact since 1996. Seconds are dropped.
 * Errors: throws `RangeError` for an invalid time.
 * Source: CA-4; the rule of summer time is CA-1.
 */
export function budapestTime(at: EpochMs): WallTime {
  const shifted = new Date(centralEuropeanClock(at));
  if (Number.isNaN(shifted.getTime())) throw new RangeError(`Not a moment: ${at}`);
  return {
    date: isoDateOf(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, shifted.getUTCDate()),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** Returns the day in Budapest. Errors: as `budapestTime`. Source: CA-4. */
export function budapestDate(at: EpochMs): IsoDate {
  return budapestTime(at).date;
}

/**
 * Returns the moment at which a clock in Budapest shows this time. For an hour that is repeated in autumn, the first
 * one; for an hour that is skipped in spring, one hour later on the clock.
 * Errors: throws `RangeError` if `date` is not an existing day.
 * Source: CA-5; the rule of summer time is CA-2.
 */
export function budapestMoment(date: IsoDate, hour = 0, minute = 0): EpochMs {
  const { year, month, day } = dayParts(date);
  const wall = new Date(0);
  wall.setUTCFullYear(year, month - 1, day);
  wall.setUTCHours(hour, minute);
  return centralEuropeanMoment(wall.getTime());
}
