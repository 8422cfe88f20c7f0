import type { Aggregations } from '@shop/contract';
import { LRUCache } from 'lru-cache';
import type { FacetSettings } from '../fields/facets.ts';
import { columnName } from '../fields/document-index.ts';
import { chosenPrice, indexFilters } from '../fields/search-rows.ts';
import { countGroups, type CountGroup } from '../query/count-groups.ts';
import type { SearchCriteria, SearchHits } from '../query/search-criteria.ts';
import type { SortClause } from '../query/sort-clause.ts';
import { facetRequest, spanRequest, type FacetRequest } from './facet-aggregations.ts';
import { filterQueries, type Query } from './filter-query.ts';
import { formField, maxWindow, numberFields } from './index-fields.ts';
import { promotedQuery } from './promoted-query.ts';
import type { SearchNode, SearchReply } from './search-node.ts';
import type { ResolvedText } from './text-search.ts';
import { existenceBody, isFound } from './view-words.ts';

/** Products of one page, without the suggestions of the text. */
interface ProductHits extends Omit<SearchHits, 'suggestions'> {
  /** False if the view has no index. */
  readonly hasIndex: boolean;
}

/** Finds the products of one view. */
export type ProductSearch = (
  criteria: SearchCriteria,
  text: ResolvedText | undefined,
) => Promise<ProductHits>;

/** Position up to which a node keeps the products of a listing: those of the first pages. */
const maxCachedPosition = 200;
/** Maximum number of sort fields whose form is stored: shoppers choose the names. */
const maxSortFields = 1_000;

/**
 * Creates the search for products. A search is one request: the page, the counts, and what the query depends on, which
 * it assumes to be as before. It is repeated where that has changed. Source: SE-44.
 */
export function createProductSearch(
  node: SearchNode,
  alias: string,
  settings: FacetSettings,
): ProductSearch {
  /** For each field, true if it is sorted as text. */
  const textSorts = new LRUCache<string, boolean>({ max: maxSortFields });
  return async (criteria, text) => {
    const sortFields = sortFieldsOf(criteria.sort).filter((field) => !isNumberField(field));
    const checks = [
      ...sortFields.map(textSortQuery),
      ...(text?.nounQuery === undefined ? [] : [text.nounQuery]),
    ];
    const request = (results: readonly boolean[]) =>
      productRequest(criteria, settings, text, {
        isTextSort: (field) => results[sortFields.indexOf(field)] ?? false,
        isNounThere: results[sortFields.length] ?? false,
      });
    const assumed = checks.map((_, at) => textSorts.get(sortFields[at] ?? '') ?? true);
    const { bodies, bodiesToCache, read } = request(assumed);
    const replies = await node.search(
      alias,
      [...bodies, ...checks.map(existenceBody)],
      bodiesToCache,
    );
    const results = replies.slice(bodies.length).map(isFound);
    sortFields.forEach((field, at) => textSorts.set(field, results[at] ?? false));
    if (results.every((result, at) => result === assumed[at])) return read(replies);
    const corrected = request(results);
    return corrected.read(await node.search(alias, corrected.bodies, corrected.bodiesToCache));
  };
}

/** Searches of a request for products, and the parser of their replies. */
interface ProductRequest {
  readonly bodies: readonly Query[];
  /** Those whose replies the node keeps until the index changes, though they have hits. */
  readonly bodiesToCache: readonly Query[];
  read(replies: readonly SearchReply[]): ProductHits;
}

/** What the products of the view decide about a query. */
interface ViewFacts {
  isTextSort(field: string): boolean;
  /** True if a product is what the noun of the text says. */
  readonly isNounThere: boolean;
}

