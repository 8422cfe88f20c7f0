import { LRUCache } from 'lru-cache';
import type { Source } from '../catalogue/document.ts';
import type { Column } from './column.ts';
import { eachFieldValue } from './field-values.ts';
import type { FieldTest, FilterClause } from './filter-clause.ts';
import { RowSet } from './row-set.ts';
import type { SortClause } from './sort-clause.ts';
import { TokenColumnBuilder } from './token-column.ts';

/** A filter ready to run. */
export interface IndexFilter {
  readonly field: string;
  /** The shopper's own: a configurable also meets it through `{field}_options`. */
  readonly isCatalogScope: boolean;
  readonly clause: FilterClause;
}

/** Remembered orders; one costs a sort of all rows and holds 4 bytes for each. */
const maxOrders = 64;
/** Remembered answers of tests, one bit for each row. */
const maxTests = 500;

/** All documents of one type, field by field. Rows are numbered as the documents were added. */
export class DocumentIndex {
  readonly rowCount: number;
  private readonly columns: ReadonlyMap<string, Column>;
  private readonly configurable: RowSet;
  private readonly orders = new LRUCache<string, Uint32Array>({ max: maxOrders });
  /** Tests that come again and again: visibility, status, the categories of a page. */
  private readonly tests = new LRUCache<string, RowSet>({ max: maxTests });

  constructor(rowCount: number, columns: ReadonlyMap<string, Column>) {
    this.rowCount = rowCount;
    this.columns = columns;
    this.configurable =
      this.column('type_id')?.matching(['configurable']) ?? RowSet.empty(rowCount);
  }

  column(field: string): Column | undefined {
    return this.columns.get(field.replace(/\.keyword$/, ''));
  }

  /** The rows that meet all filters. Source: wire contract 2.2. */
  filter(filters: readonly IndexFilter[]): RowSet {
    let rows = RowSet.full(this.rowCount);
    let anyOptional: RowSet | undefined;
    for (const filter of filters) {
      const met = this.meeting(filter);
      if (filter.clause.required) rows = rows.and(met);
      else anyOptional = anyOptional?.or(met) ?? met;
    }
    const hasRequired = filters.some(({ clause }) => clause.required && !clause.negated);
    return anyOptional === undefined || hasRequired ? rows : rows.and(anyOptional);
  }

  /** All rows in the order asked for; rows without a value last, ties in the order of the documents. */
  order(sort: readonly SortClause[]): Uint32Array {
    const name = JSON.stringify(sort);
    const known = this.orders.get(name);
    if (known !== undefined) return known;
    const steps = sort.flatMap(({ field, descending }) => {
      const keys = this.column(field)?.sortKeys();
      return keys === undefined ? [] : [{ keys, descending }];
    });
    const order = Uint32Array.from({ length: this.rowCount }, (_, row) => row);
    order.sort((a, b) => {
      for (const { keys, descending } of steps) {
        const difference = compareKeys(keys[a] ?? Number.NaN, keys[b] ?? Number.NaN, descending);
        if (difference !== 0) return difference;
      }
      return a - b;
    });
    this.orders.set(name, order);
    return order;
  }

  /** To be called when numbers a column looks at have changed. */
  forgetNumbers(): void {
    this.orders.clear();
    this.tests.clear();
  }

  private meeting({ field, isCatalogScope, clause }: IndexFilter): RowSet {
    let met = this.holding(field, clause.test);
    if (isCatalogScope) {
      met = met.or(this.holding(`${field}_options`, clause.test).and(this.configurable));
    }
    return clause.negated ? RowSet.full(this.rowCount).without(met) : met;
  }

  private holding(field: string, test: FieldTest): RowSet {
    const name = JSON.stringify([field, test]);
    let rows = this.tests.get(name);
    if (rows === undefined) {
      rows = this.runTest(field, test);
      this.tests.set(name, rows);
    }
    return rows;
  }

  private runTest(field: string, test: FieldTest): RowSet {
    const column = this.column(field);
    if (column === undefined) return RowSet.empty(this.rowCount);
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

function compareKeys(a: number, b: number, descending: boolean): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  if (Number.isNaN(b)) return -1;
  return descending ? b - a : a - b;
}

/** Collects an index document by document. */
export class DocumentIndexBuilder {
  private rowCount = 0;
  private readonly builders = new Map<string, TokenColumnBuilder>();

  add(document: Source): void {
    const row = this.rowCount++;
    eachFieldValue(document, (path, text) => {
      let builder = this.builders.get(path);
      if (builder === undefined) {
        builder = new TokenColumnBuilder();
        this.builders.set(path, builder);
      }
      builder.add(row, text);
    });
  }

  /** `more` columns stand beside the collected ones and win over them. */
  build(more: ReadonlyMap<string, Column> = new Map()): DocumentIndex {
    const columns = new Map<string, Column>();
    for (const [field, builder] of this.builders) columns.set(field, builder.build(this.rowCount));
    for (const [field, column] of more) columns.set(field, column);
    return new DocumentIndex(this.rowCount, columns);
  }
}
