import type { Column, RangeBounds, ValueCount } from './column.ts';
import { Bitset } from './bitset.ts';

/** Column with one number per row, NaN for none. The caller updates it when prices or stock change. */
export class NumberColumn implements Column {
  private numbers: Float64Array;
  private rowCount: number;

  constructor(numbers: Float64Array) {
    this.numbers = numbers;
    this.rowCount = numbers.length;
  }

  get(row: number): number {
    return row < this.rowCount ? (this.numbers[row] ?? Number.NaN) : Number.NaN;
  }

  set(row: number, number: number): void {
    this.numbers[row] = number;
  }

  grow(rowCount: number): void {
    if (rowCount > this.numbers.length) {
      const grown = new Float64Array(Math.max(rowCount, Math.ceil(this.numbers.length * 1.5)));
      grown.fill(Number.NaN, this.rowCount);
      grown.set(this.numbers.subarray(0, this.rowCount));
      this.numbers = grown;
    }
    this.rowCount = rowCount;
  }

  matching(values: readonly string[]): Bitset {
    const numbers = new Set(values.filter((value) => value !== '').map(numberOf));
    return this.rowsWhere((number) => numbers.has(number));
  }

  containing(text: string): Bitset {
    return this.rowsWhere((number) => String(number).includes(text));
  }

  /** Returns only rows that are in `among`. */
  within(bounds: RangeBounds, among = Bitset.full(this.rowCount)): Bitset {
    const gt = Number(bounds.gt ?? -Infinity);
    const gte = Number(bounds.gte ?? -Infinity);
    const lt = Number(bounds.lt ?? Infinity);
    const lte = Number(bounds.lte ?? Infinity);
    const { numbers } = this;
    const rows = among.rows();
    let matchCount = 0;
    // One loop instead of a function call per row: ranges change with each request. NaN fails every comparison.
    for (const row of rows) {
      const number = numbers[row] ?? Number.NaN;
      if (number > gt && number >= gte && number < lt && number <= lte) rows[matchCount++] = row;
    }
    return Bitset.of(this.rowCount, rows.subarray(0, matchCount));
  }

  present(): Bitset {
    return this.rowsWhere(() => true);
  }

  sortKeys(): Float64Array {
    return this.numbers.subarray(0, this.rowCount);
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

  private rowsWhere(holds: (number: number) => boolean): Bitset {
    const rows = Bitset.empty(this.rowCount);
    for (let row = 0; row < this.rowCount; row++) {
      const number = this.numbers[row] ?? Number.NaN;
      if (!Number.isNaN(number) && holds(number)) rows.add(row);
    }
    return rows;
  }
}

/** Number of a filter value; NaN if it is no number. */
export function numberOf(value: string): number {
  if (value === 'true') return 1;
  return value === 'false' ? 0 : Number(value);
}
