import type { Bitset } from './bitset.ts';

/** Lower and upper bounds; text where the field holds text. Several combine. */
export interface RangeBounds {
  readonly gt?: string | number;
  readonly gte?: string | number;
  readonly lt?: string | number;
  readonly lte?: string | number;
}

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** The values of one field of all documents, kept for filtering, sorting and counting. */
export interface Column {
  /** Rows of which any value is one of these, compared as text. */
  matching(values: readonly string[]): Bitset;
  /** Rows of which any value contains the text, whatever its case. */
  containing(text: string): Bitset;
  within(bounds: RangeBounds): Bitset;
  /** Rows that have a value. */
  present(): Bitset;
  /** Ascending keys to sort rows by; NaN for rows without a value. */
  sortKeys(): Float64Array;
  /**
   * Counts the rows that hold each value, most frequent first, then in the values' own order. `rows` must ascend.
   */
  counts(rows: Uint32Array): readonly ValueCount[];
}
