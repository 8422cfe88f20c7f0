import { unsafeBrand, type IsoDate } from '@shop/kernel';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayParts, daysBetween, isIsoDate, isoDateOf } from './calendar-day.ts';

const day = (text: string) => unsafeBrand<IsoDate>(text);
const years = fc.integer({ min: 1, max: 9998 });
const days = fc
  .tuple(years, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map((parts) => isoDateOf(...parts));

it.each<[text: string, isDay: boolean]>([
  ['2026-03-05', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-3-5', false],
  ['2026-03-05T00:00', false],
  ['', false],
])('[CA-3] whether "%s" is a day: %s', (text, isDay) => {
  expect(isIsoDate(text)).toBe(isDay);
});

it('[CA-3] a day is taken apart, Monday being 1 and Sunday 7', () => {
  expect(dayParts(day('2026-03-05'))).toEqual({ year: 2026, month: 3, day: 5, weekday: 4 });
  expect(dayParts(day('2026-03-08')).weekday).toBe(7);
  expect(dayParts(day('2026-03-09')).weekday).toBe(1);
});

it('[CA-3] counting over the end of a month goes on in the next', () => {
  expect(isoDateOf(2026, 13, 1)).toBe('2027-01-01');
  expect(isoDateOf(2026, 3, 0)).toBe('2026-02-28');
  expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
  expect(addDays(day('2026-03-01'), -1)).toBe('2026-02-28');
  expect(isoDateOf(33, 4, 3)).toBe('0033-04-03');
});

it('[CA-3] an invalid day is rejected', () => {
  expect(() => dayParts(day('2026-02-30'))).toThrow(RangeError);
  expect(() => addDays(day('tomorrow'), 1)).toThrow(RangeError);
  expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError);
  expect(() => isoDateOf(Number.NaN, 1, 1)).toThrow(RangeError);
});

it('[CA-3] going n days on and counting them gives n', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -300, max: 300 }), (from, distance) => {
      expect(daysBetween(from, addDays(from, distance))).toBe(distance);
    }),
  );
});
