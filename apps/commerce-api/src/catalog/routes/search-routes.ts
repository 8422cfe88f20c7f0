import { projection } from '@shop/search';
import { catalogQuery } from '../search/catalog-query.ts';
import { calls } from '@shop/contract';
import { Hono, type Context } from 'hono';
import { createGroupReader } from '../customer-group.ts';
import { ApiError } from '../../http/request/api-error.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import type { CatalogContext, CatalogRoutes } from './context.ts';
import { jsonPieces } from '../../http/request/json-pieces.ts';
import { asksForHashes } from '../../http/request/asks-for-hashes.ts';
import { readJson } from '../../http/request/read-json.ts';
import { catalogLimit } from '../../http/limits/catalog-limit.ts';
import { searchResponse } from '../search/answer-search.ts';
import type { Source } from '@shop/catalog-documents';
import { readIndexRequest } from './index-request.ts';
import { compactAnswer, elasticAnswer, type FoundDocument } from '../search/search-answers.ts';

/** Both forms of the search call. Source: wire contract 2.1 to 2.3, 8. */
export const searchRoutes: CatalogRoutes = (deps) => {
  const app = new Hono<ApiEnv>();
  const groupOf = createGroupReader(deps.sql);
  /** Returns the catalog for the customer group of a token. Products are found by guest prices. */
  const catalogFor = async (
    groupToken: string | null | undefined,
    { catalog }: Pick<CatalogContext, 'catalog'> = deps,
  ) => {
    const group = await groupOf(groupToken);
    return group === undefined ? catalog : catalog.forGroup(group);
  };
  /** Returns the store view of a body; `storeCode` in the URL takes precedence. */
  const viewOf = (context: Context<ApiEnv>, store = '') =>
    (context.req.query('storeCode') ? undefined : deps.inView?.(store)) ?? deps;
  const limit = catalogLimit(deps);

  app.post('/api/catalog', limit, async (context) => {
    const request = await readJson(context, calls.catalog.body);
    const catalog = await catalogFor(request.groupToken, viewOf(context, request.store));
    const asHashes = asksForHashes(context);
    const signal = context.get('signal');
    return jsonPieces(context, await searchResponse(catalog, request, signal, { asHashes }));
  });

  const searchRows = async (context: Context<ApiEnv>) => {
    const request = await readIndexRequest(context, deps.config.catalogIndexes);
    const catalog = await catalogFor(request.groupToken);
    const query = catalogQuery(request.type, request.query, request);
    const hits = await catalog.search.find(query);
    const documents = await catalog.documents(
      query.type,
      hits.hits.map(({ id }) => id),
    );
    const project = projection(request.include, request.exclude);
    const scores = new Map(hits.hits.map(({ id, score }) => [id, score]));
    const foundDocuments: readonly FoundDocument[] = documents.map(({ id, document }) => ({
      id,
      score: scores.get(id) ?? 1,
      source: project.of(document),
    }));
    if (!request.isCompact) {
      return jsonPieces(context, [JSON.stringify(elasticAnswer(request, hits, foundDocuments))]);
    }
    const attributes = catalog.all('attribute').filter(isOneOf(query.facets));
    return jsonPieces(context, [JSON.stringify(compactAnswer(hits, foundDocuments, attributes))]);
  };
  app.get('/api/catalog/:index/:type/_search', limit, searchRows);
  app.post('/api/catalog/:index/:type/_search', limit, searchRows);
  app.all('/api/catalog/*', (context) => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'POST') {
      throw new ApiError(
        405,
        'method-not-allowed',
        `ERROR: ${method} request method is not supported.`,
      );
    }
    const [index = ''] = context.req.path.replace(/^\/api\/catalog\//, '').split('/');
    if (index === '') throw indexMissing();
    throw new ApiError(
      404,
      'not-found',
      'Please do use following URL format: /api/catalog/<index_name>/_search',
    );
  });
  return app;
};

function indexMissing(): ApiError {
  return new ApiError(
    404,
    'index-missing',
    'No index name given in the URL. Please do use following URL format: ' +
      '/api/catalog/<index_name>/<entity_type>/_search',
  );
}

function isOneOf(codes: readonly string[]): (attribute: Source) => boolean {
  return (attribute) => codes.includes(String(attribute['attribute_code']));
}
