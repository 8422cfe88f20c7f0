import { expect, it } from 'vitest';
import { reviewMoment } from './review-moment.ts';

it.each([
  ['2026-03-05 13:00:00', '2026-03-05T13:00:00Z'],
  ['2026-03-05 13:00', '2026-03-05T13:00:00Z'],
  ['2026-03-05T13:00:00', '2026-03-05T13:00:00Z'],
  ['2026-07-05 23:30:00', '2026-07-05T23:30:00Z'],
  [' 2026-03-05 ', '2026-03-05T00:00:00Z'],
  ['2026-03-05T13:00:00.250Z', '2026-03-05T13:00:00.250Z'],
  ['2026-03-05T13:00:00+02:00', '2026-03-05T11:00:00Z'],
  ['2026-03-05 13:00:00-0530', '2026-03-05T18:30:00Z'],
])('[CO-55] a review of "%s" was written at %s', (text, moment) => {
  expect(reviewMoment(text)).toBe(Date.parse(moment));
});

it.each([undefined, '', 'tegnap', '5.3.2026', '2026-03-05 13', '2026-13-05 10:00:00', '99'])(
  '[CO-55] %j is no moment',
  (text) => {
    expect(reviewMoment(text)).toBeUndefined();
  },
);
