import { unsafeBrand, type IsoDate } from '@shop/kernel';

/** Parts of a day. `month` 1 to 12, `weekday` 1 (Monday) to 7 (Sunday). */
export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

const dayMs = 86_400_000;
const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Type guard: true if a text is `YYYY-MM-DD` and the day exists. Source: CA-3. */
export function isIsoDate(text: string): text is IsoDate {
  return !Number.isNaN(dayNumberOrNaN(text));
}

/**
 * Returns the day with this year, month (1 to 12) and day of the month. Overflow is carried: day 0 is the last day of
 * the previous month, month 13 the next January.
 * Errors: throws `RangeError` outside the years 0000 to 9999. Source: CA-3.
 */
export function isoDateOf(year: number, month: number, day: number): IsoDate {
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  return isoDateFrom(moment);
}

/**
 * Splits a day into its parts.
 * Errors: throws `RangeError` if the text is not an existing day: a programming error, check with `isIsoDate` first.
 * Source: CA-3.
 */
export function dayParts(date: IsoDate): DayParts {
  const moment = new Date(dayNumber(date) * dayMs);
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
    weekday: moment.getUTCDay() || 7,
  };
}

/** Returns the day `days` later, or earlier if negative. Whole days. Errors: as `dayParts`. Source: CA-3. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoDateFrom(new Date((dayNumber(date) + days) * dayMs));
}

/** Returns the number of days from `from` to `to`; negative when `to` is earlier. Errors: as `dayParts`. Source: CA-3. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

function isoDateFrom(moment: Date): IsoDate {
  const text = Number.isNaN(moment.getTime()) ? 'no day' : moment.toISOString();
  if (!/^\d{4}-/.test(text)) throw new RangeError(`Not a day of the years 0000 to 9999: ${text}`);
  return unsafeBrand<IsoDate>(text.slice(0, 10));
}

/** Days since 1970-01-01. */
function dayNumber(date: IsoDate): number {
  const days = dayNumberOrNaN(date);
  if (Number.isNaN(days)) throw new RangeError(`Not a day: ${date}`);
  return days;
}

function dayNumberOrNaN(text: string): number {
  if (!shape.test(text)) return Number.NaN;
  const ms = Date.parse(`${text}T00:00:00Z`);
  // Some engines read 30 February as a day in March instead of refusing it.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text) return Number.NaN;
  return ms / dayMs;
}
