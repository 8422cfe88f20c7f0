import { catalogCalls, type SearchAnswer, type ApiFailure } from '@shop/contract';
import { err, type Result } from '@shop/kernel';
import { anySearchResponse } from './any-search-response.ts';
import type { CallOptions } from '../transport/call-options.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import { graphqlRequest, readGraphqlResponse } from './graphql-search.ts';
import type { PreparedSearch } from './search-request.ts';
import { type Transport, valueOf } from '../transport/transport.ts';

/** Backend of searches, for every transport. Source: CC-15 to CC-18. */
export type SearchBackend = (
  job: PreparedSearch,
  options: CallOptions,
) => Promise<Result<SearchAnswer, ApiFailure>>;

/** Creates the backend of the configured mode. */
export function createSearchBackend(config: CatalogConfig, transport: Transport): SearchBackend {
  const mode = config.search;
  switch (mode.kind) {
    case 'form-a':
      return async (job, options) =>
        valueOf(
          await transport.call(
            { ...catalogCalls.catalog, answer: anySearchResponse(job) },
            { body: { ...job.body, groupToken: job.groupToken } },
            options,
          ),
        );
    case 'form-b':
      return (job, options) => searchFormB(mode, job, transport, options);
    case 'graphql': {
      const call = { method: 'POST' as const, path: graphqlAddress(mode, config.storeCode) };
      return async (job, options) => {
        const body = graphqlRequest(job);
        if (body === undefined) {
          return err({ kind: 'rejected', code: 400, error: 'query-unsupported' });
        }
        const json = await transport.json(call, { body }, options);
        return json.ok ? readGraphqlResponse(job, json.value) : json;
      };
    }
  }
}

async function searchFormB(
  mode: Extract<CatalogConfig['search'], { kind: 'form-b' }>,
  job: PreparedSearch,
  transport: Transport,
  options: CallOptions,
): Promise<Result<SearchAnswer, ApiFailure>> {
  const { searchQuery, includeFields, excludeFields, sort, groupId } = job.body;
  const body = { ...searchQuery, groupId, groupToken: job.groupToken };
  const path = `/api/catalog/${encodeURIComponent(mode.index)}/${job.type}/_search`;
  const query = {
    from: job.from,
    size: job.size,
    sort: sort ?? '',
    request_format: 'search-query',
    _source_include: includeFields ?? undefined,
    _source_exclude: excludeFields ?? undefined,
    ...(mode.method === 'GET' ? { request: JSON.stringify(body) } : {}),
  };
  const call = { method: mode.method, path, answer: anySearchResponse(job), bare: true };
  return valueOf(
    await transport.call(call, mode.method === 'GET' ? { query } : { query, body }, options),
  );
}

/** Returns `{protocol}://{host}:{port}/graphql` with the store; a host with `://` is used unchanged (CC-18). */
function graphqlAddress(
  mode: Extract<CatalogConfig['search'], { kind: 'graphql' }>,
  storeCode: string,
): string {
  const { host, port, protocol = 'https' } = mode;
  if (host.includes('://')) return host;
  const store = storeCode === '' ? '' : `/${storeCode}/`;
  return `${protocol}://${host}${port === undefined ? '' : `:${port}`}/graphql${store}`;
}
