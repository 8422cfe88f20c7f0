import { unsafeBrand, type EpochMs, type IsoDate } from '@shop/kernel';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { budapestDate, budapestMoment, budapestTime } from './budapest-time.ts';

const at = (text: string) => unsafeBrand<EpochMs>(Date.parse(text));
const day = (text: string) => unsafeBrand<IsoDate>(text);

it.each<[story: string, moment: string, wall: string]>([
  ['one hour ahead in winter', '2026-01-15T12:00:00Z', '2026-01-15 13:0'],
  ['two hours ahead in summer', '2026-07-15T12:00:00Z', '2026-07-15 14:0'],
  [
    'still winter before 01:00 UTC of the last Sunday of March',
    '2026-03-29T00:59:59Z',
    '2026-03-29 1:59',
  ],
  ['summer from that hour on', '2026-03-29T01:00:00Z', '2026-03-29 3:0'],
  [
    'still summer before 01:00 UTC of the last Sunday of October',
    '2026-10-25T00:59:59Z',
    '2026-10-25 2:59',
  ],
  ['winter from that hour on', '2026-10-25T01:00:00Z', '2026-10-25 2:0'],
  ['the last Sunday may be the 31st', '2024-03-31T01:00:00Z', '2024-03-31 3:0'],
  ['midnight here is the evening before in UTC', '2026-12-31T23:30:00Z', '2027-01-01 0:30'],
])('[CA-4] %s', (_story, moment, wall) => {
  const { date, hour, minute } = budapestTime(at(moment));
  expect(`${date} ${hour}:${minute}`).toBe(wall);
});

it('[CA-4] the day is the day in Budapest', () => {
  expect(budapestDate(at('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
});

it('[CA-4] an invalid moment is rejected', () => {
  expect(() => budapestTime(unsafeBrand<EpochMs>(Number.NaN))).toThrow(RangeError);
});

const moments = fc.integer({ min: Date.UTC(1996, 0, 1), max: Date.UTC(2090, 0, 1) });

it('[CA-4] the rule agrees with the zone data of the runtime', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Budapest',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  fc.assert(
    fc.property(moments, (ms) => {
      const { date, hour, minute } = budapestTime(unsafeBrand<EpochMs>(ms));
      const pad = (value: number) => String(value).padStart(2, '0');
      expect(`${date} ${pad(hour)}:${pad(minute)}`).toBe(zone.format(ms));
    }),
    { numRuns: 2000 },
  );
});

it('[CA-5] a wall time is the moment that shows it', () => {
  expect(budapestMoment(day('2026-01-15'), 13)).toBe(at('2026-01-15T12:00:00Z'));
  expect(budapestMoment(day('2026-07-15'))).toBe(at('2026-07-14T22:00:00Z'));
});

it('[CA-5] of an hour that comes twice the first is meant', () => {
  expect(budapestMoment(day('2026-10-25'), 2, 30)).toBe(at('2026-10-25T00:30:00Z'));
});

it('[CA-5] an hour left out in spring is the hour after it', () => {
  expect(budapestMoment(day('2026-03-29'), 2, 30)).toBe(at('2026-03-29T01:30:00Z'));
});

it('[CA-5] a moment, read as wall time, leads back to its minute, except in the hour that comes twice', () => {
  fc.assert(
    fc.property(moments, (ms) => {
      const minuteMs = Math.floor(ms / 60_000) * 60_000;
      const { date, hour, minute } = budapestTime(unsafeBrand<EpochMs>(minuteMs));
      expect([minuteMs, minuteMs - 3_600_000]).toContain(budapestMoment(date, hour, minute));
    }),
    { numRuns: 2000 },
  );
});