function productRequest(
  criteria: SearchCriteria,
  settings: FacetSettings,
  text: ResolvedText | undefined,
  facts: ViewFacts,
): ProductRequest {
  const must =
    text === undefined ? [] : [promotedQuery(text.query(facts.isNounThere), criteria.promotion)];
  const requestOf = (group: CountGroup) => countRequest(group, settings, must);
  const [allGroup, ...otherGroups] = countGroups(criteria);
  const all = requestOf(allGroup);
  const withoutOwn = otherGroups.map(requestOf);
  const size = Math.max(0, Math.min(criteria.size, maxWindow - criteria.from));
  const page = {
    query: all.query,
    from: size === 0 ? 0 : criteria.from,
    size,
    sort: sortOf(criteria.sort, text !== undefined, facts),
    track_scores: text !== undefined,
    track_total_hits: false,
    // The id is a doc value: a node reads no stored fields.
    stored_fields: '_none_',
    docvalue_fields: ['id'],
  };
  const counts = { track_total_hits: true, aggs: all.aggs };
  const otherCounts = withoutOwn.map(({ query, aggs }) => ({
    query,
    size: 0,
    track_total_hits: false,
    aggs,
  }));
  // A node keeps the reply to a search without hits until the index changes: the counts of a listing serve all its
  // pages and orders. The products of a text are scored once, for its page and for its counts. Source: SE-45.
  const bodies =
    text === undefined
      ? [{ query: all.query, size: 0, ...counts }, ...otherCounts, ...(size === 0 ? [] : [page])]
      : [{ ...page, ...counts }, ...otherCounts];
  const isCacheable =
    text === undefined && !isRandom(criteria.sort) && criteria.from + size <= maxCachedPosition;
  return {
    bodies,
    bodiesToCache: isCacheable ? [page] : [],
    read(replies) {
      const [counted] = replies;
      const found = text === undefined ? replies[bodies.length - 1] : counted;
      return {
        hits: (found?.hits.hits ?? []).map(({ fields: { id = [] }, _score: score }) => ({
          id: String(id[0]),
          score: text === undefined ? 1 : (score ?? 0),
        })),
        total: counted?.hits.total.value ?? 0,
        aggregations: Object.assign(
          {},
          ...[all, ...withoutOwn].map(({ read }, at) => read(replies[at]?.aggregations ?? {})),
        ) as Aggregations,
        hasIndex: counted !== undefined && shardsOf(counted) > 0,
      };
    },
  };
}

/** Query for the products of a group of fields, and the counts of these fields. */
interface CountRequest extends FacetRequest {
  readonly query: Query;
}

function countRequest(
  group: CountGroup,
  settings: FacetSettings,
  must: readonly Query[],
): CountRequest {
  const filters = indexFilters(group, settings);
  const facets = facetRequest(group.facets, settings, chosenPrice(filters, settings));
  const spans = spanRequest(group.spans ?? []);
  return {
    query: { bool: { must, filter: [{ exists: { field: 'id' } }, ...filterQueries(filters)] } },
    aggs: { ...facets.aggs, ...spans.aggs },
    read: (replies) => ({ ...facets.read(replies), ...spans.read(replies) }),
  };
}

/** Number of shards that were searched: none if the index does not exist. */
function shardsOf({ _shards: { total } }: SearchReply): number {
  return total;
}

/** Returns the fields whose values decide the order. */
function sortFieldsOf(sort: readonly SortClause[]): readonly string[] {
  return isRandom(sort) ? [] : fieldClauses(sort).map(({ field }) => field);
}

function sortOf(
  sort: readonly SortClause[],
  hasText: boolean,
  { isTextSort }: ViewFacts,
): readonly Query[] {
  if (isRandom(sort)) {
    return [{ _script: { type: 'number', script: { source: 'Math.random()' }, order: 'asc' } }];
  }
  const byScore = hasText && (sort.length === 0 || sort[0]?.field === '_score');
  return [
    ...(byScore ? [{ _score: 'desc' }] : []),
    ...fieldClauses(sort).map(({ field, descending }) => {
      const isText = isTextSort(field);
      const name =
        numberFields.get(columnName(field)) ??
        formField(isText ? 'firstText' : 'firstNumber', field);
      return {
        [name]: {
          order: descending ? 'desc' : 'asc',
          missing: '_last',
          unmapped_type: isText ? 'keyword' : 'double',
        },
      };
    }),
    { id: { order: 'asc', unmapped_type: 'keyword' } },
  ];
}

/** Matches products with a value of the field that is no number: a field that has one is sorted as text. */
function textSortQuery(field: string): Query {
  return {
    bool: {
      filter: [{ exists: { field: formField('texts', field) } }],
      must_not: [{ exists: { field: formField('firstNumber', field) } }],
    },
  };
}

function fieldClauses(sort: readonly SortClause[]): readonly SortClause[] {
  return sort.filter(({ field }) => field !== '_score');
}

function isRandom(sort: readonly SortClause[]): boolean {
  return sort[0]?.field === 'random';
}

function isNumberField(field: string): boolean {
  return numberFields.has(columnName(field));
}
