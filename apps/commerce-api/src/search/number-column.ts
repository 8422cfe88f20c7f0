import type { Column, RangeBounds, ValueCount } from './column.ts';
import { RowSet } from './row-set.ts';

/** One number per row, NaN for none. The array stays the owner's, who may change it: prices, stock. */
export class NumberColumn implements Column {
  private readonly numbers: Float64Array;

  constructor(numbers: Float64Array) {
    this.numbers = numbers;
  }

  matching(values: readonly string[]): RowSet {
    const wanted = new Set(values.filter((value) => value !== '').map(numberOf));
    return this.rowsWhere((number) => wanted.has(number));
  }

  containing(text: string): RowSet {
    return this.rowsWhere((number) => String(number).includes(text));
  }

  within(bounds: RangeBounds): RowSet {
    const gt = Number(bounds.gt ?? -Infinity);
    const gte = Number(bounds.gte ?? -Infinity);
    const lt = Number(bounds.lt ?? Infinity);
    const lte = Number(bounds.lte ?? Infinity);
    return this.rowsWhere((number) => number > gt && number >= gte && number < lt && number <= lte);
  }

  present(): RowSet {
    return this.rowsWhere(() => true);
  }

  sortKeys(): Float64Array {
    return this.numbers;
  }

  counts(rows: Uint32Array): readonly ValueCount[] {
    const counts = new Map<number, number>();
    for (const row of rows) {
      const number = this.numbers[row] ?? Number.NaN;
      if (!Number.isNaN(number)) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    return [...counts]
      .sort(([a, countA], [b, countB]) => countB - countA || a - b)
      .map(([number, count]) => ({ value: String(number), count }));
  }

  private rowsWhere(holds: (number: number) => boolean): RowSet {
    const rows = RowSet.empty(this.numbers.length);
    this.numbers.forEach((number, row) => {
      if (!Number.isNaN(number) && holds(number)) rows.add(row);
    });
    return rows;
  }
}

function numberOf(value: string): number {
  if (value === 'true') return 1;
  return value === 'false' ? 0 : Number(value);
}
