import * as v from 'valibot';
import { nullish, wireNumber } from '../wire/scalars.ts';

/** The entity types of a search. Source: spec section 7. */
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
/** Entity types that can be searched. Source: CO-26. */
export const entityType = v.picklist(entityTypes);
/** Parsed entity type of a search. Source: CO-26. */
export type EntityType = v.InferOutput<typeof entityType>;

/** Name of a field or an operator. */
const fieldName = v.pipe(v.string(), v.maxLength(100));
const scopeName = v.pipe(v.string(), v.maxLength(50));
const scalar = v.union([v.pipe(v.string(), v.maxLength(500)), v.number(), v.boolean(), v.null()]);
/** List of operands; its maximum length equals the maximum number of results. */
const scalars = v.pipe(v.array(scalar), v.maxLength(4_000));
/** Maximum number of conditions, facets and sort keys. */
const mostConditions = 100;
/** Maximum number of operators and scopes of one condition. */
const mostParts = 10;
/** A value in a filter condition. Source: CO-24. */
export type FilterScalar = v.InferOutput<typeof scalar>;

/**
 * Options of an available filter. `withoutOwn`: its values are counted without its own conditions. `span`: requests its
 * minimum and maximum instead of counts. Source: CO-80, CO-84.
 */
export const facetOptions = v.object({
  withoutOwn: v.optional(v.boolean(), false),
  span: v.optional(v.boolean(), false),
});

/** A scalar or list means `in`; an object names its operators (eq, in, gte, lt, or, nor, neq, nin, …). */
export const filterValue = v.union([
  scalar,
  scalars,
  v.pipe(v.record(fieldName, v.union([scalar, scalars])), v.maxEntries(mostParts)),
]);
/** Condition of a filter: a value, a list, or operators with their operands. Source: CO-24. */
export type FilterValue = v.InferOutput<typeof filterValue>;

/**
 * The search query of the contract, section 2.2. Scope `catalog` marks a shopper's filters, which a configurable
 * product also matches through its variants; `default` conditions apply to the product itself.
 */
export const searchQuery = v.object({
  _availableFilters: v.optional(
    v.pipe(
      v.array(
        v.object({
          field: fieldName,
          scope: v.optional(scopeName),
          options: v.optional(v.unknown()),
        }),
      ),
      v.maxLength(mostConditions),
    ),
    [],
  ),
  _appliedFilters: v.optional(
    v.pipe(
      v.array(
        v.object({
          attribute: fieldName,
          value: filterValue,
          scope: v.optional(
            v.union([scopeName, v.pipe(v.array(scopeName), v.maxLength(mostParts))]),
            'default',
          ),
        }),
      ),
      v.maxLength(mostConditions),
    ),
    [],
  ),
  _appliedSort: v.optional(
    v.pipe(
      v.array(v.object({ field: fieldName, options: v.optional(v.unknown()) })),
      v.maxLength(mostConditions),
    ),
    [],
  ),
  _searchText: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), ''),
  /** Words of the text that are not filters, as in `understood`; `*` means all words. Source: CO-79. */
  _plainWords: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(mostParts)),
  ),
  /** True: a product matches if it contains one word of the text. Source: CO-90. */
  _anyWord: v.optional(v.boolean()),
});
/** Parsed conditions, facets, sorts and text of a search. Source: CO-24. */
export type SearchQuery = v.InferOutput<typeof searchQuery>;

const fieldList = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(200));

/** Default number of results. */
export const defaultSearchSize = 50;
/** Maximum number of results. */
export const maxSearchSize = 4_000;

/** Number of results: 0 or less means the default of 50; at most 4,000. Source: CO-25. */
export const searchSize = v.pipe(
  wireNumber,
  v.integer(),
  v.maxValue(maxSearchSize),
  v.transform((size) => (size <= 0 ? defaultSearchSize : size)),
);

/** Offset of the first requested hit, from 0; a negative one means 0. Source: CO-25. */
export const searchStart = v.pipe(
  wireNumber,
  v.integer(),
  v.transform((from) => Math.max(0, from)),
);

/** Form A, `POST /api/catalog`. */
export const searchRequest = v.object({
  store: nullish(v.pipe(v.string(), v.maxLength(50))),
  type: entityType,
  searchQuery: v.optional(searchQuery, {}),
  size: v.optional(searchSize, defaultSearchSize),
  from: v.optional(searchStart, 0),
  sort: nullish(v.pipe(v.string(), v.maxLength(200))),
  includeFields: nullish(fieldList),
  excludeFields: nullish(fieldList),
  groupId: nullish(v.union([v.pipe(v.string(), v.maxLength(50)), v.number()])),
  groupToken: nullish(v.pipe(v.string(), v.maxLength(2_000))),
});
/** A search as the client sends it. Source: CO-25, CO-26. */
export type SearchRequest = v.InferInput<typeof searchRequest>;
/** A search as the server parses it: size and start within their bounds. Source: CO-25, CO-26. */
export type ParsedSearchRequest = v.InferOutput<typeof searchRequest>;

const bucket = v.looseObject({
  key: v.union([v.string(), v.number()]),
  doc_count: v.number(),
  from: v.optional(v.number()),
  to: v.optional(v.number()),
});
/** Parsed value of a facet and its number of products. Source: CO-4. */
export type Bucket = v.InferOutput<typeof bucket>;

/** `agg_terms_{f}`, `agg_terms_{f}_options`, `agg_range_price` contain buckets; `agg_min_…`, `agg_max_…` a value. */
export const aggregations = v.record(
  v.string(),
  v.looseObject({
    buckets: v.optional(v.array(bucket)),
    value: v.optional(v.nullable(v.number())),
  }),
);
/** Parsed aggregations of a search, by name. Source: CO-4. */
export type Aggregations = v.InferOutput<typeof aggregations>;

/** A word of the text that the search interpreted as values of a field. Source: CO-79. */
export const understoodWord = v.object({
  /** Code of the attribute. */
  field: v.string(),
  /** Option ids. */
  values: v.array(v.string()),
  /** Labels of the values, joined by commas. */
  label: v.string(),
  /** The word as typed, in lower case. */
  word: v.string(),
  /** False if no product matches all interpreted words, and this one was ignored. */
  isApplied: v.boolean(),
});
/** Parsed word that a search interpreted. Source: CO-79. */
export type UnderstoodWord = v.InferOutput<typeof understoodWord>;

/** Path in this shop, with its query and hash, that replaces the results of a text. Source: CO-85. */
export const searchRedirect = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^\/(?![/\\])[^\s\\]*$/u),
);

/** Search response of form A. The caller, who knows the item type, validates each item. */
export const searchAnswer = v.object({
  items: v.array(v.looseObject({})),
  total: v.number(),
  perPage: v.number(),
  start: v.number(),
  aggregations: v.optional(aggregations, {}),
  suggestions: v.optional(v.array(v.string())),
  understood: v.optional(v.array(understoodWord)),
  redirect: v.optional(searchRedirect),
});
/** Parsed page of search results. Source: CO-4. */
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;
