import { expect, it } from 'vitest';
import { averageRating, starCounts } from './average-rating.ts';

it.each([
  [[0, 0, 0, 2, 1], 4.3],
  [[0, 0, 1, 0, 1], 4],
  [[1, 0, 0, 0, 0], 1],
  [[0, 0, 0, 0, 0], undefined],
  [[], undefined],
])('[PO-48] stars given %j times have the mean %s', (counts, mean) => {
  expect(averageRating(counts)).toBe(mean);
});

it.each<[readonly (number | undefined)[], readonly number[]]>([
  [
    [5, undefined, 1, 5, 4],
    [1, 0, 0, 1, 2],
  ],
  [
    [4.5, 4.4, 1.5],
    [0, 1, 0, 1, 1],
  ],
  [
    [0, 0.9, 5.1, 6, -1, NaN],
    [0, 0, 0, 0, 0],
  ],
  [[], [0, 0, 0, 0, 0]],
])('[PO-49] ratings of %j are %j', (ratings, counts) => {
  expect(starCounts(ratings)).toEqual(counts);
});
