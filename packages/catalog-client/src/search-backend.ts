import { catalogCalls, type SearchAnswer } from '@shop/contract';
import { err, type Result } from '@shop/kernel';
import { anySearchAnswer } from './any-search-answer.ts';
import type { CallOptions } from './call-options.ts';
import type { CatalogConfig } from './catalog-config.ts';
import type { CatalogFailure } from './catalog-failure.ts';
import { graphqlRequest, readGraphql } from './graphql-search.ts';
import type { SearchJob } from './search-request.ts';
import { valueOf, type Wire } from './wire.ts';

/** Where searches go, whatever they look like on the way. Source: CC-13 to CC-16. */
export type SearchBackend = (
  job: SearchJob,
  options: CallOptions,
) => Promise<Result<SearchAnswer, CatalogFailure>>;

/** The backend of the configured mode. */
export function createSearchBackend(config: CatalogConfig, wire: Wire): SearchBackend {
  const mode = config.search;
  switch (mode.kind) {
    case 'form-a':
      return async (job, options) =>
        valueOf(
          await wire.call(
            { ...catalogCalls.catalog, answer: anySearchAnswer(job) },
            { body: { ...job.body, ...proof(job) } },
            options,
          ),
        );
    case 'form-b':
      return (job, options) => searchFormB(mode, job, wire, options);
    case 'graphql': {
      const call = { method: 'POST' as const, path: graphqlAddress(mode, config.storeCode) };
      return async (job, options) => {
        const body = graphqlRequest(job);
        if (body === undefined) {
          return err({ kind: 'refused', code: 400, error: 'query-unsupported' });
        }
        const json = await wire.json(call, { body }, options);
        return json.ok ? readGraphql(job, json.value) : json;
      };
    }
  }
}

async function searchFormB(
  mode: Extract<CatalogConfig['search'], { kind: 'form-b' }>,
  job: SearchJob,
  wire: Wire,
  options: CallOptions,
): Promise<Result<SearchAnswer, CatalogFailure>> {
  const { searchQuery, includeFields, excludeFields, sort, groupId } = job.body;
  const body = { ...searchQuery, ...(groupId === undefined ? {} : { groupId }), ...proof(job) };
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
  const call = { method: mode.method, path, answer: anySearchAnswer(job), bare: true };
  return valueOf(
    await wire.call(call, mode.method === 'GET' ? { query } : { query, body }, options),
  );
}

function proof({ groupToken }: SearchJob): { groupToken?: string } {
  return groupToken === undefined ? {} : { groupToken };
}

/** `{protocol}://{host}:{port}/graphql`, with the store behind it; a host with `://` stands as it is (CC-16). */
function graphqlAddress(
  mode: Extract<CatalogConfig['search'], { kind: 'graphql' }>,
  storeCode: string,
): string {
  const { host, port, protocol = 'https' } = mode;
  if (host.includes('://')) return host;
  const store = storeCode === '' ? '' : `/${storeCode}/`;
  return `${protocol}://${host}${port === undefined ? '' : `:${port}`}/graphql${store}`;
}
