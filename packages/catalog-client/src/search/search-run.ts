import type { ApiFailure, EntityType, SearchAnswer } from '@shop/contract';
import type { Result } from '@shop/kernel';
import { questionOf, type SearchCache } from '../cache/search-cache.ts';
import type { CachedResponse } from '../cache/response-cache.ts';
import type { EntitySearch } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import type { CacheMode, CallOptions } from '../transport/call-options.ts';
import type { EntityOf } from './entities.ts';
import { withPlatformPrices } from './platform-prices.ts';
import type { SearchBackend } from './search-backend.ts';
import type { SearchPage } from './search-page.ts';
import { prepareSearch } from './search-request.ts';
import type { InternalSearchOptions } from './search-function.ts';
import type { PageOrigin, ToSearchPage } from './to-search-page.ts';

type PageResult<Type extends EntityType> = Result<SearchPage<EntityOf[Type]>, ApiFailure>;

/** Steps of one search; `createSearch` puts them in order. */
export interface SearchRun<Type extends EntityType> {
  readonly mode: CacheMode;
  /** Creates the page from a page call's response, and caches it. */
  useAnswer(answer: SearchAnswer): Promise<PageResult<Type>>;
  /**
   * Returns the page of the cached response, `undefined` if there is none that this build can parse. Requests a newer
   * one unless it is fresh.
   */
  readCached(): Promise<PageResult<Type> | undefined>;
  request(): Promise<PageResult<Type>>;
}

/** Parts of the client that a search uses. */
export interface SearchParts {
  readonly config: CatalogConfig;
  readonly ports: CatalogPorts;
  readonly backend: SearchBackend;
  readonly cache: SearchCache | undefined;
  readonly toPage: ToSearchPage;
}

/** Source: CC-21 to CC-26. */
export function createSearchRun<Type extends EntityType>(
  { config, ports, backend, cache, toPage }: SearchParts,
  search: EntitySearch<Type>,
  options: InternalSearchOptions<EntityOf[Type]>,
): SearchRun<Type> {
  const { type } = search;
  const job = prepareSearch(search, config, ports.identity?.() ?? {});
  const question = questionOf(job, options.asProduct);
  const mode = options.cache ?? config.cacheMode;
  let latestResponse: SearchAnswer | undefined;

  async function pageOf(answer: SearchAnswer, origin: PageOrigin = {}): Promise<PageResult<Type>> {
    const page = await toPage(type, answer, origin);
    if (page.ok) {
      latestResponse = answer;
      options.onDropped?.(answer.items.length - page.value.items.length);
    }
    const isNewest = () => latestResponse === answer;
    const { onFresh, requireNetwork } = options;
    return withPlatformPrices(config, ports, type, page, { onFresh, requireNetwork, isNewest });
  }

  function store(answer: SearchAnswer): void {
    if (mode !== 'none') void cache?.write(job, question, answer);
  }

  async function send(callOptions: CallOptions): Promise<Result<SearchAnswer, ApiFailure>> {
    const answer = await backend(job, callOptions);
    if (answer.ok) store(answer.value);
    return answer;
  }

  async function refresh(cached: CachedResponse): Promise<void> {
    const newer = await send({});
    if (!newer.ok) {
      ports.log.info('catalog-refresh-failed', { type, ...failureFields(newer.error) });
      return;
    }
    if (options.onFresh === undefined || sameItems(newer.value, cached.answer)) return;
    const page = await pageOf(newer.value);
    if (page.ok) options.onFresh(page.value);
  }

  /** Returns the cached response, an empty page or the failure. Source: CC-22, CC-24. */
  async function withoutAnswer(error: ApiFailure): Promise<PageResult<Type>> {
    const failure = { ok: false, error } as const;
    if (error.kind === 'network' && error.reason === 'aborted') return failure;
    const offline = error.kind === 'network';
    const cached = mode === 'network-first' ? await cache?.read(question) : undefined;
    if (cached !== undefined) {
      const page = await pageOf(cached.answer, { cache: true, savedAt: cached.savedAt, offline });
      if (page.ok) {
        ports.log.warn('catalog-answered-from-cache', { type, ...failureFields(error) });
        return page;
      }
    }
    const mayBeEmpty = config.whenUnreachable === 'empty' && options.requireNetwork !== true;
    if (!offline || !mayBeEmpty) return failure;
    const empty = { items: [], total: 0, start: job.from, perPage: job.size, aggregations: {} };
    return pageOf(empty, { offline });
  }

  return {
    mode,
    useAnswer(answer) {
      store(answer);
      return pageOf(answer);
    },
    async readCached() {
      const cached = await cache?.read(question);
      if (cached === undefined) return undefined;
      const isFresh = ports.clock.now() - cached.savedAt < config.cacheFreshMs;
      const page = await pageOf(cached.answer, { cache: true, savedAt: cached.savedAt });
      if (!page.ok) return undefined;
      // Starts the refresh last, so that `onFresh` runs after the cached response is returned.
      if (!isFresh) void refresh(cached);
      return page;
    },
    async request() {
      const answer = await send(options);
      return answer.ok ? pageOf(answer.value) : withoutAnswer(answer.error);
    },
  };
}

/** Returns true if two responses show the same items; ignores the search score. */
function sameItems(a: SearchAnswer, b: SearchAnswer): boolean {
  const visible = ({ items, total, aggregations }: SearchAnswer) =>
    JSON.stringify([items, total, aggregations], (key, value: unknown) =>
      key === '_score' ? undefined : value,
    );
  return visible(a) === visible(b);
}

function failureFields(error: ApiFailure): Readonly<Record<string, unknown>> {
  switch (error.kind) {
    case 'network':
      return { kind: error.kind, reason: error.reason };
    case 'rejected':
      return { kind: error.kind, code: error.code, error: error.error };
    case 'malformed':
      return { kind: error.kind, issue: error.issue, contentType: error.contentType };
  }
}
