import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { topK } from './top-k.ts';

it('[SE-7] picks what sorting everything and cutting would', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 80 }), fc.nat(100), (keys, count) => {
      const rows = Uint32Array.from(keys.keys());
      const isBefore = (a: number, b: number) =>
        (keys[a] ?? 0) < (keys[b] ?? 0) || (keys[a] === keys[b] && a < b);
      expect(topK(rows, count, isBefore)).toEqual(
        [...rows].sort((a, b) => (isBefore(a, b) ? -1 : 1)).slice(0, count),
      );
    }),
  );
});
