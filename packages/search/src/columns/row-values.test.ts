import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RowValues } from './row-values.ts';

it.each([
  ['one value at most', 1, 5],
  ['several', 3, 5],
  ['more values than a byte can number', 1, 300],
  ['more than two bytes can', 2, 70_000],
])('[SE-7] holds %s of each row', (_story, maxLength, valueCount) => {
  const row = fc.uniqueArray(fc.nat(valueCount - 1), { maxLength });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), fc.array(fc.nat(19)), (held, indexes) => {
      const entries = held.flatMap((values, at) => values.map((value) => [at, value] as const));
      const values = RowValues.of(
        held.length,
        valueCount,
        entries.map(([at]) => at),
        entries.map(([, value]) => value),
      );
      for (let at = 0; at < 25; at++) expect(values.of(at)).toEqual(held[at] ?? []);
      const rows = Uint32Array.from(indexes.filter((at) => at < held.length));
      const counts = new Uint32Array(valueCount);
      values.count(rows, counts);
      const { starts, rows: byValue } = values.byValue();
      for (const [, value] of entries) {
        expect(counts[value]).toBe([...rows].filter((at) => held[at]?.includes(value)).length);
        expect([...byValue.subarray(starts[value], starts[value + 1])]).toEqual(
          entries.filter(([, other]) => other === value).map(([at]) => at),
        );
      }
    }),
    { numRuns: 50 },
  );
});
