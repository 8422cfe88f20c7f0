import type { EpochMs, IsoDate } from '@shop/kernel';
import { budapestDate, budapestTime, dayParts } from '@shop/calendar';
import { monthName, weekdayName } from './date-words.ts';
import type { Locale } from '../locale.ts';

/**
 * `numeric` 2026. 03. 05. · `long` 2026. március 5. · `weekday` 2026. március 5., csütörtök ·
 * `short` márc. 5.
 */
export type DateStyle = 'numeric' | 'long' | 'weekday' | 'short';

/**
 * Formats a day in words or numbers. A time is formatted as its day in Budapest.
 * Errors: throws `RangeError` for an invalid day or time.
 * Source: FO-18.
 */
export function formatDate(when: IsoDate | EpochMs, locale: Locale, style: DateStyle): string {
  const { year, month, day, weekday } = dayParts(
    typeof when === 'number' ? budapestDate(when) : when,
  );
  switch (style) {
    case 'numeric':
      return numeric(twoDigits(day), twoDigits(month), String(year).padStart(4, '0'), locale);
    case 'short':
      return dayAndMonth(day, monthName(month, locale, 'short'), locale);
    case 'long':
      return longDate(year, month, day, locale);
    case 'weekday': {
      const date = longDate(year, month, day, locale);
      const name = weekdayName(weekday, locale);
      if (locale === 'hu') return `${date}, ${name}`;
      return locale === 'de' || locale === 'ro' ? `${name}, ${date}` : `${name} ${date}`;
    }
  }
}

/**
 * `2026. 03. 05. 15:07`: numbers, 24-hour clock, the time in Budapest.
 * Errors: throws `RangeError` for an invalid time.
 * Source: FO-19.
 */
export function formatDateTime(at: EpochMs, locale: Locale): string {
  const { date, hour, minute } = budapestTime(at);
  const comma = locale === 'hu' ? '' : ',';
  return `${formatDate(date, locale, 'numeric')}${comma} ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/**
 * `2026-03-05 15:07`: the format of order lists, the same in every language, the time in Budapest.
 * `pattern`: `YYYY`, `MM`, `DD`, `HH` and `mm` are replaced by the parts of the time; other characters stay.
 * Errors: throws `RangeError` for an invalid time.
 * Source: FO-20.
 */
export function formatOrderDate(at: EpochMs, pattern = 'YYYY-MM-DD HH:mm'): string {
  const { date, hour, minute } = budapestTime(at);
  const [YYYY = '', MM = '', DD = ''] = date.split('-');
  const parts: Readonly<Record<string, string>> = {
    YYYY,
    MM,
    DD,
    HH: twoDigits(hour),
    mm: twoDigits(minute),
  };
  return pattern.replace(/YYYY|MM|DD|HH|mm/g, (name) => parts[name] ?? name);
}

/** `március 5.`, `5. März`, `5 marzo`, `5 March`: a day in its month, with the month in long or short form. */
export function dayAndMonth(day: number, monthText: string, locale: Locale): string {
  if (locale === 'hu') return `${monthText} ${day}.`;
  return locale === 'de' ? `${day}. ${monthText}` : `${day} ${monthText}`;
}

/** `2026. március 5.`, `5. März 2026`. */
export function longDate(year: number, month: number, day: number, locale: Locale): string {
  const dayText = dayAndMonth(day, monthName(month, locale, 'long'), locale);
  return locale === 'hu' ? `${year}. ${dayText}` : `${dayText} ${year}`;
}

function numeric(day: string, month: string, year: string, locale: Locale): string {
  switch (locale) {
    case 'hu':
      return `${year}. ${month}. ${day}.`;
    case 'de':
    case 'ro':
      return `${day}.${month}.${year}`;
    case 'it':
    case 'en':
      return `${day}/${month}/${year}`;
  }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
