import type { Column, RangeBounds, ValueCount } from './column.ts';
import { RowSet } from './row-set.ts';

const collator = new Intl.Collator('hu', { numeric: true });

/** Rows written since the arrays were made are kept beside them, until they are this share of all. */
const mostWritten = 1 / 8;
const none = new Uint32Array();

/**
 * Values as numbered texts: row r holds the numbers `values[offsets[r] … offsets[r + 1]]`, none twice. What a
 * filter asks is decided once per distinct text, then looked up per row.
 */
export class TokenColumn implements Column {
  private rowCount: number;
  private offsets: Uint32Array;
  private values: Uint32Array;
  private readonly texts: string[];
  private readonly numberOfText: Map<string, number>;
  private keys: Float64Array | undefined;
  /** What rows hold that were written later; it wins over the arrays. */
  private written = new Map<number, Uint32Array>();
  /** 1 for those rows, as far as the arrays reach. */
  private isWritten = new Uint8Array();
  /** The arrays the other way round, made when they are first asked. */
  private byValue: RowsByValue | undefined;

  constructor(
    rowCount: number,
    offsets: Uint32Array,
    values: Uint32Array,
    numberOfText: Map<string, number>,
  ) {
    this.rowCount = rowCount;
    this.offsets = offsets;
    this.values = values;
    this.numberOfText = numberOfText;
    this.texts = [...numberOfText.keys()];
  }

  static empty(rowCount: number): TokenColumn {
    return new TokenColumn(rowCount, new Uint32Array(rowCount + 1), none, new Map());
  }

  grow(rowCount: number): void {
    this.rowCount = rowCount;
    this.keys = undefined;
  }

  /** Makes the row hold these texts. Answers whether it held others before. */
  write(row: number, texts: readonly string[]): boolean {
    const before = this.valuesOf(row);
    if (before.length === 0 && texts.length === 0) return false;
    const distinct = texts.length < 2 ? texts : [...new Set(texts)];
    if (
      before.length === distinct.length &&
      distinct.every((text, at) => this.texts[before[at] ?? -1] === text)
    ) {
      return false;
    }
    this.written.set(
      row,
      Uint32Array.from(distinct, (text) => this.numberFor(text)),
    );
    if (row < this.offsets.length - 1) {
      if (this.isWritten.length === 0) this.isWritten = new Uint8Array(this.offsets.length - 1);
      this.isWritten[row] = 1;
    }
    this.keys = undefined;
    if (this.written.size > Math.max(1_000, this.rowCount * mostWritten)) this.takeInWritten();
    return true;
  }

  matching(values: readonly string[]): RowSet {
    const wanted = new Set(values.flatMap(spellings).map((value) => this.numberOfText.get(value)));
    wanted.delete(undefined);
    if (wanted.size === 0) return RowSet.none(this.rowCount);
    this.byValue ??= rowsByValue(this.texts.length, this.offsets, this.values);
    const { starts, rows: found } = this.byValue;
    const runs = [...(wanted as Set<number>)].map((number) =>
      found.subarray(starts[number], starts[number + 1]),
    );
    const rows =
      this.written.size > 0 ? RowSet.empty(this.rowCount) : RowSet.forRuns(this.rowCount, runs);
    for (const run of runs) for (const row of run) rows.add(row);
    for (const [row, numbers] of this.written) {
      if (numbers.some((number) => wanted.has(number))) rows.add(row);
      else rows.remove(row);
    }
    return rows;
  }

  containing(text: string): RowSet {
    const wanted = text.toLocaleLowerCase('hu');
    return this.rowsWhere((value) => value.toLocaleLowerCase('hu').includes(wanted));
  }

  within(bounds: RangeBounds): RowSet {
    return this.rowsWhere((value) => isWithin(value, bounds));
  }

  present(): RowSet {
    return this.rowsOf(new Uint8Array(this.texts.length).fill(1));
  }

  sortKeys(): Float64Array {
    this.keys ??= this.makeSortKeys();
    return this.keys;
  }

