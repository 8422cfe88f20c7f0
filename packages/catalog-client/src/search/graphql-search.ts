import {
  type EntityType,
  type FilterScalar,
  type SearchAnswer,
  type ApiFailure,
} from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import * as v from 'valibot';
import { anySearchResponse } from './any-search-response.ts';
import type { PreparedSearch } from './search-request.ts';

/** A query text and its field in `data`. Documents are sent as JSON scalars. */
interface GraphqlEntity {
  readonly field: string;
  readonly query: string;
  /** True if the query has no pages: returns the whole list, which is cut to the page here. */
  readonly isUnpaged?: true | undefined;
}

const entities: Partial<Record<EntityType, GraphqlEntity>> = {
  product: {
    field: 'products',
    query: `query Products($filter: ProductFilterInput, $search: String!, $pageSize: Int, $currentPage: Int,
  $sort: ProductSortInput, $_sourceInclude: [String], $_sourceExclude: [String]) {
  products(filter: $filter, search: $search, pageSize: $pageSize, currentPage: $currentPage, sort: $sort,
    _sourceInclude: $_sourceInclude, _sourceExclude: $_sourceExclude) {
    items total_count aggregations page_info { page_size current_page }
  }
}`,
  },
  category: {
    field: 'categories',
    query: `query Categories($filter: CategoryFilterInput, $pageSize: Int, $currentPage: Int,
  $sort: CategorySortInput, $_sourceInclude: [String]) {
  categories(filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort,
    _sourceIncludes: $_sourceInclude) { hits }
}`,
  },
  attribute: {
    field: 'customAttributeMetadata',
    isUnpaged: true,
    query: `query Attributes($filter: AttributeInput!, $_sourceInclude: [String]) {
  customAttributeMetadata(attributes: $filter, _sourceInclude: $_sourceInclude) { hits }
}`,
  },
  review: {
    field: 'reviews',
    query: `query Reviews($filter: ReviewFilterInput, $pageSize: Int, $currentPage: Int, $sort: ReviewSortInput) {
  reviews(filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) { hits }
}`,
  },
  taxrule: {
    field: 'taxrule',
    isUnpaged: true,
    query: `query TaxRules($filter: TaxRuleInput) {
  taxrule(filter: $filter) { hits }
}`,
  },
  cms_page: {
    field: 'cmsPages',
    isUnpaged: true,
    query: `query CmsPages($filter: CmsInput) {
  cmsPages(filter: $filter) { items { id identifier title content } }
}`,
  },
  cms_block: {
    field: 'cmsBlocks',
    isUnpaged: true,
    query: `query CmsBlocks($filter: CmsInput) {
  cmsBlocks(filter: $filter) { items { id identifier title content } }
}`,
  },
};

/** Returns the body of the POST, `undefined` for entities that GraphQL does not offer. Source: CC-18. */
export function graphqlRequest(job: PreparedSearch): unknown {
  const entity = entities[job.type];
  if (entity === undefined) return undefined;
  const { searchQuery = {}, includeFields, excludeFields } = job.body;
  const { _appliedSort: sorts = [], _searchText: search } = searchQuery;
  const sort = Object.fromEntries(
    sorts.map(({ field, options }) => [field, String(options).toUpperCase()]),
  );
  return {
    query: entity.query,
    variables: {
      filter: filterOf(job),
      search: search ?? '',
      sort,
      pageSize: job.size,
      currentPage: pageBefore(job) + 1,
      ...(includeFields === undefined ? {} : { _sourceInclude: includeFields }),
      ...(excludeFields === undefined ? {} : { _sourceExclude: excludeFields }),
    },
  };
}

/** GraphQL has whole pages only: returns the page that contains the requested item. */
function pageBefore({ from, size }: PreparedSearch): number {
  return Math.floor(from / size);
}

type Nested = { [name: string]: Nested | FilterScalar | FilterScalar[] | string };

/** Facets and conditions by attribute; a dotted attribute becomes nested objects. */
function filterOf({ body }: PreparedSearch): Nested {
  const filter: Nested = {};
  const { _availableFilters: facets = [], _appliedFilters: conditions = [] } =
    body.searchQuery ?? {};
  for (const { field, scope } of facets) {
    filter[field] = { scope: scope ?? 'catalog' };
  }
  for (const { attribute, value, scope } of conditions) {
    const parts = attribute.split('.');
    const lastPart = parts.pop() ?? attribute;
    let target = filter;
    for (const part of parts) {
      const inner = target[part];
      const child: Nested = isNested(inner) ? inner : {};
      target[part] = child;
      target = child;
    }
    target[lastPart] = { ...(value as Nested), scope: String(scope ?? 'default') };
  }
  return filter;
}

function isNested(value: Nested[string] | undefined): value is Nested {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const answerShape = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.array(v.looseObject({ message: v.optional(v.string()) }))),
});
const products = v.looseObject({ items: v.array(v.looseObject({})) });

/** Reads the response of a GraphQL search; `errors` without data mean a refusal. Source: CC-18. */
export function readGraphqlResponse(
  job: PreparedSearch,
  json: unknown,
): Result<SearchAnswer, ApiFailure> {
  const response = v.safeParse(answerShape, json);
  if (!response.success) return err({ kind: 'malformed', issue: 'not a GraphQL answer' });
  const { data, errors } = response.output;
  const entity = entities[job.type];
  const result = data?.[entity?.field ?? ''];
  if (result === undefined || result === null) {
    const text = errors?.[0]?.message;
    return errors === undefined
      ? err({ kind: 'malformed', issue: 'no data' })
      : err({ kind: 'rejected', code: 500, ...(text === undefined ? {} : { text }) });
  }
  const listed = v.safeParse(products, result);
  const body = listed.success
    ? { ...listed.output, total: listed.output['total_count'] ?? undefined, perPage: job.size }
    : result;
  const from = pageBefore(job) * job.size;
  const window = { size: job.size, from: entity?.isUnpaged === true ? 0 : from };
  const read = v.safeParse(anySearchResponse(window), body);
  if (!read.success) return err({ kind: 'malformed', issue: read.issues[0].message });
  if (entity?.isUnpaged !== true) return ok(read.output);
  const items = read.output.items.slice(job.from, job.from + job.size);
  return ok({ ...read.output, items, start: job.from });
}
