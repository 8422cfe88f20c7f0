import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { isInSpecialWindow, specialBounds } from './special-window.ts';
import { at } from '../test/hungary.ts';

const march = { special_from_date: '2026-03-01 00:00:00', special_to_date: '2026-04-01 00:00:00' };
const begins = at('2026-02-28T23:00:00Z');
const ends = at('2026-03-31T22:00:00Z'); // summer time began in between
const beside = (moment: EpochMs, ms: number) => unsafeBrand<EpochMs>(moment + ms);

describe('an offer’s dates', () => {
  it.each<[string, EpochMs, boolean]>([
    ['just before the first moment', beside(begins, -1), false],
    ['at the first moment', begins, false],
    ['just after the first moment', beside(begins, 1), true],
    ['just before the last moment', beside(ends, -1), true],
    ['at the last moment', ends, false],
    ['just after the last moment', beside(ends, 1), false],
  ])('[PR-16] %s', (_when, now, isInside) => {
    expect(isInSpecialWindow(march, now)).toBe(isInside);
  });

  it.each([undefined, null, '', '0000-00-00 00:00:00'])('[PR-16] %j leaves an end open', (open) => {
    expect(isInSpecialWindow({ ...march, special_from_date: open }, beside(begins, -1))).toBe(true);
    expect(isInSpecialWindow({ ...march, special_to_date: open }, beside(ends, 1))).toBe(true);
    expect(isInSpecialWindow({ special_from_date: open, special_to_date: open }, begins)).toBe(
      true,
    );
  });

  it('[PR-16] an unreadable date ends the offer', () => {
    expect(isInSpecialWindow({ ...march, special_from_date: 'soon' }, beside(begins, 1))).toBe(
      false,
    );
    expect(isInSpecialWindow({ ...march, special_to_date: '2026-02-30' }, beside(begins, 1))).toBe(
      false,
    );
  });

  it('[PR-16] are moments, without end where they are open, none where they cannot be read', () => {
    expect(specialBounds(march)).toEqual({ from: begins, to: ends });
    expect(specialBounds({})).toEqual({ from: -Infinity, to: Infinity });
    expect(specialBounds({ ...march, special_to_date: 'soon' })).toEqual({
      from: begins,
      to: Number.NaN,
    });
  });

  it.each<[string, { special_from_date?: string; special_to_date?: string }, string, string]>([
    [
      'an offer to 24 December',
      { special_to_date: '2026-12-24' },
      '2026-12-24T22:59:59.999Z',
      '2026-12-24T23:00:00Z',
    ],
    [
      'an offer of one day',
      { special_from_date: '2026-07-05', special_to_date: '2026-07-05' },
      '2026-07-05T21:59:59.999Z',
      '2026-07-05T22:00:00Z',
    ],
    [
      'an offer to the day on which summer time begins',
      { special_to_date: '2026-03-29' },
      '2026-03-29T21:59:59.999Z',
      '2026-03-29T22:00:00Z',
    ],
    [
      'an offer to the day on which summer time ends',
      { special_to_date: '2026-10-25' },
      '2026-10-25T22:59:59.999Z',
      '2026-10-25T23:00:00Z',
    ],
    [
      'an offer to a moment, though that is midnight,',
      { special_to_date: '2026-12-24 00:00:00' },
      '2026-12-23T22:59:59.999Z',
      '2026-12-23T23:00:00Z',
    ],
  ])('[PR-18] %s holds through its last moment', (_story, window, last, over) => {
    expect(isInSpecialWindow(window, at(last))).toBe(true);
    expect(isInSpecialWindow(window, at(over))).toBe(false);
  });

  it('[PR-18] an offer of one day begins with it', () => {
    const day = { special_from_date: '2026-07-05', special_to_date: '2026-07-05' };
    expect(isInSpecialWindow(day, at('2026-07-04T22:00:00Z'))).toBe(false);
    expect(isInSpecialWindow(day, at('2026-07-04T22:00:00.001Z'))).toBe(true);
  });

  it('[PR-17] a store in another zone has other moments', () => {
    const justInBudapest = beside(begins, 1);
    expect(isInSpecialWindow(march, justInBudapest, 'Europe/Budapest')).toBe(true);
    expect(isInSpecialWindow(march, justInBudapest, 'UTC')).toBe(false);
  });
});
