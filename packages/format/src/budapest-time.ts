import { as, type EpochMs, type IsoDate } from '@shop/kernel';
import { dayParts, isoDateOf } from './calendar-day.ts';

/** What the clock on a wall in Budapest shows. */
export interface WallTime {
  readonly date: IsoDate;
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

const hourMs = 3_600_000;

/**
 * The day and time in Europe/Budapest, which is also the time of Berlin and Rome.
 *
 * Counted from the rule of the European Union and not from the runtime's zone data, so that every machine
 * agrees: UTC+1, and UTC+2 from the last Sunday of March, 01:00 UTC, to the last Sunday of October, 01:00 UTC.
 * Bounds: exact since 1996; earlier moments follow the same rule. Seconds are dropped.
 * Errors: throws `RangeError` for what is no moment.
 * Source: FO-15.
 */
export function budapestTime(at: EpochMs): WallTime {
  const shifted = new Date(at + offsetMs(at));
  if (Number.isNaN(shifted.getTime())) throw new RangeError(`Not a moment: ${at}`);
  return {
    date: isoDateOf(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, shifted.getUTCDate()),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** The day in Budapest. Errors: as `budapestTime`. Source: FO-15. */
export function budapestDate(at: EpochMs): IsoDate {
  return budapestTime(at).date;
}

/**
 * The moment a Budapest wall clock shows this time. An hour that comes twice in autumn means its first,
 * an hour left out in spring means the same moment one hour later on the clock.
 *
 * Errors: throws `RangeError` if `date` is not an existing day.
 * Source: FO-16.
 */
export function budapestMoment(date: IsoDate, hour = 0, minute = 0): EpochMs {
  const { year, month, day } = dayParts(date);
  const wall = new Date(0);
  wall.setUTCFullYear(year, month - 1, day);
  wall.setUTCHours(hour, minute);
  const inSummer = wall.getTime() - 2 * hourMs;
  const isSummer = offsetMs(as<EpochMs>(inSummer)) === 2 * hourMs;
  return as<EpochMs>(isSummer ? inSummer : wall.getTime() - hourMs);
}

function offsetMs(at: EpochMs): number {
  const year = new Date(at).getUTCFullYear();
  const isSummer = at >= lastSundayAtOne(year, 2) && at < lastSundayAtOne(year, 9);
  return isSummer ? 2 * hourMs : hourMs;
}

/** The last Sunday of a month of 31 days, 01:00 UTC. `monthIndex` counts from 0. */
function lastSundayAtOne(year: number, monthIndex: number): number {
  const last = new Date(0);
  last.setUTCFullYear(year, monthIndex, 31);
  last.setUTCDate(31 - last.getUTCDay());
  return last.setUTCHours(1);
}
