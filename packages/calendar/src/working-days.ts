import type { IsoDate } from '@shop/kernel';
import { addDays, dayParts } from './calendar-day.ts';
import { publicHolidays } from './public-holidays.ts';

/** Exceptions from the standard calendar, by decree or by the shop. */
export interface WorkCalendar {
  /** Working days that fall on a Saturday, Sunday or holiday. They take precedence over all other rules. */
  readonly extraWorkingDays?: readonly IsoDate[] | undefined;
  /** Additional days off. */
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
 * Returns the `count`th working day after `day`, which itself is not counted. 0 returns `day` if it is a working day,
 * else the next one.
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
 * Returns the first and last day of arrival of articles that leave after `min` to `max` working days, counted from
 * `ordered`.
 * Bounds: 0 ≤ min, max ≤ 1000; swapped if in the wrong order. Errors: as `addWorkingDays`.
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

/** Returns the earliest first and the latest last day of several windows; nothing for an empty list. Source: CA-14. */
export function cartWindow(windows: readonly DayWindow[]): DayWindow | undefined {
  const [first] = windows.map(({ from }) => from).toSorted();
  const last = windows
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  return first === undefined || last === undefined ? undefined : { from: first, to: last };
}
