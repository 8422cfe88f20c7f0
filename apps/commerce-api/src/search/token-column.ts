import type { Column, RangeBounds, ValueCount } from './column.ts';
import { RowSet } from './row-set.ts';

const collator = new Intl.Collator('hu', { numeric: true });

/**
 * Values as numbered texts: row r holds the numbers `values[offsets[r] … offsets[r + 1]]`, none twice. What a
 * filter asks is decided once per distinct text, then looked up per row.
 */
export class TokenColumn implements Column {
  private readonly rowCount: number;
  private readonly offsets: Uint32Array;
  private readonly values: Uint32Array;
  private readonly texts: readonly string[];
  private readonly numberOfText: ReadonlyMap<string, number>;
  private keys: Float64Array | undefined;

  constructor(
    rowCount: number,
    offsets: Uint32Array,
    values: Uint32Array,
    numberOfText: ReadonlyMap<string, number>,
  ) {
    this.rowCount = rowCount;
    this.offsets = offsets;
    this.values = values;
    this.numberOfText = numberOfText;
    this.texts = [...numberOfText.keys()];
  }

  matching(values: readonly string[]): RowSet {
    const chosen = new Uint8Array(this.texts.length);
    let any = false;
    for (const value of values.flatMap(spellings)) {
      const number = this.numberOfText.get(value);
      if (number !== undefined) {
        chosen[number] = 1;
        any = true;
      }
    }
    return any ? this.rowsOf(chosen) : RowSet.empty(this.rowCount);
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
    for (const row of rows) {
      const end = this.offsets[row + 1] ?? 0;
      for (let at = this.offsets[row] ?? 0; at < end; at++) {
        const number = this.values[at] ?? 0;
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
    for (let row = 0; row < this.rowCount; row++) {
      const end = this.offsets[row + 1] ?? 0;
      for (let at = this.offsets[row] ?? 0; at < end; at++) {
        if (chosen[this.values[at] ?? 0] === 1) {
          rows.add(row);
          break;
        }
      }
    }
    return rows;
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
      const start = this.offsets[row] ?? 0;
      if (start < (this.offsets[row + 1] ?? 0))
        keys[row] = rank[this.values[start] ?? 0] ?? Number.NaN;
    }
    return keys;
  }
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
