import { unsafeBrand, type EpochMs, type IsoDate } from '@shop/kernel';
import { expect, it } from 'vitest';
import { periodEnd } from './period-end.ts';
import type { WorkCalendar } from './working-days.ts';

it.each<[story: string, from: string, end: string, calendar?: WorkCalendar]>([
  ['begins with the day after', '2026-03-05T12:00:00Z', '2026-03-19T23:00:00Z'],
  ['takes its days from Budapest', '2026-03-05T23:30:00Z', '2026-03-20T23:00:00Z'],
  ['that ends on a Saturday runs on to Monday', '2026-03-07T12:00:00Z', '2026-03-23T23:00:00Z'],
  ['has its days though summer time begins', '2026-03-24T12:00:00Z', '2026-04-07T22:00:00Z'],
  ['that ends at Easter runs on to Tuesday', '2026-03-20T12:00:00Z', '2026-04-07T22:00:00Z'],
  [
    'that ends on a day off by decree runs on',
    '2026-03-05T12:00:00Z',
    '2026-03-20T23:00:00Z',
    { extraDaysOff: [unsafeBrand<IsoDate>('2026-03-19')] },
  ],
])('[CA-15] a period of 14 days %s', (_story, from, end, calendar) => {
  const over = periodEnd(unsafeBrand<EpochMs>(Date.parse(from)), 14, calendar);
  expect(new Date(over).toISOString()).toBe(new Date(end).toISOString());
});
