import type { Locale } from '@shop/format';
import type { SearchDocument } from '../query/search-document.ts';
import type { Column } from '../columns/column.ts';
import { FieldMemo } from './field-memo.ts';
import { eachFieldValue } from './field-values.ts';
import type { FieldTest, FilterClause } from '../query/filter-clause.ts';
import type { NumberColumn } from '../columns/number-column.ts';
import { orderByKeys } from '../columns/row-order.ts';
import { Bitset } from '../columns/bitset.ts';
import type { SortClause } from '../query/sort-clause.ts';
import {
  KeywordColumn,
  KeywordColumnBuilder,
  type KeywordColumnState,
} from '../columns/keyword-column.ts';

/** A parsed filter. */
export interface IndexFilter {
  readonly field: string;
  /** True for a filter of the shopper: it also matches a configurable product by its `{field}_options`. */
  readonly isCatalogScope: boolean;
  readonly clause: FilterClause;
}

const mebibyte = 1024 * 1024;
/** Bytes of cached orders. One order costs a sort of all rows and takes 8 bytes per row. */
const orderBytes = 16 * mebibyte;
/** Bytes of cached filter results, one bit per row. */
const testBytes = 4 * mebibyte;
/** Bytes of cached results for combinations of filters; the counts of eight facets take some 10 KB. */
const answerBytes = 8 * mebibyte;
/** Number of 32-bit words up to which a result is as fast to compute as to read from the cache. */
const fewWords = 16;

/** Serializable state of the documents. */
export interface DocumentIndexState {
  readonly rowCount: number;
  readonly columns: readonly (readonly [field: string, column: KeywordColumnState])[];
  /** Rows whose documents were dropped. */
  readonly dropped: Uint32Array;
  readonly natural: Uint32Array | undefined;
}

/** All rows in sort order. */
export interface RowOrder {
  readonly rows: Uint32Array;
  /** Sort position of each row. */
  readonly places: Uint32Array;
}

/** All documents of one type, stored field by field. Rows are numbered in the order of their addition. */
export class DocumentIndex {
  private rows: number;
  /** Columns filled from the documents. */
  private readonly columns: Map<string, KeywordColumn>;
  /** Columns filled by the caller; they take precedence. */
  private readonly more: ReadonlyMap<string, NumberColumn>;
  private configurable: Bitset;
  /** Rows that still have a document; `undefined` while no document was removed. */
  private alive: Bitset | undefined;
  /** Order of the documents if it differs from the row order. */
  private natural: Uint32Array | undefined;
  private readonly orders = new FieldMemo<RowOrder>(
    orderBytes,
    ({ rows, places }) => rows.byteLength + places.byteLength,
  );
  /** Cached results of frequent conditions: visibility, status, the categories of a page. */
  private readonly tests = new FieldMemo<Bitset>(testBytes, ({ byteLength }) => byteLength);
  private readonly answers = new FieldMemo<object>(
    answerBytes,
    (answer) => 2 * JSON.stringify(answer).length,
  );

  private readonly locale: Locale;

  constructor(
    rowCount: number,
    columns: Map<string, KeywordColumn>,
    extra: ReadonlyMap<string, NumberColumn>,
    locale: Locale,
  ) {
    this.locale = locale;
    this.rows = rowCount;
    this.columns = columns;
    this.more = extra;
    this.configurable = this.configurableRows();
  }

  get rowCount(): number {
    return this.rows;
  }

  /** Returns the state without the caller's columns. Uses the index's arrays: serialize it before the next change. */
  save(): DocumentIndexState {
    return {
      rowCount: this.rows,
      columns: [...this.columns].map(([field, column]) => [field, column.save()] as const),
      dropped: this.droppedRows(),
      natural: this.natural,
    };
  }

  static restore(
    { rowCount, columns, dropped, natural }: DocumentIndexState,
    extra: ReadonlyMap<string, NumberColumn>,
    locale: Locale,
  ): DocumentIndex {
    const restored = columns.map(
      ([field, column]) => [field, KeywordColumn.restore(rowCount, column, locale)] as const,
    );
    const index = new DocumentIndex(rowCount, new Map(restored), extra, locale);
    if (dropped.length > 0) index.drop([...dropped]);
    if (natural !== undefined) index.arrange(natural);
    return index;
  }

