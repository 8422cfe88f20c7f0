import type { IsoDate } from '@shop/kernel';
import { dayParts } from '@shop/calendar';
import { monthName } from './date-words.ts';
import { dayAndMonth, longDate } from './date.ts';
import { enDash } from '../number/grouping.ts';
import type { Locale } from '../locale.ts';

/**
 * `március 5–8.`, `március 30. – április 2.`, `2026. december 30. – 2027. január 4.`: writes the year only if the years
 * differ. The earlier day comes first, in any order of the arguments; two equal days give one day.
 * Errors: throws `RangeError` if either is not an existing day.
 * Source: FO-21.
 */
export function formatDateRange(first: IsoDate, second: IsoDate, locale: Locale): string {
  const [from, to] =
    first <= second ? [dayParts(first), dayParts(second)] : [dayParts(second), dayParts(first)];
  const wide = ` ${enDash} `;
  if (from.year !== to.year) {
    const start = longDate(from.year, from.month, from.day, locale);
    return start + wide + longDate(to.year, to.month, to.day, locale);
  }
  const end = dayAndMonth(to.day, monthName(to.month, locale, 'long'), locale);
  if (from.month !== to.month) {
    return dayAndMonth(from.day, monthName(from.month, locale, 'long'), locale) + wide + end;
  }
  if (from.day === to.day) return end;
  const month = monthName(to.month, locale, 'long');
  if (locale === 'hu') return `${month} ${from.day}${enDash}${to.day}.`;
  const start = locale === 'de' ? `${from.day}.` : String(from.day);
  return start + enDash + end;
}