  counts(rows: Uint32Array): readonly ValueCount[] {
    const counts = new Uint32Array(this.texts.length);
    const { offsets, values, isWritten } = this;
    const anyWritten = this.written.size > 0;
    const reach = offsets.length - 1;
    for (const row of rows) {
      if (anyWritten && (row >= reach || isWritten[row] === 1)) {
        for (const number of this.written.get(row) ?? none)
          counts[number] = (counts[number] ?? 0) + 1;
        continue;
      }
      const end = offsets[row + 1] ?? 0;
      for (let at = offsets[row] ?? 0; at < end; at++) {
        const number = values[at] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
    const found: ValueCount[] = [];
    for (let number = 0; number < counts.length; number++) {
      const count = counts[number] ?? 0;
      if (count > 0) found.push({ value: this.texts[number] ?? '', count });
    }
    return found.sort((a, b) => b.count - a.count || collator.compare(a.value, b.value));
  }

  private rowsWhere(holds: (text: string) => boolean): RowSet {
    return this.rowsOf(Uint8Array.from(this.texts, (text) => (holds(text) ? 1 : 0)));
  }

  private rowsOf(chosen: Uint8Array): RowSet {
    const rows = RowSet.empty(this.rowCount);
    const { offsets, values, isWritten } = this;
    const reach = Math.min(this.rowCount, offsets.length - 1);
    for (let row = 0; row < reach; row++) {
      const end = offsets[row + 1] ?? 0;
      for (let at = offsets[row] ?? 0; at < end; at++) {
        if (chosen[values[at] ?? 0] === 1) {
          if (isWritten[row] !== 1) rows.add(row);
          break;
        }
      }
    }
    for (const [row, numbers] of this.written) {
      if (numbers.some((number) => chosen[number] === 1)) rows.add(row);
    }
    return rows;
  }

  private valuesOf(row: number): Uint32Array {
    const written = this.written.get(row);
    if (written !== undefined) return written;
    if (row >= this.offsets.length - 1) return none;
    return this.values.subarray(this.offsets[row], this.offsets[row + 1]);
  }

  private numberFor(text: string): number {
    let number = this.numberOfText.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.numberOfText.set(text, number);
    }
    return number;
  }

  /** Makes the arrays anew with what was written since. */
  private takeInWritten(): void {
    const offsets = new Uint32Array(this.rowCount + 1);
    for (let row = 0; row < this.rowCount; row++) {
      offsets[row + 1] = (offsets[row] ?? 0) + this.valuesOf(row).length;
    }
    const values = new Uint32Array(offsets[this.rowCount] ?? 0);
    for (let row = 0; row < this.rowCount; row++) values.set(this.valuesOf(row), offsets[row]);
    this.offsets = offsets;
    this.values = values;
    this.byValue = undefined;
    this.written = new Map();
    this.isWritten = new Uint8Array();
  }

  /** Numbers by size, texts by the Hungarian alphabet; a row with several values by its first. */
  private makeSortKeys(): Float64Array {
    const numeric = this.texts.every((text) => text !== '' && Number.isFinite(Number(text)));
    const rank = new Float64Array(this.texts.length);
    if (numeric) {
      this.texts.forEach((text, number) => (rank[number] = Number(text)));
    } else {
      const order = this.texts.map((_, number) => number);
      order.sort((a, b) => collator.compare(this.texts[a] ?? '', this.texts[b] ?? ''));
      order.forEach((number, place) => (rank[number] = place));
    }
    const keys = new Float64Array(this.rowCount).fill(Number.NaN);
    for (let row = 0; row < this.rowCount; row++) {
      const [first] = this.valuesOf(row);
      if (first !== undefined) keys[row] = rank[first] ?? Number.NaN;
    }
    return keys;
  }
}

interface RowsByValue {
  /** Where the rows of each value begin. */
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
}

function rowsByValue(valueCount: number, offsets: Uint32Array, values: Uint32Array): RowsByValue {
  const starts = new Uint32Array(valueCount + 1);
  for (const value of values) starts[value + 1] = (starts[value + 1] ?? 0) + 1;
  for (let value = 0; value < valueCount; value++) {
    starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0);
  }
  const next = starts.slice();
  const rows = new Uint32Array(values.length);
  for (let row = 0; row < offsets.length - 1; row++) {
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
      const value = values[at] ?? 0;
      const place = next[value] ?? 0;
      rows[place] = row;
      next[value] = place + 1;
    }
  }
  return { starts, rows };
}

/** Collects a column row by row, rows in ascending order. */
export class TokenColumnBuilder {
  private readonly rows: number[] = [];
  private readonly values: number[] = [];
  private readonly numberOfText = new Map<string, number>();

  add(row: number, text: string): void {
    let number = this.numberOfText.get(text);
    if (number === undefined) {
      number = this.numberOfText.size;
      this.numberOfText.set(text, number);
    }
    for (let at = this.rows.length - 1; at >= 0 && this.rows[at] === row; at--) {
      if (this.values[at] === number) return;
    }
    this.rows.push(row);
    this.values.push(number);
  }

  build(rowCount: number): TokenColumn {
    const offsets = new Uint32Array(rowCount + 1);
    for (const row of this.rows) offsets[row + 1] = (offsets[row + 1] ?? 0) + 1;
    for (let row = 0; row < rowCount; row++) {
      offsets[row + 1] = (offsets[row + 1] ?? 0) + (offsets[row] ?? 0);
    }
    return new TokenColumn(rowCount, offsets, Uint32Array.from(this.values), this.numberOfText);
  }
}

/** Catalogues write flags as true, "true", 1 and "1". */
function spellings(value: string): readonly string[] {
  if (value === 'true' || value === '1') return ['true', '1'];
  if (value === 'false' || value === '0') return ['false', '0'];
  return [value];
}

/** Numbers compare as numbers, everything else (dates) as text. */
function isWithin(value: string, bounds: RangeBounds): boolean {
  return (
    (bounds.gt === undefined || compare(value, bounds.gt) > 0) &&
    (bounds.gte === undefined || compare(value, bounds.gte) >= 0) &&
    (bounds.lt === undefined || compare(value, bounds.lt) < 0) &&
    (bounds.lte === undefined || compare(value, bounds.lte) <= 0)
  );
}

function compare(value: string, bound: string | number): number {
  const boundNumber = Number(bound);
  if (bound !== '' && Number.isFinite(boundNumber)) {
    return value === '' ? Number.NaN : Number(value) - boundNumber;
  }
  if (value === bound) return 0;
  return value < String(bound) ? -1 : 1;
}
