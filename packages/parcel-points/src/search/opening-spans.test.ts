import { expect, it } from 'vitest';
import { isAlwaysOpen, openingSpans } from './opening-spans.ts';

const day = '08:00-18:00';

it('[PP-9] neighbouring days with the same hours are one span', () => {
  expect(openingSpans([day, day, day, day, '08:00-12:00', '', ''])).toEqual([
    { from: 0, to: 3, open: day },
    { from: 4, to: 4, open: '08:00-12:00' },
    { from: 5, to: 6, open: '' },
  ]);
  expect(openingSpans([day, '', day])).toHaveLength(3);
  expect(openingSpans([])).toEqual([]);
});

it('[PP-9] a point that is open all the time is recognised', () => {
  const week = (open: string) => Array.from({ length: 7 }, () => open);
  expect(isAlwaysOpen(week('00:00-24:00'))).toBe(true);
  expect(isAlwaysOpen(week('00:00-23:59'))).toBe(true);
  expect(isAlwaysOpen([...week('00:00-24:00').slice(1), day])).toBe(false);
  expect(isAlwaysOpen([])).toBe(false);
});
