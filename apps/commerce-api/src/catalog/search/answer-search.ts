import { projection } from '@shop/search';
import { catalogQuery } from './catalog-query.ts';
import type { ParsedSearchRequest } from '@shop/contract';
import type { Catalog, ServedHash, ServedText } from '../catalog.ts';
import { documentTypeOf } from '@shop/catalog-documents';
import { listAnswer } from './search-answers.ts';
import { findUnderstoodProducts } from './understood-search.ts';

/** A parsed search of form A; the catalog decides which prices it shows. */
export type AskedSearch = Pick<
  ParsedSearchRequest,
  'type' | 'searchQuery' | 'size' | 'from' | 'sort' | 'includeFields' | 'excludeFields'
>;

/**
 * Returns the response of form A as JSON, in pieces. `asHashes`: guests' products as hashes of their texts.
 * Errors: throws the reason of an aborted `signal`. Source: wire contract 2.1 to 2.3.
 */
export async function searchResponse(
  catalog: Pick<Catalog, 'search' | 'texts' | 'hashes' | 'understand' | 'readPrice' | 'redirectOf'>,
  request: AskedSearch,
  signal: AbortSignal,
  { asHashes = false }: { readonly asHashes?: boolean } = {},
): Promise<readonly string[]> {
  const type = documentTypeOf(request.type);
  const query = catalogQuery(type ?? 'product', request.searchQuery, request);
  const { _plainWords: plainWords } = request.searchQuery;
  const hits = await findUnderstoodProducts(catalog, query, plainWords);
  signal.throwIfAborted();
  const ids = hits.hits.map(({ id }) => id);
  const project = projection(request.includeFields, request.excludeFields);
  const hashes =
    asHashes && query.type === 'product' ? await catalog.hashes?.(ids, project) : undefined;
  const redirect =
    query.type === 'product' && query.text !== '' ? catalog.redirectOf(query.text) : undefined;
  return hashes === undefined
    ? listAnswer(request, hits, await catalog.texts(query.type, ids, project), redirect)
    : listAnswer(request, hits, hashes.map(asReference), redirect);
}

/** Returns a hash as the only field of its product. */
const asReference = ({ id, hash }: ServedHash): ServedText => ({ id, fields: `"$text":"${hash}"` });
