import type { Aggregations } from '@shop/contract';
import type { CatalogHits, CatalogQuery } from './catalog-search.ts';
import type { RangeBounds } from './column.ts';
import type { DocumentIndex, IndexFilter } from './document-index.ts';
import { countFacets, type FacetSettings } from './facets.ts';
import { filterClause } from './filter-clause.ts';
import { orderByKeys } from './row-order.ts';
import { RowSet } from './row-set.ts';

/** What a search text found. */
export interface TextRows {
  /** By row; 0 where it was not found. */
  readonly scores: Float64Array;
  readonly suggestions: readonly string[];
}

/** Filters, orders, counts and cuts: everything of a search but the text. Source: wire contract 2.2, 2.3. */
export function searchIndex(
  index: DocumentIndex,
  ids: readonly string[],
  query: CatalogQuery,
  text: TextRows | undefined,
  settings: FacetSettings,
): CatalogHits {
  const filters = indexFilters(query);
  let rows = index.filter(filters);
  if (text !== undefined) rows = rows.and(rowsFound(index.rowCount, text.scores));
  const total = rows.count();
  const page = takePage(index, rows, query, text);
  return {
    hits: page.map((row) => ({ id: ids[row] ?? '', score: text?.scores[row] ?? 1 })),
    total,
    aggregations: aggregate(index, rows, query, filters, settings),
    suggestions: text?.suggestions ?? [],
  };
}

function indexFilters(query: CatalogQuery): readonly IndexFilter[] {
  return query.filters.flatMap(({ field, value, isCatalogScope }) => {
    const clause = filterClause(value);
    return clause === undefined ? [] : [{ field, isCatalogScope, clause }];
  });
}

function takePage(
  index: DocumentIndex,
  rows: RowSet,
  query: CatalogQuery,
  text: TextRows | undefined,
): readonly number[] {
  const { from, size, sort } = query;
  if (sort[0]?.field === 'random') return shuffled(rows.rows()).slice(from, from + size);
  const byScore = sort.length === 0 || sort[0]?.field === '_score';
  if (byScore && text !== undefined) {
    const found = index.order(sort.slice(1)).filter((row) => rows.has(row));
    return [...orderByKeys(found, text.scores, true).subarray(from, from + size)];
  }
  const page: number[] = [];
  let passed = 0;
  for (const row of index.order(sort.filter(({ field }) => field !== '_score'))) {
    if (!rows.has(row)) continue;
    if (passed++ < from) continue;
    if (page.length === size) break;
    page.push(row);
  }
  return page;
}

function aggregate(
  index: DocumentIndex,
  rows: RowSet,
  query: CatalogQuery,
  filters: readonly IndexFilter[],
  settings: FacetSettings,
): Aggregations {
  if (query.facets.length === 0) return {};
  return countFacets(index, rows.rows(), query.facets, settings, chosenPrice(filters));
}

function chosenPrice(filters: readonly IndexFilter[]): RangeBounds | undefined {
  const filter = filters.find(({ field }) => field === 'price' || field === 'final_price');
  return filter?.clause.test.kind === 'range' ? filter.clause.test.bounds : undefined;
}

function rowsFound(rowCount: number, scores: Float64Array): RowSet {
  const set = RowSet.empty(rowCount);
  for (let row = 0; row < scores.length; row++) if ((scores[row] ?? 0) > 0) set.add(row);
  return set;
}

function shuffled(rows: Uint32Array): readonly number[] {
  const mixed = [...rows];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] ?? 0, mixed[at] ?? 0];
  }
  return mixed;
}
