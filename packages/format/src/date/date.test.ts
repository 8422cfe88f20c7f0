import { unsafeBrand, type EpochMs, type IsoDate } from '@shop/kernel';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '@shop/calendar';
import { formatDateRange } from './date-range.ts';
import { formatDate, formatDateTime, formatOrderDate, type DateStyle } from './date.ts';
import { locales, type Locale } from '../locale.ts';

const day = (text: string) => unsafeBrand<IsoDate>(text);
const march5 = day('2026-03-05');
const afternoon = unsafeBrand<EpochMs>(Date.UTC(2026, 2, 5, 14, 7));

it.each<[locale: Locale, style: DateStyle, text: string]>([
  ['hu', 'numeric', '2026. 03. 05.'],
  ['hu', 'long', '2026. március 5.'],
  ['hu', 'weekday', '2026. március 5., csütörtök'],
  ['hu', 'short', 'márc. 5.'],
  ['de', 'numeric', '05.03.2026'],
  ['de', 'long', '5. März 2026'],
  ['de', 'weekday', 'Donnerstag, 5. März 2026'],
  ['de', 'short', '5. März'],
  ['it', 'numeric', '05/03/2026'],
  ['it', 'long', '5 marzo 2026'],
  ['it', 'weekday', 'giovedì 5 marzo 2026'],
  ['it', 'short', '5 mar'],
  ['ro', 'numeric', '05.03.2026'],
  ['ro', 'long', '5 martie 2026'],
  ['ro', 'weekday', 'joi, 5 martie 2026'],
  ['ro', 'short', '5 mar.'],
  ['en', 'numeric', '05/03/2026'],
  ['en', 'long', '5 March 2026'],
  ['en', 'weekday', 'Thursday 5 March 2026'],
  ['en', 'short', '5 Mar'],
])('[FO-18] in "%s" the %s form of a day is %s', (locale, style, text) => {
  expect(formatDate(march5, locale, style)).toBe(text);
});

it('[FO-18] a moment is the day it falls on in Budapest', () => {
  const lateInUtc = unsafeBrand<EpochMs>(Date.UTC(2026, 2, 4, 23, 30));
  expect(formatDate(lateInUtc, 'hu', 'numeric')).toBe('2026. 03. 05.');
});

it.each(locales)('[FO-18] in "%s" every month and weekday has a name of its own', (locale) => {
  const names = (style: DateStyle, step: number, times: number) =>
    new Set(
      Array.from({ length: times }, (_, n) =>
        formatDate(addDays(day('2026-01-05'), n * step), locale, style).replace(/[\d.,]/g, ''),
      ),
    );
  expect(names('short', 30, 12).size).toBe(12);
  expect(names('long', 30, 12).size).toBe(12);
  expect(names('weekday', 1, 7).size).toBe(7);
});

it('[FO-18] an invalid day is rejected', () => {
  expect(() => formatDate(day('2026-02-30'), 'hu', 'long')).toThrow(RangeError);
});

it.each<[locale: Locale, text: string]>([
  ['hu', '2026. 03. 05. 15:07'],
  ['de', '05.03.2026, 15:07'],
  ['it', '05/03/2026, 15:07'],
  ['ro', '05.03.2026, 15:07'],
  ['en', '05/03/2026, 15:07'],
])('[FO-19] in "%s" day and time are %s', (locale, text) => {
  expect(formatDateTime(afternoon, locale)).toBe(text);
});

it('[FO-20] order lists write YYYY-MM-DD HH:mm, in the time of Budapest', () => {
  expect(formatOrderDate(afternoon)).toBe('2026-03-05 15:07');
  expect(formatOrderDate(unsafeBrand<EpochMs>(Date.UTC(2026, 6, 1, 22, 5)))).toBe(
    '2026-07-02 00:05',
  );
});

it.each([
  ['YYYY. MM. DD. HH:mm', '2026. 03. 05. 15:07'],
  ['DD/MM/YYYY', '05/03/2026'],
  ['az óra: HH', 'az óra: 15'],
])('[FO-20] by the pattern %j order lists write %s', (pattern, text) => {
  expect(formatOrderDate(afternoon, pattern)).toBe(text);
});

it.each<[locale: Locale, from: string, to: string, text: string]>([
  ['hu', '2026-03-05', '2026-03-08', 'március 5–8.'],
  ['de', '2026-03-05', '2026-03-08', '5.–8. März'],
  ['it', '2026-03-05', '2026-03-08', '5–8 marzo'],
  ['ro', '2026-03-05', '2026-03-08', '5–8 martie'],
  ['en', '2026-03-05', '2026-03-08', '5–8 March'],
  ['hu', '2026-03-30', '2026-04-02', 'március 30. – április 2.'],
  ['de', '2026-03-30', '2026-04-02', '30. März – 2. April'],
  ['it', '2026-03-30', '2026-04-02', '30 marzo – 2 aprile'],
  ['en', '2026-03-30', '2026-04-02', '30 March – 2 April'],
  ['hu', '2026-12-30', '2027-01-04', '2026. december 30. – 2027. január 4.'],
  ['de', '2026-12-30', '2027-01-04', '30. Dezember 2026 – 4. Januar 2027'],
  ['hu', '2026-03-05', '2026-03-05', 'március 5.'],
  ['hu', '2026-03-08', '2026-03-05', 'március 5–8.'],
])('[FO-21] in "%s" the days from %s to %s are %s', (locale, from, to, text) => {
  expect(formatDateRange(day(from), day(to), locale)).toBe(text);
});

it('[FO-21] a range reads the same whichever end comes first', () => {
  const days = fc.integer({ min: 0, max: 900 }).map((n) => addDays(march5, n));
  fc.assert(
    fc.property(days, days, fc.constantFrom(...locales), (a, b, locale) => {
      expect(formatDateRange(a, b, locale)).toBe(formatDateRange(b, a, locale));
    }),
  );
});
