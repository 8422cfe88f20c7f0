import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { centralEuropeanClock, centralEuropeanMoment } from './central-european-time.ts';

const at = (text: string) => unsafeBrand<EpochMs>(Date.parse(text));
/** Wall-clock time, expressed as UTC. */
const shown = (text: string) => Date.parse(`${text}Z`);
const hourMs = 3_600_000;

it.each([
  ['one hour ahead in winter', '2026-01-15T12:00:00Z', '2026-01-15T13:00:00'],
  ['two hours ahead in summer', '2026-07-15T12:00:00Z', '2026-07-15T14:00:00'],
  ['winter until summer time begins', '2026-03-29T00:59:59.999Z', '2026-03-29T01:59:59.999'],
  [
    'summer from 01:00 UTC of the last Sunday of March',
    '2026-03-29T01:00:00Z',
    '2026-03-29T03:00:00',
  ],
  ['summer until summer time ends', '2026-10-25T00:59:59.999Z', '2026-10-25T02:59:59.999'],
  [
    'winter from 01:00 UTC of the last Sunday of October',
    '2026-10-25T01:00:00Z',
    '2026-10-25T02:00:00',
  ],
  ['the last Sunday may be the 31st', '2024-03-31T01:00:00Z', '2024-03-31T03:00:00'],
  [
    'the new year of the clock may be the old one of UTC',
    '2026-12-31T23:30:00Z',
    '2027-01-01T00:30:00',
  ],
])('[CA-1] %s', (_story, moment, clock) => {
  expect(centralEuropeanClock(at(moment))).toBe(shown(clock));
});

it('[CA-1] an invalid moment has no time', () => {
  expect(centralEuropeanClock(unsafeBrand<EpochMs>(Number.NaN))).toBeNaN();
});

it.each([
  ['a time in winter', '2026-01-15T13:00:00', '2026-01-15T12:00:00Z'],
  ['a time in summer', '2026-07-15T00:00:00', '2026-07-14T22:00:00Z'],
  ['the last second of winter', '2026-03-29T01:59:59', '2026-03-29T00:59:59Z'],
  [
    'an hour left out in spring is the hour after it',
    '2026-03-29T02:30:00',
    '2026-03-29T01:30:00Z',
  ],
  ['the first second of summer', '2026-03-29T03:00:00', '2026-03-29T01:00:00Z'],
  ['of an hour that comes twice the first is meant', '2026-10-25T02:30:00', '2026-10-25T00:30:00Z'],
  ['the first second of winter that comes once', '2026-10-25T03:00:00', '2026-10-25T02:00:00Z'],
])('[CA-2] %s', (_story, clock, moment) => {
  expect(centralEuropeanMoment(shown(clock))).toBe(at(moment));
});

const moments = fc.integer({ min: Date.UTC(1996, 0, 1), max: Date.UTC(2090, 0, 1) });

it.each(['Europe/Budapest', 'Europe/Berlin', 'Europe/Rome'])(
  '[CA-1] the rule agrees with the zone data of the runtime for %s',
  (timeZone) => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    fc.assert(
      fc.property(moments, (ms) => {
        const clock = new Date(centralEuropeanClock(unsafeBrand<EpochMs>(ms))).toISOString();
        expect(clock.slice(0, 19).replace('T', ' ')).toBe(zone.format(ms));
      }),
      { numRuns: 1000 },
    );
  },
);

it('[CA-2] a moment, read from the clock, leads back to itself, except in the hour that comes twice', () => {
  fc.assert(
    fc.property(moments, (ms) => {
      const back = centralEuropeanMoment(centralEuropeanClock(unsafeBrand<EpochMs>(ms)));
      expect([ms, ms - hourMs]).toContain(back);
      expect(centralEuropeanClock(back)).toBe(centralEuropeanClock(unsafeBrand<EpochMs>(ms)));
    }),
    { numRuns: 2000 },
  );
});
