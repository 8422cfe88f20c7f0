import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Bitset } from './bitset.ts';

const size = 100;
const rows = fc.uniqueArray(fc.nat(size - 1));

const setOf = (numbers: readonly number[]) =>
  Bitset.of(size, Uint32Array.from(numbers.toSorted((a, b) => a - b)));

it('[SE-7] holds exactly what was added, in ascending order', () => {
  fc.assert(
    fc.property(rows, (numbers) => {
      const set = setOf(numbers);
      expect([...set.rows()]).toEqual(numbers.toSorted((a, b) => a - b));
      expect(set.count()).toBe(numbers.length);
      for (let row = 0; row < size; row++) expect(set.has(row)).toBe(numbers.includes(row));
    }),
  );
});

it('[SE-7] joins, cuts and takes away as sets do', () => {
  fc.assert(
    fc.property(rows, rows, (a, b) => {
      const every = Array.from({ length: size }, (_, row) => row);
      expect([...setOf(a).and(setOf(b)).rows()]).toEqual(
        every.filter((row) => a.includes(row) && b.includes(row)),
      );
      expect([...setOf(a).or(setOf(b)).rows()]).toEqual(
        every.filter((row) => a.includes(row) || b.includes(row)),
      );
      expect([...setOf(a).without(setOf(b)).rows()]).toEqual(
        every.filter((row) => a.includes(row) && !b.includes(row)),
      );
    }),
  );
});

it.each([0, 1, 31, 32, 33, 64, 100])('[SE-7] is full with %d rows and not one more', (count) => {
  expect(Bitset.full(count).count()).toBe(count);
  expect(Bitset.full(count).rows().length).toBe(count);
});

it('[SE-7] keeps no more than lies between its ends', () => {
  expect(Bitset.of(1_000_000, Uint32Array.of(500_000)).span).toBe(1);
  expect(Bitset.full(1_000_000).and(Bitset.of(1_000_000, Uint32Array.of(7, 70))).span).toBe(3);
  const removed = Bitset.full(100);
  removed.remove(99);
  expect(removed.count()).toBe(99);
});
