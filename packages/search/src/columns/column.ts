import type { Bitset } from './bitset.ts';

/** Lower and upper bounds; text where the field holds text. All given bounds must hold. */
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

/** The values of one field of all documents, stored for filtering, sorting and counting. */
export interface Column {
  /** Returns the rows with at least one of these values, compared as text. */
  matching(values: readonly string[]): Bitset;
  /** Returns the rows with a value that contains the text, without regard to case. */
  containing(text: string): Bitset;
  within(bounds: RangeBounds): Bitset;
  /** Returns the rows that have a value. */
  present(): Bitset;
  /** Returns a sort key for each row, ascending; NaN for rows without a value. */
  sortKeys(): Float64Array;
  /**
   * Counts the rows of each value: most frequent first, equal counts in the order of the values. `rows` must ascend.
   */
  counts(rows: Uint32Array): readonly ValueCount[];
}
