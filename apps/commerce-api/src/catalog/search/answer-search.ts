import { projection } from '@shop/search';
import { catalogQuery } from './catalog-query.ts';
import type { ParsedSearchRequest } from '@shop/contract';
import type { Catalog } from '../catalog.ts';
import { documentTypeOf } from '@shop/catalog-documents';
import { listAnswer } from './search-answers.ts';

/** A search of form A, read; whose prices it shows, the catalog says. */
export type AskedSearch = Pick<
  ParsedSearchRequest,
  'type' | 'searchQuery' | 'size' | 'from' | 'sort' | 'includeFields' | 'excludeFields'
>;

/**
 * The answer of form A as JSON, in pieces. Errors: throws the reason of an aborted `signal`. Source: wire contract 2.1
 * to 2.3.
 */
export async function searchResponse(
  catalog: Pick<Catalog, 'search' | 'texts'>,
  request: AskedSearch,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const type = documentTypeOf(request.type);
  const query = catalogQuery(type ?? 'product', request.searchQuery, request);
  const hits = await catalog.search.find(query);
  signal.throwIfAborted();
  const texts = await catalog.texts(
    query.type,
    hits.hits.map(({ id }) => id),
    projection(request.includeFields, request.excludeFields),
  );
  return listAnswer(request, hits, texts);
}
