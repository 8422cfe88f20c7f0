/** Whole numbers in the narrowest array type that can hold the largest: small arrays fit into the processor cache. */
type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** Rows of each value: the rows of value v are `rows[starts[v] … starts[v + 1]]`, in ascending order. */
export interface RowsByValue {
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
}

/** Serializable state of the values of rows. */
export interface RowValuesState {
  readonly rowCount: number;
  readonly valueCount: number;
  readonly offsets: Uint32Array | undefined;
  readonly numbers: Numbers;
}

/** Values of each row, as numbers from 0; each value once per row. */
export class RowValues {
  readonly rowCount: number;
  private readonly valueCount: number;
  /** Start of the numbers of each row; `undefined` if no row has more than one value. */
  private readonly offsets: Uint32Array | undefined;
  /** Numbers of all rows. Without offsets: one entry per row, the value plus 1, and 0 for a row without a value. */
  private readonly numbers: Numbers;
  private inverse: RowsByValue | undefined;

  private constructor(
    rowCount: number,
    valueCount: number,
    offsets: Uint32Array | undefined,
    numbers: Numbers,
  ) {
    this.rowCount = rowCount;
    this.valueCount = valueCount;
    this.offsets = offsets;
    this.numbers = numbers;
  }

  /** Creates values from `rows`, ascending, one entry for each value of a row; `values` has their values. */
  static of(
    rowCount: number,
    valueCount: number,
    rows: ArrayLike<number>,
    values: ArrayLike<number>,
  ): RowValues {
    let isSingle = true;
    for (let at = 1; at < rows.length; at++) if (rows[at] === rows[at - 1]) isSingle = false;
    if (isSingle) {
      const numbers = narrowNumbers(rowCount, valueCount);
      for (let at = 0; at < rows.length; at++) numbers[rows[at] ?? 0] = (values[at] ?? 0) + 1;
      return new RowValues(rowCount, valueCount, undefined, numbers);
    }
    const offsets = new Uint32Array(rowCount + 1);
    const numbers = narrowNumbers(rows.length, valueCount);
    for (let at = 0; at < rows.length; at++) {
      const next = (rows[at] ?? 0) + 1;
      offsets[next] = (offsets[next] ?? 0) + 1;
      numbers[at] = values[at] ?? 0;
    }
    for (let row = 0; row < rowCount; row++) {
      offsets[row + 1] = (offsets[row + 1] ?? 0) + (offsets[row] ?? 0);
    }
    return new RowValues(rowCount, valueCount, offsets, numbers);
  }

  /** Returns the arrays themselves, not copies. */
  save(): RowValuesState {
    const { rowCount, valueCount, offsets, numbers } = this;
    return { rowCount, valueCount, offsets, numbers };
  }

  /** Uses the arrays of the state, without a copy. */
  static restore({ rowCount, valueCount, offsets, numbers }: RowValuesState): RowValues {
    return new RowValues(rowCount, valueCount, offsets, numbers);
  }

  equals({ rowCount, valueCount, offsets, numbers }: RowValues): boolean {
    return (
      this.rowCount === rowCount &&
      this.valueCount === valueCount &&
      isEqual(this.numbers, numbers) &&
      isEqual(this.offsets ?? noNumbers, offsets ?? noNumbers)
    );
  }

  /** Returns the values of a row; empty for rows beyond the last. */
  of(row: number): readonly number[] {
    const { offsets, numbers } = this;
    if (offsets !== undefined) return [...numbers.subarray(offsets[row], offsets[row + 1] ?? 0)];
    const number = numbers[row] ?? 0;
    return number === 0 ? [] : [number - 1];
  }

  /** Adds to `counts` the number of these rows with each value. */
  count(rows: Uint32Array, counts: Uint32Array): void {
    const { offsets, numbers } = this;
    if (offsets === undefined) {
      for (const row of rows) {
        const number = numbers[row] ?? 0;
        if (number > 0) counts[number - 1] = (counts[number - 1] ?? 0) + 1;
      }
      return;
    }
    for (const row of rows) {
      const end = offsets[row + 1] ?? 0;
      for (let at = offsets[row] ?? 0; at < end; at++) {
        const number = numbers[at] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
  }

  /** Rows of each value, computed at the first call. */
  byValue(): RowsByValue {
    this.inverse ??= this.invert();
    return this.inverse;
  }

  private invert(): RowsByValue {
    const starts = new Uint32Array(this.valueCount + 1);
    this.each((_row, value) => (starts[value + 1] = (starts[value + 1] ?? 0) + 1));
    for (let value = 0; value < this.valueCount; value++) {
      starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0);
    }
    const next = starts.slice();
    const rows = new Uint32Array(starts[this.valueCount] ?? 0);
    this.each((row, value) => {
      const place = next[value] ?? 0;
      rows[place] = row;
      next[value] = place + 1;
    });
    return { starts, rows };
  }

  /** Calls `take` for each value of each row; rows ascend. */
  each(take: (row: number, value: number) => void): void {
    const { offsets, numbers } = this;
    for (let row = 0; row < this.rowCount; row++) {
      if (offsets === undefined) {
        const number = numbers[row] ?? 0;
        if (number > 0) take(row, number - 1);
        continue;
      }
      const end = offsets[row + 1] ?? 0;
      for (let at = offsets[row] ?? 0; at < end; at++) take(row, numbers[at] ?? 0);
    }
  }
}

const noNumbers = new Uint8Array();

const isEqual = (a: Numbers, b: Numbers) =>
  a.length === b.length && a.every((n, at) => n === b[at]);

/** Creates an array of zeros whose type can hold numbers up to `max`. */
function narrowNumbers(length: number, max: number): Numbers {
  if (max < 2 ** 8) return new Uint8Array(length);
  return max < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}
