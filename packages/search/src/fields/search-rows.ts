import type { Aggregations } from '@shop/contract';
import { countGroups } from '../query/count-groups.ts';
import type { SearchCriteria, SearchHits } from '../query/search-criteria.ts';
import type { RangeBounds } from '../columns/column.ts';
import type { DocumentIndex, IndexFilter } from './document-index.ts';
import { countFacets, facetFields, spansOf, type FacetSettings } from './facets.ts';
import { filterClause } from '../query/filter-clause.ts';
import { topK } from '../columns/top-k.ts';
import type { RowScores } from '../columns/row-scores.ts';
import { Bitset } from '../columns/bitset.ts';

/** Rows found for a search text. */
export interface TextRows {
  readonly scores: RowScores;
  readonly suggestions: readonly string[];
}

/** A scan of all rows must match at least one in this many rows; otherwise the found rows are scanned. */
const walkShare = 8;

/** Filters, sorts, counts and pages: all steps of a search except the text. Source: wire contract 2.2, 2.3. */
export function searchRows(
  index: DocumentIndex,
  ids: readonly string[],
  query: SearchCriteria,
  text: TextRows | undefined,
  settings: FacetSettings,
): SearchHits {
  const textRows = text && Bitset.of(index.rowCount, text.scores.rows);
  const rowsOf = (filters: readonly IndexFilter[]) => {
    const filteredRows = index.filter(filters);
    return textRows === undefined ? filteredRows : filteredRows.and(textRows);
  };
  const rows = rowsOf(indexFilters(query, settings));
  const counts = countGroups(query).map((group, at) => {
    const filters = indexFilters(group, settings);
    const countedRows = at === 0 ? rows : rowsOf(filters);
    return aggregate(index, countedRows, { ...query, ...group }, filters, settings);
  });
  const total = rows.count();
  const page = takePage(index, rows, total, query, text?.scores);
  return {
    hits: page.map((row) => ({ id: ids[row] ?? '', score: text?.scores.scoreOf(row) ?? 1 })),
    total,
    aggregations: Object.assign({}, ...counts) as Aggregations,
    suggestions: text?.suggestions ?? [],
  };
}

/** Parses the filters. A filter on `price` compares the price field of the settings. */
export function indexFilters(
  query: Pick<SearchCriteria, 'filters'>,
  { priceField }: Pick<FacetSettings, 'priceField'>,
): readonly IndexFilter[] {
  return query.filters.flatMap(({ field: requestedField, value, isCatalogScope }) => {
    const clause = filterClause(value);
    const field = requestedField === 'price' ? priceField : requestedField;
    return clause === undefined ? [] : [{ field, isCatalogScope, clause }];
  });
}

function takePage(
  index: DocumentIndex,
  rows: Bitset,
  total: number,
  query: SearchCriteria,
  scores: RowScores | undefined,
): readonly number[] {
  const { from, size, sort } = query;
  if (total <= from) return [];
  if (sort[0]?.field === 'random') return shuffled(rows.rows()).slice(from, from + size);
  const byScore = sort.length === 0 || sort[0]?.field === '_score';
  if (byScore && scores !== undefined) {
    const { places } = index.order(sort.slice(1));
    return bestRows(scores, rows, places, from + size).slice(from);
  }
  const order = index.order(sort.filter(({ field }) => field !== '_score'));
  if (total * walkShare > index.rowCount) return walk(order.rows, rows, from, size);
  const { places } = order;
  const isBefore = (a: number, b: number) => (places[a] ?? 0) < (places[b] ?? 0);
  return topK(rows.rows(), from + size, isBefore).slice(from);
}

/** The best rows by score; equal scores in the order of `places`. */
function bestRows(
  { rows: foundRows, scores }: RowScores,
  rows: Bitset,
  places: Uint32Array,
  count: number,
): readonly number[] {
  const placeOf = (at: number) => places[foundRows[at] ?? 0] ?? 0;
  const isBefore = (a: number, b: number) => {
    const [scoreA, scoreB] = [scores[a] ?? 0, scores[b] ?? 0];
    return scoreA === scoreB ? placeOf(a) < placeOf(b) : scoreA > scoreB;
  };
  const candidates = new Uint32Array(foundRows.length);
  let candidateCount = 0;
  for (let at = 0; at < foundRows.length; at++) {
    if (rows.has(foundRows[at] ?? 0)) candidates[candidateCount++] = at;
  }
  return topK(candidates.subarray(0, candidateCount), count, isBefore).map(
    (at) => foundRows[at] ?? 0,
  );
}

function walk(order: Uint32Array, rows: Bitset, from: number, size: number): readonly number[] {
  const page: number[] = [];
  let passed = 0;
  for (const row of order) {
    if (page.length === size) break;
    if (rows.has(row) && passed++ >= from) page.push(row);
  }
  return page;
}

function aggregate(
  index: DocumentIndex,
  rows: Bitset,
  query: SearchCriteria,
  filters: readonly IndexFilter[],
  settings: FacetSettings,
): Aggregations {
  const { facets, spans = [] } = query;
  if (facets.length === 0 && spans.length === 0) return {};
  const count = () => ({
    ...countFacets(index, rows.rows(), facets, settings, chosenPrice(filters, settings)),
    ...spansOf(index, rows.rows(), spans),
  });
  // Results of a text are not cached: they are not requested twice with the same filters.
  return query.text === ''
    ? index.remembered(
        filters,
        [...facetFields(facets, settings), ...spans.map((field) => `${field}.keyword`)],
        count,
      )
    : count();
}

/** Bounds of the first filter on the price. */
export function chosenPrice(
  filters: readonly IndexFilter[],
  { priceField }: Pick<FacetSettings, 'priceField'>,
): RangeBounds | undefined {
  const filter = filters.find(({ field }) => field === priceField);
  return filter?.clause.test.kind === 'range' ? filter.clause.test.bounds : undefined;
}

function shuffled(rows: Uint32Array): readonly number[] {
  const mixed = [...rows];
  for (let at = mixed.length - 1; at > 0; at--) {
    const swapAt = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[swapAt]] = [mixed[swapAt] ?? 0, mixed[at] ?? 0];
  }
  return mixed;
}
