import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderByKeys } from './row-order.ts';

const key = fc.oneof(
  fc.double(),
  fc.integer({ min: -5, max: 5 }),
  fc.constantFrom(Number.NaN, 0, -0, Infinity, -Infinity),
);

it.each([
  ['few', 50],
  ['many', 1_000],
])('[SE-7] orders %s rows as comparing them would, either way round', (_story, maxLength) => {
  fc.assert(
    fc.property(
      fc.array(key, { minLength: Math.min(300, maxLength), maxLength }),
      fc.boolean(),
      (numbers, descending) => {
        const keys = Float64Array.from(numbers);
        const rows = Uint32Array.from(numbers, (_, row) => row);
        const known = [...rows].filter((row) => !Number.isNaN(keys[row]));
        const unknown = [...rows].filter((row) => Number.isNaN(keys[row]));
        const difference = (a: number, b: number) => {
          const x = keys[a] ?? 0;
          const y = keys[b] ?? 0;
          return x === y ? 0 : (x < y ? -1 : 1) * (descending ? -1 : 1);
        };
        expect([...orderByKeys(rows, keys, descending)]).toEqual([
          ...known.toSorted(difference),
          ...unknown,
        ]);
      },
    ),
    { numRuns: 50 },
  );
});

it('[SE-7] keeps the order rows came in where keys are equal', () => {
  const rows = Uint32Array.from({ length: 600 }, (_, at) => 599 - at);
  expect(orderByKeys(rows, new Float64Array(600), true)).toEqual(rows);
});
