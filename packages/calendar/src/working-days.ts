import type { IsoDate } from '@shop/kernel';
import { addDays, dayParts } from './calendar-day.ts';
import { publicHolidays } from './public-holidays.ts';

/** Exceptions from the plain calendar by decree or by the shop. */
export interface WorkCalendar {
  /** Days worked although they fall on a Saturday, Sunday or holiday. Win over everything else. */
  readonly extraWorkingDays?: readonly IsoDate[] | undefined;
  /** Days off although nothing in the calendar says so. */
  readonly extraDaysOff?: readonly IsoDate[] | undefined;
}

/** A first and a last day, both included. */
export interface DayWindow {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/**
 * Returns true if the day is a working day in Hungary: Monday to Friday and no public holiday.
 *
 * Errors: throws `RangeError` if it is not an existing day. Source: CA-10.
 */
export function isWorkingDay(day: IsoDate, calendar: WorkCalendar = {}): boolean {
  const { year, weekday } = dayParts(day);
  if (calendar.extraWorkingDays?.includes(day) === true) return true;
  if (calendar.extraDaysOff?.includes(day) === true) return false;
  return weekday <= 5 && !publicHolidays(year).includes(day);
}

/**
 * The `count`th working day after `day`, which itself is not counted. 0 gives `day` if it is a working day,
 * else the next one.
 *
 * Bounds: whole, 0 to 1000. Errors: throws `RangeError` outside, and if `day` does not exist.
 * Source: CA-11.
 */
export function addWorkingDays(day: IsoDate, count: number, calendar: WorkCalendar = {}): IsoDate {
  if (!Number.isInteger(count) || count < 0 || count > 1000) {
    throw new RangeError(`Not a number of working days from 0 to 1000: ${count}`);
  }
  let current = day;
  let remainingDays = count;
  while (remainingDays > 0) {
    current = addDays(current, 1);
    if (isWorkingDay(current, calendar)) remainingDays -= 1;
  }
  while (!isWorkingDay(current, calendar)) current = addDays(current, 1);
  return current;
}

/**
 * The days between which goods arrive that leave after `min` to `max` working days, counted from `ordered`.
 *
 * Bounds: 0 ≤ min, max ≤ 1000; given the wrong way round they are swapped. Errors: as `addWorkingDays`.
 * Source: CA-13.
 */
export function deliveryWindow(
  ordered: IsoDate,
  workingDays: { readonly min: number; readonly max: number },
  calendar: WorkCalendar = {},
): DayWindow {
  const soonest = Math.min(workingDays.min, workingDays.max);
  const latest = Math.max(workingDays.min, workingDays.max);
  return {
    from: addWorkingDays(ordered, soonest, calendar),
    to: addWorkingDays(ordered, latest, calendar),
  };
}

/** From when the first of several may come until when the last has; none of nothing. Source: CA-14. */
export function cartWindow(windows: readonly DayWindow[]): DayWindow | undefined {
  const [first] = windows.map(({ from }) => from).toSorted();
  const last = windows
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  return first === undefined || last === undefined ? undefined : { from: first, to: last };
}
