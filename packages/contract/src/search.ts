import * as v from 'valibot';
import { maybe, wireNumber } from './scalars.ts';

/** The entities a search can ask for. Source: spec section 7. */
export const entityTypes = [
  'product',
  'category',
  'attribute',
  'attribute-group',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'prismic',
  'mlc',
  'instagram',
] as const;
/** What can be searched for. Source: CO-26. */
export const entityType = v.picklist(entityTypes);
/** What can be searched for, as read. Source: CO-26. */
export type EntityType = v.InferOutput<typeof entityType>;

const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()]);
/** One value a filter compares with. Source: CO-24. */
export type FilterScalar = v.InferOutput<typeof scalar>;

/** A bare scalar or list means `in`; an object names its operators (eq, in, gte, lt, or, nor, neq, nin, …). */
export const filterValue = v.union([
  scalar,
  v.array(scalar),
  v.record(v.string(), v.union([scalar, v.array(scalar)])),
]);
/** What a filter wants: a value, a list, or operators with their operands. Source: CO-24. */
export type FilterValue = v.InferOutput<typeof filterValue>;

/**
 * The search query of the contract, section 2.2. `catalog` scope marks a shopper's own filters, which a
 * configurable also meets through its variants; `default` ones must hold on the product itself.
 */
export const searchQuery = v.object({
  _availableFilters: v.optional(
    v.array(
      v.object({
        field: v.pipe(v.string(), v.maxLength(100)),
        scope: v.optional(v.string()),
        options: v.optional(v.unknown()),
      }),
    ),
    [],
  ),
  _appliedFilters: v.optional(
    v.array(
      v.object({
        attribute: v.pipe(v.string(), v.maxLength(100)),
        value: filterValue,
        scope: v.optional(v.union([v.string(), v.array(v.string())]), 'default'),
      }),
    ),
    [],
  ),
  _appliedSort: v.optional(
    v.array(
      v.object({ field: v.pipe(v.string(), v.maxLength(100)), options: v.optional(v.unknown()) }),
    ),
    [],
  ),
  _searchText: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), ''),
});
/** The conditions, facets, sorts and text of a search, as read. Source: CO-24. */
export type SearchQuery = v.InferOutput<typeof searchQuery>;

const fieldList = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(200));

/** How many a search gives where it does not say. */
export const usualSearchSize = 50;
/** How many a search gives at most. */
export const mostSearchSize = 4_000;

/** How many a search asks for: 0 or less means the usual 50; at most 4,000. Source: CO-25. */
export const searchSize = v.pipe(
  wireNumber,
  v.integer(),
  v.maxValue(mostSearchSize),
  v.transform((size) => (size <= 0 ? usualSearchSize : size)),
);

/** The first of all hits a search asks for, from 0 on; a negative one means 0. Source: CO-25. */
export const searchStart = v.pipe(
  wireNumber,
  v.integer(),
  v.transform((from) => Math.max(0, from)),
);

/** Form A, `POST /api/catalog`. */
export const searchRequest = v.object({
  store: maybe(v.string()),
  type: entityType,
  searchQuery: v.optional(searchQuery, {}),
  size: v.optional(searchSize, usualSearchSize),
  from: v.optional(searchStart, 0),
  sort: maybe(v.pipe(v.string(), v.maxLength(200))),
  includeFields: maybe(fieldList),
  excludeFields: maybe(fieldList),
  groupId: maybe(v.union([v.string(), v.number()])),
  groupToken: maybe(v.string()),
});
/** A search as it is sent. Source: CO-25, CO-26. */
export type SearchRequest = v.InferInput<typeof searchRequest>;
/** A search as the server reads it: size and start within their bounds. Source: CO-25, CO-26. */
export type ParsedSearchRequest = v.InferOutput<typeof searchRequest>;

const bucket = v.looseObject({
  key: v.union([v.string(), v.number()]),
  doc_count: v.number(),
  from: v.optional(v.number()),
  to: v.optional(v.number()),
});
/** A value of a facet and how many have it, as read. Source: CO-4. */
export type Bucket = v.InferOutput<typeof bucket>;

/** `agg_terms_{f}`, `agg_terms_{f}_options`, `agg_range_price` carry buckets; `agg_min_…`, `agg_max_…` a value. */
export const aggregations = v.record(
  v.string(),
  v.looseObject({
    buckets: v.optional(v.array(bucket)),
    value: v.optional(v.nullable(v.number())),
  }),
);
/** What a search counted, by name, as read. Source: CO-4. */
export type Aggregations = v.InferOutput<typeof aggregations>;

/** The answer of form A. Items are checked one by one by whoever knows their type. */
export const searchAnswer = v.object({
  items: v.array(v.looseObject({})),
  total: v.number(),
  perPage: v.number(),
  start: v.number(),
  aggregations: v.optional(aggregations, {}),
  suggestions: v.optional(v.array(v.string())),
});
/** A page of what a search found, as read. Source: CO-4. */
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;
