import { unsafeBrand, type IsoDate } from '@shop/kernel';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayParts, daysBetween } from './calendar-day.ts';
import { easterSunday, publicHolidays } from './public-holidays.ts';
import {
  addWorkingDays,
  cartWindow,
  deliveryWindow,
  isWorkingDay,
  type WorkCalendar,
} from './working-days.ts';

const day = (text: string) => unsafeBrand<IsoDate>(text);

it.each<[year: number, sunday: string]>([
  [1998, '1998-04-12'],
  [2008, '2008-03-23'],
  [2019, '2019-04-21'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('[CA-8] Easter of %d is %s', (year, sunday) => {
  expect(easterSunday(year)).toBe(sunday);
});

it('[CA-8] Easter is a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
      const easter = easterSunday(year);
      expect(dayParts(easter).weekday).toBe(7);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
    }),
  );
});

it.each<[year: number, goodFriday: string, easterMonday: string, whitMonday: string]>([
  [2026, '2026-04-03', '2026-04-06', '2026-05-25'],
  [2027, '2027-03-26', '2027-03-29', '2027-05-17'],
  [2028, '2028-04-14', '2028-04-17', '2028-06-05'],
])('[CA-9] %d has nine fixed holidays and %s, %s, %s', (year, ...moving) => {
  const fixed = '01-01 03-15 05-01 08-20 10-23 11-01 12-24 12-25 12-26'
    .split(' ')
    .map((date) => `${year}-${date}`);
  expect(publicHolidays(year)).toEqual([...fixed, ...moving].sort());
});

it.each<[date: string, isWorking: boolean, calendar?: WorkCalendar]>([
  ['2026-03-05', true],
  ['2026-03-07', false],
  ['2026-03-08', false],
  ['2026-04-03', false],
  ['2026-12-24', false],
  ['2026-12-12', true, { extraWorkingDays: [day('2026-12-12')] }],
  ['2026-01-02', false, { extraDaysOff: [day('2026-01-02')] }],
  [
    '2026-01-02',
    true,
    { extraDaysOff: [day('2026-01-02')], extraWorkingDays: [day('2026-01-02')] },
  ],
])('[CA-10] whether %s is worked: %s', (date, isWorking, calendar) => {
  expect(isWorkingDay(day(date), calendar)).toBe(isWorking);
});

it.each<[story: string, from: string, count: number, to: string, calendar?: WorkCalendar]>([
  ['the weekend is passed over', '2026-03-05', 2, '2026-03-09'],
  ['from a Saturday the Monday is the first', '2026-03-07', 1, '2026-03-09'],
  ['Easter is passed over', '2026-04-02', 1, '2026-04-07'],
  ['no days from a working day is that day', '2026-03-05', 0, '2026-03-05'],
  ['no days from a Sunday is the Monday', '2026-03-08', 0, '2026-03-09'],
  [
    'a Saturday worked by decree counts',
    '2026-12-11',
    1,
    '2026-12-12',
    { extraWorkingDays: [day('2026-12-12')] },
  ],
])('[CA-11] %s', (_story, from, count, to, calendar) => {
  expect(addWorkingDays(day(from), count, calendar)).toBe(to);
});

it.each([-1, 1.5, 1001, Number.NaN])('[CA-11] %d is no number of working days', (count) => {
  expect(() => addWorkingDays(day('2026-03-05'), count)).toThrow(RangeError);
});

const dates = fc.integer({ min: 0, max: 3000 }).map((n) => addDays(day('2025-01-01'), n));
const counts = fc.integer({ min: 1, max: 60 });

it('[CA-11] a then b days are a + b days, and every one of them is a working day', () => {
  fc.assert(
    fc.property(dates, counts, counts, (from, a, b) => {
      const there = addWorkingDays(from, a);
      expect(isWorkingDay(there)).toBe(true);
      expect(addWorkingDays(there, b)).toBe(addWorkingDays(from, a + b));
      expect(daysBetween(from, there)).toBeGreaterThanOrEqual(a);
    }),
  );
});

it('[CA-13] a delivery window has its two ends, whichever is larger', () => {
  const window = { from: '2026-03-09', to: '2026-03-12' };
  expect(deliveryWindow(day('2026-03-05'), { min: 2, max: 5 })).toEqual(window);
  expect(deliveryWindow(day('2026-03-05'), { min: 5, max: 2 })).toEqual(window);
});

it('[CA-13] a delivery window follows the calendar it is given', () => {
  const calendar = { extraDaysOff: [day('2026-03-09')] };
  expect(deliveryWindow(day('2026-03-05'), { min: 2, max: 2 }, calendar)).toEqual({
    from: '2026-03-10',
    to: '2026-03-10',
  });
});

it('[CA-14] an order arrives between the first day of its soonest article and the last day of its latest', () => {
  const window = (from: string, to: string) => ({ from: day(from), to: day(to) });
  expect(cartWindow([])).toBeUndefined();
  expect(cartWindow([window('2026-03-09', '2026-03-12')])).toEqual(
    window('2026-03-09', '2026-03-12'),
  );
  expect(
    cartWindow([
      window('2026-03-10', '2026-04-02'),
      window('2026-03-09', '2026-03-12'),
      window('2026-03-11', '2026-03-11'),
    ]),
  ).toEqual(window('2026-03-09', '2026-04-02'));
});
