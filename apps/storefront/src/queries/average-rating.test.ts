import { expect, it } from 'vitest';
import { averageRating } from './average-rating.ts';

it.each([
  ['is the mean to one decimal', [5, 4, 4], 4.3],
  ['leaves out reviews without stars', [5, undefined, 3], 4],
  ['is nothing where nobody gave stars', [undefined], null],
  ['is nothing without reviews', [], null],
])('%s', (_story, ratings, average) => {
  expect(averageRating(ratings)).toBe(average);
});
