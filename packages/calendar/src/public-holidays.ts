import type { IsoDate } from '@shop/kernel';
import { addDays, isoDateOf } from './calendar-day.ts';

const fixed: readonly (readonly [month: number, day: number])[] = [
  [1, 1],
  [3, 15],
  [5, 1],
  [8, 20],
  [10, 23],
  [11, 1],
  [12, 24],
  [12, 25],
  [12, 26],
];

/**
 * Returns Easter Sunday of a year of the Gregorian calendar.
 * Bounds: 1583 to 9999. Source: CA-8; the anonymous Gregorian computus.
 */
export function easterSunday(year: number): IsoDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const skippedLeap = Math.floor(century / 4);
  const moonShift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - skippedLeap - moonShift + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 19 * toSunday) / 433);
  const month = Math.floor((epact + toSunday - 7 * correction + 90) / 25);
  const day = (epact + toSunday - 7 * correction + 33 * month + 19) % 32;
  return isoDateOf(year, month, day);
}

/**
 * Returns the public holidays of Hungary in a year, by date: the nine fixed days, Good Friday, Easter Monday and Whit
 * Monday.
 * Bounds: the list in force since 2025, when 24 December was added. Source: CA-9.
 */
export function publicHolidays(year: number): readonly IsoDate[] {
  const easter = easterSunday(year);
  const moving = [addDays(easter, -2), addDays(easter, 1), addDays(easter, 50)];
  return [...fixed.map(([month, day]) => isoDateOf(year, month, day)), ...moving].sort();
}
