import { expect, it } from 'vitest';
import { starMean } from './star-mean.ts';

it.each([
  [[0, 0, 0, 2, 1], 4.3],
  [[0, 0, 1, 0, 1], 4],
  [[1, 0, 0, 0, 0], 1],
  [[0, 0, 0, 0, 0], undefined],
  [[], undefined],
])('[CO-48] stars given %j times have the mean %s', (counts, mean) => {
  expect(starMean(counts)).toBe(mean);
});
