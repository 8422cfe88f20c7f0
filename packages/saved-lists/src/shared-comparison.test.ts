import { describe, expect, it } from 'vitest';
import { readComparison, writeComparison } from './shared-comparison.ts';

describe('a shared comparison', () => {
  it('[SL-9] is read as it was written', () => {
    const skus = ['ZG-1101', 'A~B', 'Szék 2%'];
    expect(writeComparison(skus)).toBe('ZG-1101~A%7eB~Sz%C3%A9k%202%25');
    expect(readComparison(writeComparison(skus))).toEqual(skus);
  });

  it('[SL-9] is nothing when it is cut, too long or empty', () => {
    expect(readComparison('')).toEqual([]);
    expect(readComparison('A~')).toEqual([]);
    expect(readComparison('%')).toEqual([]);
    expect(readComparison('x'.repeat(101))).toEqual([]);
    expect(readComparison(Array.from({ length: 13 }, (_, at) => at).join('~'))).toEqual([]);
  });

  it('[SL-9] takes the longest sku there is', () => {
    expect(readComparison('x'.repeat(100))).toEqual(['x'.repeat(100)]);
  });

  it('[SL-9] names a product once', () => {
    expect(readComparison('A~B~A')).toEqual(['A', 'B']);
  });
});
