import { expect, it } from 'vitest';
import { nextOpening, shopMoment } from './next-opening.ts';

const open = { opens: '10:00', closes: '19:00' };
const short = { opens: '09:00', closes: '14:00' };
const store = { hours: [null, open, open, open, open, short, null], closedOn: ['2026-12-29'] };
const at = (time: string) => shopMoment(Date.parse(time));

it.each([
  ['Monday, closed: tomorrow', '2026-11-23T09:00:00Z', true, 1, '10:00'],
  ['Sunday, closed as Monday is: the day after', '2026-11-22T09:00:00Z', false, 1, '10:00'],
  ['a Friday that is a holiday: Saturday', '2026-05-01T09:00:00Z', true, 5, '09:00'],
  ['Thursday before a holiday: Saturday', '2026-04-30T09:00:00Z', false, 5, '09:00'],
  ['Monday before a day it names: Wednesday', '2026-12-28T09:00:00Z', false, 2, '10:00'],
])('%s', (_story, time, isTomorrow, weekday, opens) => {
  expect(nextOpening(store, at(time))).toEqual({ isTomorrow, weekday, opens });
});

it('returns no opening where there are no hours', () => {
  const never = { hours: Array.from({ length: 7 }, () => null), closedOn: [] };
  expect(nextOpening(never, at('2026-11-23T09:00:00Z'))).toBeUndefined();
});

it('knows the public holidays', () => {
  expect(at('2026-05-01T09:00:00Z').isHoliday).toBe(true);
  expect(at('2026-05-04T09:00:00Z').isHoliday).toBe(false);
});