  /** Stores columns that are equal to those of another index only once. */
  shareWith({ columns }: DocumentIndex): void {
    for (const [field, column] of this.columns) {
      const otherColumn = columns.get(field);
      if (otherColumn !== undefined) column.shareWith(otherColumn);
    }
  }

  column(field: string): Column | undefined {
    const name = columnName(field);
    return this.more.get(name) ?? this.columns.get(name);
  }

  /** Returns the rows that match all filters. Source: wire contract 2.2. */
  filter(filters: readonly IndexFilter[]): Bitset {
    let rows = this.alive ?? Bitset.full(this.rowCount);
    let anyOptional: Bitset | undefined;
    // Ranges come last, and only for the rows that the other filters match: their bounds change with each request.
    const isRange = ({ clause }: IndexFilter) => clause.test.kind === 'range';
    const ordered = [...filters.filter((filter) => !isRange(filter)), ...filters.filter(isRange)];
    for (const filter of ordered) {
      if (filter.clause.required) {
        rows = rows.and(this.meeting(filter, rows));
      } else {
        const rowsOfFilter = this.meeting(filter, Bitset.full(this.rowCount));
        anyOptional = anyOptional?.or(rowsOfFilter) ?? rowsOfFilter;
      }
    }
    const hasRequired = filters.some(({ clause }) => clause.required && !clause.negated);
    return anyOptional === undefined || hasRequired ? rows : rows.and(anyOptional);
  }

  /**
   * Returns the result of `make` for the rows that match these filters. Caches it until one of the filtered fields or
   * of `fields` changes. `make` must depend on nothing else.
   */
  remembered<T extends object>(
    filters: readonly IndexFilter[],
    fields: readonly string[],
    make: () => T,
  ): T {
    const cacheKey = JSON.stringify([filters, fields]);
    const existing = this.answers.get(cacheKey) as T | undefined;
    if (existing !== undefined) return existing;
    const result = make();
    const filtered = filters.flatMap(({ field }) => [field, `${field}_options`, 'type_id']);
    this.answers.set(cacheKey, result, [...filtered, ...fields].map(columnName));
    return result;
  }

  /** Returns all rows in sort order; rows without a value last, ties in the order of the documents. */
  order(sort: readonly SortClause[]): RowOrder {
    const name = JSON.stringify(sort);
    const rowOrder = this.orders.get(name);
    if (rowOrder !== undefined) return rowOrder;
    let rows = this.natural ?? Uint32Array.from({ length: this.rowCount }, (_, row) => row);
    // Sort by the last key first: each later sort is stable.
    for (const { field, descending } of sort.toReversed()) {
      const keys = this.column(field)?.sortKeys();
      if (keys !== undefined) rows = orderByKeys(rows, keys, descending);
    }
    const places = new Uint32Array(this.rowCount);
    rows.forEach((row, place) => (places[row] = place));
    const order = { rows, places };
    this.orders.set(
      name,
      order,
      sort.map(({ field }) => columnName(field)),
    );
    return order;
  }

  /** Replaces the documents of these rows; new rows follow the last one. */
  write(documents: readonly (readonly [row: number, document: SearchDocument])[]): void {
    const rowCount = documents.reduce((max, [row]) => Math.max(max, row + 1), this.rows);
    if (rowCount > this.rows) this.grow(rowCount);
    const changed = new Set<string>();
    for (const [row, document] of documents) {
      const fields = new Map<string, string[]>();
      eachFieldValue(document, (path, text) => {
        const texts = fields.get(path);
        if (texts === undefined) fields.set(path, [text]);
        else texts.push(text);
      });
      for (const path of fields.keys()) {
        if (!this.columns.has(path))
          this.columns.set(path, KeywordColumn.empty(this.rows, this.locale));
      }
      for (const [path, column] of this.columns) {
        if (column.write(row, fields.get(path) ?? [])) changed.add(path);
      }
    }
    this.forget(changed);
  }

  /** Replaces the values of these fields only. Every row must exist. */
  patch(values: readonly (readonly [row: number, fields: SearchDocument])[]): void {
    const changed = new Set<string>();
    for (const [row, fields] of values) {
      const textsOf = new Map(Object.keys(fields).map((field) => [field, [] as string[]]));
      eachFieldValue(fields, (path, text) => textsOf.get(path)?.push(text));
      for (const [path, texts] of textsOf) {
        let column = this.columns.get(path);
        if (column === undefined) {
          if (texts.length === 0) continue;
          column = KeywordColumn.empty(this.rows, this.locale);
          this.columns.set(path, column);
        }
        if (column.write(row, texts)) changed.add(path);
      }
    }
    this.forget(changed);
  }

