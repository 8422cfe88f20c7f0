import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RowSet } from './row-set.ts';

const size = 100;
const rows = fc.uniqueArray(fc.nat(size - 1));

function setOf(numbers: readonly number[]): RowSet {
  const set = RowSet.empty(size);
  for (const number of numbers) set.add(number);
  return set;
}

it('holds exactly what was added, in ascending order', () => {
  fc.assert(
    fc.property(rows, (numbers) => {
      const set = setOf(numbers);
      expect([...set.rows()]).toEqual(numbers.toSorted((a, b) => a - b));
      expect(set.count()).toBe(numbers.length);
    }),
  );
});

it('joins, cuts and takes away as sets do', () => {
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

it.each([0, 1, 31, 32, 33, 64, 100])('is full with %d rows and not one more', (count) => {
  expect(RowSet.full(count).count()).toBe(count);
  expect(RowSet.full(count).rows().length).toBe(count);
});
