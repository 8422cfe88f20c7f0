import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { answer } from '../http/answer.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { checkSchema } from '../http/check-schema.ts';
import type { Routes } from '../http/create-api.ts';
import { readJsonValue } from '../http/read-json.ts';
import { catalogQuery } from '../search/catalog-search.ts';
import { projection } from '../search/project-fields.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueLimit } from './catalogue-limit.ts';
import type { DocumentType } from './document.ts';
import { asFlag, asNumber, asWord } from './loose.ts';

/** Where a path is looked up, in this order, and by which field. */
const places: readonly (readonly [type: DocumentType, field: string])[] = [
  ['product', 'url_path'],
  ['category', 'url_path'],
  ['cms_page', 'identifier'],
];

/** What stands at a path, and the pictures of the menu. Source: wire contract 6. */
export const urlRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const { catalogue } = deps;
  const limit = catalogueLimit(deps);

  app.post('/api/url/map', limit, async (context) => {
    const sent = await readJsonValue(context);
    if (asWord((sent as { url?: unknown } | undefined)?.url) === undefined) {
      throw new ApiError(400, 'invalid-request', 'Missing url', {
        fields: [{ path: 'url', rule: 'required' }],
      });
    }
    const request = checkSchema(calls.urlMap.body, sent);
    const project = projection(request.includeFields, request.excludeFields);
    context.header('Cache-Control', 'no-cache');
    context.header('Content-Type', 'application/json');
    for (const [type, field] of places) {
      const id = await findByPath(catalogue, type, field, pathOf(request.url));
      const [found] = id === undefined ? [] : await catalogue.texts(type, [id], project);
      if (found !== undefined) {
        return context.body(`{"_type":"${type}","_source":{${found.fields}}}`);
      }
    }
    return context.body('null');
  });

  app.get('/api/menuImages', limit, (context) => {
    const pictures: Record<string, string> = {};
    for (const category of catalogue.all('category')) {
      if (asFlag(category['is_active']) === false) continue;
      const picture = asWord(category['thumbnail']) ?? asWord(category['image']);
      const id = asNumber(category['id']);
      if (picture !== undefined && id !== undefined) pictures[id] = picture;
    }
    return answer(context, pictures, { cache: 'no-cache' });
  });
  return app;
};

async function findByPath(
  catalogue: Catalogue,
  type: DocumentType,
  field: string,
  path: string,
): Promise<string | undefined> {
  const query = catalogQuery(
    type,
    {
      _searchText: '',
      _appliedFilters: [{ attribute: field, value: { eq: path }, scope: 'default' }],
      _appliedSort: [],
      _availableFilters: [],
    },
    { from: 0, size: 1 },
  );
  const { hits } = await catalogue.search.find(query);
  return hits[0]?.id;
}

/** `/a/b/?c=1` → `a/b`. */
function pathOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  return path.replace(/^\/+|\/+$/g, '');
}
