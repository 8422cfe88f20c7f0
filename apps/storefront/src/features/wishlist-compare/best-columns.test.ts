import { describe, expect, it } from 'vitest';
import { bestColumns } from './best-columns.ts';

describe('bestColumns', () => {
  it.each([
    ['the highest', [1, 3, 2], [1]],
    ['all of the highest', [3, 1, 3], [0, 2]],
    ['among those known', [undefined, -5, -9], [1]],
    ['nobody among equals', [2, 2], []],
    ['nobody alone', [7, undefined], []],
    ['nobody of none', [], []],
  ])('names %s', (_what, ranks, best) => {
    expect(bestColumns(ranks)).toEqual(best);
  });
});
