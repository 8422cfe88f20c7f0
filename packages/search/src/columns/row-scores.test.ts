import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RowScores } from './row-scores.ts';

const scores = fc.dictionary(fc.nat(50).map(String), fc.integer({ min: 1, max: 9 }));

it('[SE-7] knows what each row scored, and adds what comes later', () => {
  fc.assert(
    fc.property(scores, scores, fc.boolean(), (first, later, isDescending) => {
      const entries = Object.entries(first).map(([row, score]) => [Number(row), score] as const);
      if (isDescending) entries.reverse();
      const more = new Map(Object.entries(later).map(([row, score]) => [Number(row), score]));
      const all = RowScores.of(
        Uint32Array.from(entries, ([row]) => row),
        Float64Array.from(entries, ([, score]) => score),
      ).plus(more);
      const known = new Map(entries);
      const expected = [...new Set([...known.keys(), ...more.keys()])].toSorted((a, b) => a - b);
      expect([...all.rows]).toEqual(expected);
      for (let row = 0; row <= 50; row++) {
        expect(all.scoreOf(row)).toBe((known.get(row) ?? 0) + (more.get(row) ?? 0));
      }
    }),
  );
});
