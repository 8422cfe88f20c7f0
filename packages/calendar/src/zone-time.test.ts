import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endMomentOf, momentOf } from './zone-time.ts';

const textOf = (moment: number | undefined) =>
  moment === undefined ? undefined : new Date(moment).toISOString();

const iso = (text: string, zone: Parameters<typeof momentOf>[1] = 'Europe/Budapest') =>
  textOf(momentOf(text, zone));

describe('momentOf', () => {
  it.each([
    ['a day in winter', '2026-03-05', '2026-03-04T23:00:00.000Z'],
    ['a day in summer', '2026-07-05', '2026-07-04T22:00:00.000Z'],
    ['the form of the database', '2026-03-05 15:07:09', '2026-03-05T14:07:09.000Z'],
    ['hours and minutes', '2026-03-05T15:07', '2026-03-05T14:07:00.000Z'],
    ['microseconds', '2026-03-05T15:07:09.123456', '2026-03-05T14:07:09.123Z'],
    ['tenths', '2026-03-05T15:07:09.5', '2026-03-05T14:07:09.500Z'],
    ['UTC', '2026-03-05T15:07:09Z', '2026-03-05T15:07:09.000Z'],
    ['its own offset', '2026-07-05T15:07:09+05:30', '2026-07-05T09:37:09.000Z'],
    ['an offset to the west', '2026-07-05T15:07:09-0330', '2026-07-05T18:37:09.000Z'],
    ['spaces around it', ' 2026-03-05 ', '2026-03-04T23:00:00.000Z'],
    ['spaces around UTC', ' 2026-03-05T15:07:09Z ', '2026-03-05T15:07:09.000Z'],
    ['the last second of winter', '2026-03-29 01:59:59', '2026-03-29T00:59:59.000Z'],
    ['the hour that is skipped', '2026-03-29 02:30:00', '2026-03-29T01:30:00.000Z'],
    ['the first second of summer', '2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
    ['the hour that comes twice', '2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z'],
    ['the first second of winter', '2026-10-25 03:00:00', '2026-10-25T02:00:00.000Z'],
    ['a leap day', '2028-02-29', '2028-02-28T23:00:00.000Z'],
  ])('[CA-6] reads %s', (_what, text, moment) => {
    expect(iso(text)).toBe(moment);
  });

  it('[CA-6] reads a store without summer time by its own clock', () => {
    expect(iso('2026-07-05 12:00:00', 'UTC')).toBe('2026-07-05T12:00:00.000Z');
  });

  it.each([
    'tomorrow',
    '',
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-01-01 24:00',
    '05/03/2026',
    '12026-01-01',
  ])('[PR-16] %j is no date', (text) => {
    expect(momentOf(text, 'Europe/Budapest')).toBeUndefined();
  });

  it('[CA-6] agrees with the time zone data of the runtime', () => {
    const wall = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Budapest',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const seconds = fc.integer({ min: Date.UTC(1997, 0) / 1000, max: Date.UTC(2037, 11) / 1000 });
    fc.assert(
      fc.property(seconds, (second) => {
        const moment = momentOf(wall.format(second * 1000), 'Europe/Budapest') ?? Number.NaN;
        // The text of the repeated hour names two moments, an hour apart.
        expect([0, 3_600_000]).toContain(second * 1000 - moment);
        expect(wall.format(moment)).toBe(wall.format(second * 1000));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('endMomentOf', () => {
  it.each([
    ['a day in winter', '2026-12-24', '2026-12-24T23:00:00.000Z'],
    ['a day in summer', '2026-07-05', '2026-07-05T22:00:00.000Z'],
    ['the last day of a year', '2026-12-31', '2026-12-31T23:00:00.000Z'],
    ['the day of 23 hours', '2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['the day before it', '2026-03-28', '2026-03-28T23:00:00.000Z'],
    ['the day of 25 hours', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['the day before that', '2026-10-24', '2026-10-24T22:00:00.000Z'],
    ['a day with spaces around it', ' 2026-12-24 ', '2026-12-24T23:00:00.000Z'],
    ['a day of UTC', '2026-12-24Z', '2026-12-25T00:00:00.000Z'],
    ['midnight, as a moment', '2026-12-24 00:00:00', '2026-12-23T23:00:00.000Z'],
    ['a time', '2026-12-24 23:59:59', '2026-12-24T22:59:59.000Z'],
    ['a moment of UTC', '2026-12-24T12:00:00Z', '2026-12-24T12:00:00.000Z'],
  ])('[CA-7] %s ends', (_what, text, moment) => {
    expect(textOf(endMomentOf(text, 'Europe/Budapest'))).toBe(moment);
  });

  it('[CA-7] a store without summer time ends its days by its own clock', () => {
    expect(textOf(endMomentOf('2026-07-05', 'UTC'))).toBe('2026-07-06T00:00:00.000Z');
  });

  it('[PR-16] an invalid date has no end', () => {
    expect(endMomentOf('2026-02-30', 'Europe/Budapest')).toBeUndefined();
  });
});
