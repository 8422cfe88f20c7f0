import { expect, it } from 'vitest';
import { readSearchVector } from './search-vector.ts';

it('reads words, positions and weights as PostgreSQL writes them', () => {
  expect(readSearchVector("'asztal':2A,5C,70 'kerek':1B")).toEqual([
    { lexeme: 'asztal', positions: [(3 << 14) | 2, (1 << 14) | 5, 70] },
    { lexeme: 'kerek', positions: [(2 << 14) | 1] },
  ]);
});

it('reads words without positions, and quotes and backslashes in words', () => {
  expect(readSearchVector("'a b' 'c''d' 'e\\\\f':1")).toEqual([
    { lexeme: 'a b', positions: [] },
    { lexeme: "c'd", positions: [] },
    { lexeme: 'e\\f', positions: [1] },
  ]);
  expect(readSearchVector('')).toEqual([]);
});
