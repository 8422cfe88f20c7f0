import { collationKey, type Locale } from '@shop/format';
import type { Column, RangeBounds, ValueCount } from './column.ts';
import { NumberList } from './number-list.ts';
import { Bitset } from './bitset.ts';
import { RowValues, type RowValuesState } from './row-values.ts';

/** Share of all rows that may be stored outside the arrays before the arrays are rebuilt. */
const mostWritten = 1 / 8;
/** Number of texts above which only the requested texts are sorted. */
const manyTexts = 2_000;

/** Serializable state of a column. */
export interface KeywordColumnState {
  readonly values: RowValuesState;
  /** Texts by their number. */
  readonly texts: readonly string[];
}

/**
 * Column of texts, each with a number, in the order of a language. A filter is evaluated once per distinct text; each
 * row is then looked up by number.
 */
export class KeywordColumn implements Column {
  private rowCount: number;
  private values: RowValues;
  private texts: readonly string[];
  /** Texts that only this column uses. Texts of another column or of saved data are copied before the first change. */
  private ownTexts: string[] | undefined;
  /** Created by the first filter or change: the texts of many fields are never looked up. */
  private numbers: Map<string, number> | undefined;
  private keys: Float64Array | undefined;
  /** Sort position of each text. Computed at the first use, and again when texts were added. */
  private places = new Uint32Array();
  /** Values of rows written after the arrays were built; they take precedence over the arrays. */
  private written = new Map<number, readonly number[]>();
  private readonly locale: Locale;

  /** @param texts - Distinct texts. */
  constructor(rowCount: number, values: RowValues, texts: readonly string[], locale: Locale) {
    this.locale = locale;
    this.rowCount = rowCount;
    this.values = values;
    this.texts = texts;
  }

  static empty(rowCount: number, locale: Locale): KeywordColumn {
    return new KeywordColumn(rowCount, RowValues.of(0, 0, [], []), [], locale);
  }

  /** Returns arrays that the column still uses: serialize them before the next change. */
  save(): KeywordColumnState {
    if (this.written.size > 0) this.takeInWritten();
    return { values: this.values.save(), texts: this.texts };
  }

  static restore(
    rowCount: number,
    { values, texts }: KeywordColumnState,
    locale: Locale,
  ): KeywordColumn {
    return new KeywordColumn(rowCount, RowValues.restore(values), texts, locale);
  }

  /**
   * Replaces arrays and texts of this new column with equal ones of another column, to save memory. Later changes of
   * one column do not affect the other.
   */
  shareWith(otherColumn: KeywordColumn): void {
    const { values, texts } = otherColumn;
    if (this.values.equals(values)) this.values = values;
    if (this.texts.length !== texts.length) return;
    if (!this.texts.every((text, number) => text === texts[number])) return;
    this.texts = texts;
    otherColumn.ownTexts = undefined;
  }

  grow(rowCount: number): void {
    this.rowCount = rowCount;
    this.keys = undefined;
  }

  /** Replaces the texts of a row. Returns true if they differ from the previous texts. */
  write(row: number, texts: readonly string[]): boolean {
    const previous = this.valuesOf(row);
    if (previous.length === 0 && texts.length === 0) return false;
    const distinct = texts.length < 2 ? texts : [...new Set(texts)];
    if (
      previous.length === distinct.length &&
      distinct.every((text, at) => this.texts[previous[at] ?? -1] === text)
    ) {
      return false;
    }
    this.written.set(
      row,
      distinct.map((text) => this.numberFor(text)),
    );
    this.keys = undefined;
    if (this.written.size > Math.max(1_000, this.rowCount * mostWritten)) this.takeInWritten();
    return true;
  }

  matching(values: readonly string[]): Bitset {
    const target = new Set(values.flatMap(spellings).map((value) => this.numberOfText.get(value)));
    target.delete(undefined);
    if (target.size === 0) return Bitset.none(this.rowCount);
    const { starts, rows: matchingRows } = this.values.byValue();
    const runs = [...(target as Set<number>)].map((number) =>
      matchingRows.subarray(starts[number] ?? 0, starts[number + 1] ?? 0),
    );
    const rows =
      this.written.size > 0 ? Bitset.empty(this.rowCount) : Bitset.forRuns(this.rowCount, runs);
    for (const run of runs) for (const row of run) rows.add(row);
    for (const [row, numbers] of this.written) {
      if (numbers.some((number) => target.has(number))) rows.add(row);
      else rows.remove(row);
    }
    return rows;
  }

  containing(text: string): Bitset {
    const target = text.toLowerCase();
    return this.rowsWhere((value) => value.toLowerCase().includes(target));
  }

  within(bounds: RangeBounds): Bitset {
    return this.rowsWhere((value) => isWithin(value, bounds));
  }

  present(): Bitset {
    return this.rowsOf(new Uint8Array(this.texts.length).fill(1));
  }

  sortKeys(): Float64Array {
    this.keys ??= this.makeSortKeys();
    return this.keys;
  }