  /** Removes these rows from all results. Row numbers are not used again. */
  drop(rows: readonly number[]): void {
    this.alive ??= Bitset.full(this.rows);
    for (const row of rows) this.alive.remove(row);
    this.answers.clear();
  }

  /** Rows whose documents were removed, in ascending order. */
  droppedRows(): Uint32Array {
    if (this.alive === undefined) return new Uint32Array();
    return Bitset.full(this.rows).without(this.alive).rows();
  }

  /** Sets the default order of the documents, for a search without a sort order. */
  arrange(natural: Uint32Array): void {
    this.natural = natural;
    this.orders.clear();
  }

  /** Removes the cached results of these fields. Call it when their values have changed. */
  forget(fields: ReadonlySet<string>): void {
    this.orders.forget(fields);
    this.tests.forget(fields);
    this.answers.forget(fields);
    if (fields.has('type_id')) this.configurable = this.configurableRows();
  }

  private grow(rowCount: number): void {
    if (this.alive !== undefined) {
      const dropped = Bitset.full(this.rows).without(this.alive);
      this.alive = Bitset.full(rowCount).without(dropped);
    }
    this.rows = rowCount;
    for (const column of this.columns.values()) column.grow(rowCount);
    for (const column of this.more.values()) column.grow(rowCount);
    this.orders.clear();
    this.tests.clear();
    this.answers.clear();
    this.configurable = this.configurableRows();
  }

  private configurableRows(): Bitset {
    return this.column('type_id')?.matching(['configurable']) ?? Bitset.none(this.rows);
  }

  /** Returns the rows of `among` that match the filter. The result may contain other rows too. */
  private meeting({ field, isCatalogScope, clause }: IndexFilter, among: Bitset): Bitset {
    let rowsOfFilter = this.holding(field, clause.test, among);
    if (isCatalogScope) {
      const byOptions = this.holding(`${field}_options`, clause.test, this.configurable);
      rowsOfFilter = rowsOfFilter.or(byOptions.and(this.configurable));
    }
    return clause.negated ? Bitset.full(this.rowCount).without(rowsOfFilter) : rowsOfFilter;
  }

  private holding(field: string, test: FieldTest, among: Bitset): Bitset {
    const name = columnName(field);
    const numbers = test.kind === 'range' ? this.more.get(name) : undefined;
    if (test.kind === 'range' && numbers !== undefined) return numbers.within(test.bounds, among);
    const cacheKey = JSON.stringify([field, test]);
    const existing = this.tests.get(cacheKey);
    if (existing !== undefined) return existing;
    const rows = this.runTest(field, test);
    if (rows.span > fewWords) this.tests.set(cacheKey, rows, [name]);
    return rows;
  }

  private runTest(field: string, test: FieldTest): Bitset {
    const column = this.column(field);
    if (column === undefined) return Bitset.none(this.rowCount);
    switch (test.kind) {
      case 'in':
        return column.matching(test.values);
      case 'range':
        return column.within(test.bounds);
      case 'contains':
        return column.containing(test.text);
      case 'exists':
        return column.present();
    }
  }
}

/** Removes `.keyword`: a field and its exact form are one column. */
export function columnName(field: string): string {
  return field.replace(/\.keyword$/, '');
}

/** Builds an index document by document; sorts texts in the order of the locale. */
export class DocumentIndexBuilder {
  private rowCount = 0;
  private readonly builders = new Map<string, KeywordColumnBuilder>();
  private readonly locale: Locale;

  constructor(locale: Locale) {
    this.locale = locale;
  }

  add(document: SearchDocument): void {
    const row = this.rowCount++;
    eachFieldValue(document, (path, text) => {
      let builder = this.builders.get(path);
      if (builder === undefined) {
        builder = new KeywordColumnBuilder(this.locale);
        this.builders.set(path, builder);
      }
      builder.add(row, text);
    });
  }

  /** Builds the index. Columns in `extra` take precedence over the collected ones. */
  build(extra: ReadonlyMap<string, NumberColumn> = new Map()): DocumentIndex {
    const columns = new Map<string, KeywordColumn>();
    for (const [field, builder] of this.builders) columns.set(field, builder.build(this.rowCount));
    return new DocumentIndex(this.rowCount, columns, extra, this.locale);
  }
}
