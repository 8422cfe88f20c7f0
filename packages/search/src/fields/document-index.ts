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

/** A filter ready to run. */
export interface IndexFilter {
  readonly field: string;
  /** The shopper's own: a configurable also meets it through `{field}_options`. */
  readonly isCatalogScope: boolean;
  readonly clause: FilterClause;
}

const mebibyte = 1024 * 1024;
/** Bytes of remembered orders; one costs a sort of all rows and holds 8 bytes for each. */
const orderBytes = 16 * mebibyte;
/** Bytes of remembered answers of tests, one bit for each row. */
const testBytes = 4 * mebibyte;
/** Bytes of remembered answers about what filters let through; the counts of eight facets are some 10 KB. */
const answerBytes = 8 * mebibyte;
/** Words of an answer that is found again as fast as it is remembered. */
const fewWords = 16;

/** Saved documents. */
export interface DocumentIndexState {
  readonly rowCount: number;
  readonly columns: readonly (readonly [field: string, column: KeywordColumnState])[];
  /** Rows whose documents were dropped. */
  readonly dropped: Uint32Array;
  readonly natural: Uint32Array | undefined;
}

/** All rows in an order. */
export interface RowOrder {
  readonly rows: Uint32Array;
  /** The place of each row among them. */
  readonly places: Uint32Array;
}

/** All documents of one type, field by field. Rows are numbered as the documents were added. */
export class DocumentIndex {
  private rows: number;
  /** Filled from documents. */
  private readonly columns: Map<string, KeywordColumn>;
  /** Filled by others; they win. */
  private readonly more: ReadonlyMap<string, NumberColumn>;
  private configurable: Bitset;
  /** Rows that still have a document; all while nothing was ever dropped. */
  private alive: Bitset | undefined;
  /** The order of documents where it is not that of the rows. */
  private natural: Uint32Array | undefined;
  private readonly orders = new FieldMemo<RowOrder>(
    orderBytes,
    ({ rows, places }) => rows.byteLength + places.byteLength,
  );
  /** Tests that come again and again: visibility, status, the categories of a page. */
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

  /** Without the columns that others fill. Shares its arrays: serialize it before the next change. */
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

  /** Holds what columns of another index have the same once. */
  shareWith({ columns }: DocumentIndex): void {
    for (const [field, column] of this.columns) {
      const other = columns.get(field);
      if (other !== undefined) column.shareWith(other);
    }
  }

  column(field: string): Column | undefined {
    const name = columnName(field);
    return this.more.get(name) ?? this.columns.get(name);
  }

  /** The rows that meet all filters. SearchDocument: wire contract 2.2. */
  filter(filters: readonly IndexFilter[]): Bitset {
    let rows = this.alive ?? Bitset.full(this.rowCount);
    let anyOptional: Bitset | undefined;
    // Ranges are asked with other bounds each time: of the rows that the others leave.
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
   * Returns the result of `make` for the rows that pass these filters, cached until they or one of the `fields` change.
   * `make` must depend on nothing else.
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

  /** All rows in the order asked for; rows without a value last, ties in the order of the documents. */
  order(sort: readonly SortClause[]): RowOrder {
    const name = JSON.stringify(sort);
    const rowOrder = this.orders.get(name);
    if (rowOrder !== undefined) return rowOrder;
    let rows = this.natural ?? Uint32Array.from({ length: this.rowCount }, (_, row) => row);
    // From the last step to the first: each keeps the order of those after it.
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

  /** Takes these documents in place of those of their rows; a row that is new comes after the last. */
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

  /** Replaces the values of these fields only; every row is known. */
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

  /** Has these rows found by nothing. Their numbers are not used again. */
  drop(rows: readonly number[]): void {
    this.alive ??= Bitset.full(this.rows);
    for (const row of rows) this.alive.remove(row);
    this.answers.clear();
  }

  /** Rows whose documents were dropped, in ascending order. */
  droppedRows(): Uint32Array {
    if (this.alive === undefined) return new Uint32Array();
    return Bitset.full(this.rows).without(this.alive).rows();
  }

  /** Says in which order the documents of all rows stand where nothing else is asked. */
  arrange(natural: Uint32Array): void {
    this.natural = natural;
    this.orders.clear();
  }

  /** To be called when values of these fields have changed. */
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

  /** Intersection of the rows with `among`. Other rows may be in it too. */
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

/** The exact form of a field is the field. */
export function columnName(field: string): string {
  return field.replace(/\.keyword$/, '');
}

/** Collects an index document by document; texts stand in it as in the alphabet of the language. */
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

  /** `more` columns stand beside the collected ones and win over them. */
  build(extra: ReadonlyMap<string, NumberColumn> = new Map()): DocumentIndex {
    const columns = new Map<string, KeywordColumn>();
    for (const [field, builder] of this.builders) columns.set(field, builder.build(this.rowCount));
    return new DocumentIndex(this.rowCount, columns, extra, this.locale);
  }
}