  counts(rows: Uint32Array): readonly ValueCount[] {
    const counts = new Uint32Array(this.texts.length);
    this.values.count(rows, counts);
    for (const row of this.writtenAmong(rows)) {
      for (const number of this.values.of(row)) counts[number] = (counts[number] ?? 0) - 1;
      for (const number of this.valuesOf(row)) counts[number] = (counts[number] ?? 0) + 1;
    }
    const matchingRows: number[] = [];
    for (let number = 0; number < counts.length; number++)
      if (counts[number] !== 0) matchingRows.push(number);
    const compare = this.texts.length > manyTexts ? this.byComparing() : this.byPlace();
    return matchingRows
      .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || compare(a, b))
      .map((number) => ({ value: this.texts[number] ?? '', count: counts[number] ?? 0 }));
  }

  private rowsWhere(holds: (text: string) => boolean): Bitset {
    return this.rowsOf(Uint8Array.from(this.texts, (text) => (holds(text) ? 1 : 0)));
  }

  private rowsOf(isSelected: Uint8Array): Bitset {
    const rows = Bitset.empty(this.rowCount);
    this.values.each((row, number) => {
      if (isSelected[number] === 1) rows.add(row);
    });
    for (const [row, numbers] of this.written) {
      if (numbers.some((number) => isSelected[number] === 1)) rows.add(row);
      else rows.remove(row);
    }
    return rows;
  }

  /** Iterates the smaller of the two sets. */
  private writtenAmong(rows: Uint32Array): Iterable<number> {
    const { written: laterRows } = this;
    if (rows.length < laterRows.size) return rows.filter((row) => laterRows.has(row));
    return [...laterRows.keys()].filter((row) => isAmong(rows, row));
  }

  private valuesOf(row: number): readonly number[] {
    return this.written.get(row) ?? this.values.of(row);
  }

  private get numberOfText(): Map<string, number> {
    if (this.numbers === undefined) {
      this.numbers = new Map();
      for (const [number, text] of this.texts.entries()) this.numbers.set(text, number);
    }
    return this.numbers;
  }

  private numberFor(text: string): number {
    let number = this.numberOfText.get(text);
    if (number === undefined) {
      this.ownTexts ??= [...this.texts];
      number = this.ownTexts.push(text) - 1;
      this.texts = this.ownTexts;
      this.numberOfText.set(text, number);
    }
    return number;
  }

  /** Rebuilds the arrays with the values written since. */
  private takeInWritten(): void {
    const rows: number[] = [];
    const values: number[] = [];
    for (let row = 0; row < this.rowCount; row++) {
      for (const number of this.valuesOf(row)) {
        rows.push(row);
        values.push(number);
      }
    }
    this.values = RowValues.of(this.rowCount, this.texts.length, rows, values);
    this.written = new Map();
  }

  /** Compares texts in the order of the locale. Computes the collation key of each text once. */
  private byComparing(): (a: number, b: number) => number {
    const keys: string[] = [];
    const keyOf = (number: number) =>
      (keys[number] ??= collationKey(this.texts[number] ?? '', this.locale));
    return (a, b) => {
      if (a === b) return 0;
      return keyOf(a) < keyOf(b) ? -1 : 1;
    };
  }

  private byPlace(): (a: number, b: number) => number {
    const places = this.placesOfTexts();
    return (a, b) => (places[a] ?? 0) - (places[b] ?? 0);
  }

  /** Position of each text in the order of the locale. */
  private placesOfTexts(): Uint32Array {
    if (this.places.length !== this.texts.length) {
      this.places = new Uint32Array(this.texts.length);
      const order = this.texts.map((_, number) => number).sort(this.byComparing());
      order.forEach((number, place) => (this.places[number] = place));
    }
    return this.places;
  }

  /** Sorts numbers by size and texts in the order of the locale; a row with several values by its first value. */
  private makeSortKeys(): Float64Array {
    const numeric = this.texts.every((text) => text !== '' && Number.isFinite(Number(text)));
    const rank = new Float64Array(this.texts.length);
    if (numeric) {
      this.texts.forEach((text, number) => (rank[number] = Number(text)));
    } else {
      rank.set(this.placesOfTexts());
    }
    const keys = new Float64Array(this.rowCount).fill(Number.NaN);
    for (let row = 0; row < this.rowCount; row++) {
      const [first] = this.valuesOf(row);
      if (first !== undefined) keys[row] = rank[first] ?? Number.NaN;
    }
    return keys;
  }
}

/** Builds a column row by row; rows must ascend. */
export class KeywordColumnBuilder {
  private readonly rows = new NumberList();
  private readonly values = new NumberList();
  private readonly numberOfText = new Map<string, number>();
  private readonly locale: Locale;

  constructor(locale: Locale) {
    this.locale = locale;
  }

  add(row: number, text: string): void {
    let number = this.numberOfText.get(text);
    if (number === undefined) {
      number = this.numberOfText.size;
      this.numberOfText.set(text, number);
    }
    for (let at = this.rows.length - 1; at >= 0 && this.rows.at(at) === row; at--) {
      if (this.values.at(at) === number) return;
    }
    this.rows.push(row);
    this.values.push(number);
  }

  build(rowCount: number): KeywordColumn {
    const { numberOfText } = this;
    const values = RowValues.of(
      rowCount,
      numberOfText.size,
      this.rows.toArray(),
      this.values.toArray(),
    );
    return new KeywordColumn(rowCount, values, [...numberOfText.keys()], this.locale);
  }
}

function isAmong(ascending: Uint32Array, row: number): boolean {
  let from = 0;
  let to = ascending.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ascending[middle] ?? 0) < row) from = middle + 1;
    else to = middle;
  }
  return ascending[from] === row;
}

/** Returns all spellings of a flag: catalogs write true, "true", 1 and "1". */
export function spellings(value: string): readonly string[] {
  if (value === 'true' || value === '1') return ['true', '1'];
  if (value === 'false' || value === '0') return ['false', '0'];
  return [value];
}

/** Compares numbers as numbers and all other values (dates) as text. */
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
