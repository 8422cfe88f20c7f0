import { projection } from '@shop/search';
import { catalogQuery } from '../search/catalog-query.ts';
import { urlPathOf } from '@shop/catalog-client';
import {
  calls,
  filterValue,
  picturePath,
  type FilterValue,
  type SearchQuery,
} from '@shop/contract';
import { shownConditions } from '@shop/catalog';
import { Hono } from 'hono';
import * as v from 'valibot';
import { respond } from '../../http/respond.ts';
import { ApiError } from '../../http/request/api-error.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { checkSchema } from '../../http/request/check-schema.ts';
import type { CatalogRoutes } from './context.ts';
import { readJsonValue } from '../../http/request/read-json.ts';
import type { Catalog } from '../catalog.ts';
import { catalogLimit } from '../../http/limits/catalog-limit.ts';
import { type DocumentType, toBoolean, toNumber, toText } from '@shop/catalog-documents';

const off = { nin: [false, 0] };

interface Place {
  readonly type: DocumentType;
  readonly field: string;
  readonly open: Readonly<Record<string, FilterValue>>;
}

/**
 * Document types in which a path is looked up, with field and conditions: in the order of UR-18, content pages last.
 */
const places: readonly Place[] = [
  { type: 'product', field: 'url_path', open: shownConditions },
  { type: 'category', field: 'url_path', open: { is_active: off } },
  { type: 'cms_page', field: 'identifier', open: { active: off } },
];

/** Documents in a search request, or by attribute. The list comes first: it also sets the order of the types. */
const pathFilters = v.union([
  v.array(
    v.object({
      attribute: v.pipe(v.string(), v.maxLength(100)),
      value: filterValue,
      scope: v.optional(v.string(), 'default'),
    }),
  ),
  v.record(v.string(), filterValue),
]);

/**
 * Resolves a path to its document, or to the document that had the path before; and menu images.
 * Source: wire contract 6.
 */
export const urlRoutes: CatalogRoutes = (deps) => {
  const app = new Hono<ApiEnv>();
  const { catalog } = deps;
  const limit = catalogLimit(deps);

  app.post('/api/url/map', limit, async (context) => {
    const body = await readJsonValue(context);
    if (toText((body as { url?: unknown } | undefined)?.url) === undefined) {
      throw new ApiError(400, 'invalid-request', 'Missing url', {
        fields: [{ path: 'url', rule: 'required' }],
      });
    }
    const request = checkSchema(calls.urlMap.body, body);
    const project = projection(request.includeFields, request.excludeFields);
    context.header('Cache-Control', 'no-cache');
    context.header('Content-Type', 'application/json');
    const filters = asFilters(checkSchema(pathFilters, request.filters ?? []));
    const path = urlPathOf(request.url);
    const findHit = async (
      { type, open }: Place,
      condition: Readonly<Record<string, FilterValue>>,
    ) => {
      const conditions = asFilters({ ...open, ...condition });
      const id = await findFirst(catalog, type, [...conditions, ...filters]);
      const [text] = id === undefined ? [] : await catalog.texts(type, [id], project);
      return text && `{"_type":"${type}","_source":{${text.fields}}}`;
    };
    for (const place of places) {
      const here = await findHit(place, { [place.field]: { eq: path } });
      if (here !== undefined) return context.body(here);
    }
    const [former] = await deps.readSql<{ type: string; id: string }[]>`
      SELECT type, id FROM former_path WHERE path = ${path}`;
    const place = places.find(({ type }) => type === former?.type);
    const moved = place && (await findHit(place, { id: { eq: Number(former?.id) } }));
    return context.body(moved ?? 'null');
  });

  app.get('/api/menuImages', limit, (context) => {
    const pictures: Record<string, string> = {};
    for (const category of catalog.all('category')) {
      if (toBoolean(category['is_active']) === false) continue;
      const picture = picturePath(category['thumbnail']) ?? picturePath(category['image']);
      const id = toNumber(category['id']);
      if (picture !== undefined && id !== undefined) pictures[id] = picture;
    }
    return respond(context, pictures, { cache: 'no-cache' });
  });
  return app;
};

type Filters = SearchQuery['_appliedFilters'];

function asFilters(filters: Filters | Readonly<Record<string, FilterValue>>): Filters {
  return Array.isArray(filters)
    ? filters
    : Object.entries(filters).map(([attribute, value]) => ({ attribute, value, scope: 'default' }));
}

async function findFirst(
  catalog: Catalog,
  type: DocumentType,
  filters: Filters,
): Promise<string | undefined> {
  const query = catalogQuery(
    type,
    {
      _searchText: '',
      _appliedFilters: filters,
      _appliedSort: [],
      _availableFilters: [],
    },
    { from: 0, size: 1 },
  );
  const { hits } = await catalog.search.find(query);
  return hits[0]?.id;
}
