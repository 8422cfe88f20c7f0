import { unsafeBrand, type EpochMs, type IsoDate } from '@shop/kernel';
import { expect, it } from 'vitest';
import { orderedOn } from './ordered-on.ts';
import type { WorkCalendar } from './working-days.ts';

it.each<[story: string, now: string, day: string, cutoff?: string, calendar?: WorkCalendar]>([
  ['in the morning is of the day', '2026-03-05T10:59:59Z', '2026-03-05'],
  ['at noon is of the next day', '2026-03-05T11:00:00Z', '2026-03-06'],
  ['in summer looks at the clock of summer', '2026-07-01T09:59:00Z', '2026-07-01'],
  ['before a later cut-off is of the day', '2026-03-05T13:29:00Z', '2026-03-05', '14:30'],
  ['at it is of the next', '2026-03-05T13:30:00Z', '2026-03-06', '14:30'],
  ['of a Friday afternoon is of Monday', '2026-03-06T13:00:00Z', '2026-03-09'],
  ['of a Saturday morning is of Monday', '2026-03-07T08:00:00Z', '2026-03-09'],
  [
    'of a Saturday worked by decree is of the day',
    '2026-12-12T08:00:00Z',
    '2026-12-12',
    '12:00',
    { extraWorkingDays: [unsafeBrand<IsoDate>('2026-12-12')] },
  ],
])('[CA-12] an order %s', (_story, now, day, cutoff, calendar) => {
  expect(orderedOn(unsafeBrand<EpochMs>(Date.parse(now)), cutoff, calendar)).toBe(day);
});

it.each(['', '9:00', '24:00', '12:60', 'noon'])('[CA-12] "%s" is no time of day', (cutoff) => {
  expect(() => orderedOn(unsafeBrand<EpochMs>(0), cutoff)).toThrow(RangeError);
});
