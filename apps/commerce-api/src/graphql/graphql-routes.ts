import { searchQuery } from '@shop/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { catalogueLimit } from '../catalogue/catalogue-limit.ts';
import type { DocumentType, Source } from '../catalogue/document.ts';
import { asSource } from '../catalogue/loose.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { checkSchema } from '../http/check-schema.ts';
import type { Routes } from '../http/create-api.ts';
import { readJson } from '../http/read-json.ts';
import { catalogQuery } from '../search/catalog-search.ts';
import { projection } from '../search/project-fields.ts';
import { filterParts } from './filter-input.ts';
import { parseQuery, QuerySyntaxError, resolveValue, type QueryField } from './parse-query.ts';

const request = v.object({
  query: v.pipe(v.string(), v.maxLength(20_000)),
  variables: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  operationName: v.optional(v.nullable(v.string())),
});

const rootTypes: ReadonlyMap<string, DocumentType> = new Map([
  ['products', 'product'],
  ['categories', 'category'],
  ['customAttributeMetadata', 'attribute'],
  ['reviews', 'review'],
  ['taxrule', 'taxrule'],
  ['cmsPages', 'cms_page'],
  ['cmsBlocks', 'cms_block'],
  ['cmsHierarchies', 'cms_hierarchy'],
]);
/** One answer does not search more often than this. */
const maxRoots = 10;

const text = v.nullish(v.pipe(v.string(), v.maxLength(200)), '');
const pageNumber = (fallback: number, max: number) =>
  v.nullish(v.pipe(v.number(), v.integer(), v.maxValue(max)), fallback);
const fieldList = v.nullish(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(200)),
  [],
);
const searchArguments = v.object({
  search: text,
  pageSize: pageNumber(50, 4000),
  currentPage: pageNumber(1, 1_000_000),
  sort: v.nullish(v.record(v.string(), v.nullish(v.string()))),
  filter: v.optional(v.unknown()),
  attributes: v.optional(v.unknown()),
  _sourceInclude: fieldList,
  _sourceIncludes: fieldList,
  _sourceExclude: fieldList,
  _sourceExcludes: fieldList,
});

/**
 * The catalogue for GraphQL clients: `POST /graphql`, any path below it for a store code. Answers
 * `{ data }` or `{ errors }` with status 200, as such clients expect. Source: wire contract 6.
 */
export const graphqlRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const { catalogue } = deps;
  app.on(
    'POST',
    ['/graphql', '/graphql/', '/graphql/:store', '/graphql/:store/'],
    catalogueLimit(deps),
    async (context) => {
      context.header('Cache-Control', 'no-cache');
      const { query, variables } = await readJson(context, request);
      try {
        const fields = parseQuery(query);
        if (fields.length > maxRoots) throw new QuerySyntaxError('The query asks for too much.');
        const data: Record<string, unknown> = {};
        for (const field of fields) {
          data[field.alias] = await answerRoot(catalogue, field, variables ?? {});
        }
        return context.json({ data });
      } catch (error) {
        const isRefusal = error instanceof QuerySyntaxError || error instanceof ApiError;
        if (!isRefusal || (error instanceof ApiError && error.status >= 500)) throw error;
        return context.json({ errors: [{ message: error.message }] });
      }
    },
  );
  return app;
};

async function answerRoot(
  catalogue: Catalogue,
  field: QueryField,
  variables: Source,
): Promise<unknown> {
  if (field.name === '__typename') return 'Query';
  const type = rootTypes.get(field.name);
  if (type === undefined) throw new QuerySyntaxError(`Cannot query field "${field.name}".`);
  const given: Record<string, unknown> = {};
  for (const [name, value] of field.args) given[name] = resolveValue(value, variables);
  const args = checkSchema(searchArguments, given);
  const {
    _sourceInclude: include,
    _sourceIncludes: includes,
    _sourceExclude: exclude,
    _sourceExcludes: excludes,
  } = args;
  const { applied, available } = filterParts(args.filter ?? args.attributes);
  const wire = checkSchema(searchQuery, {
    _searchText: args.search,
    _appliedFilters: applied,
    _availableFilters: available,
    _appliedSort: Object.entries(args.sort ?? {}).map(([name, options]) => ({
      field: name,
      options,
    })),
  });
  const size = args.pageSize <= 0 ? 50 : args.pageSize;
  const page = Math.max(1, args.currentPage);
  const hits = await catalogue.search.find(
    catalogQuery(type, wire, { from: (page - 1) * size, size }),
  );
  const found = await catalogue.documents(
    type,
    hits.hits.map(({ id }) => id),
  );
  const project = projection([...include, ...includes], [...exclude, ...excludes]);
  const items = found.map(({ document }) => project(document));
  return select(
    {
      items,
      hits: items,
      total_count: hits.total,
      aggregations: hits.aggregations,
      sort_fields: null,
      page_info: { page_size: size, current_page: page },
    },
    field.fields,
  );
}

/** What the selection names of a value; without a selection the value whole, as documents travel. */
function select(value: unknown, fields: readonly QueryField[]): unknown {
  if (fields.length === 0) return value;
  if (Array.isArray(value)) return value.map((item) => select(item, fields));
  const source = asSource(value);
  if (source === undefined) return null;
  const chosen: Record<string, unknown> = {};
  for (const { name, alias, fields: inner } of fields) {
    const own = Object.hasOwn(source, name) ? source[name] : undefined;
    chosen[alias] = own === undefined ? null : select(own, inner);
  }
  return chosen;
}
