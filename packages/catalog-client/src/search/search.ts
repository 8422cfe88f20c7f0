import type { EntityType, SearchAnswer } from '@shop/contract';
import type { Result } from '@shop/kernel';
import { createSearchCache } from '../cache/search-cache.ts';
import type { EntitySearch } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import type { SearchOptions } from '../transport/call-options.ts';
import type { CatalogFailure } from '../transport/catalog-failure.ts';
import type { EntityOf } from './entities.ts';
import type { SearchBackend } from './search-backend.ts';
import type { SearchPage } from './search-page.ts';
import { createSearchRun, type SearchParts } from './search-run.ts';
import { createToSearchPage } from './to-search-page.ts';

/** Search options for calls inside this package only. */
export interface InternalSearchOptions<T> extends SearchOptions<T> {
  /** Caches the response as this product's own document, where product pages read it. */
  readonly asProduct?: string;
  /**
   * Returns a failure if the backend is unreachable, even where a listing would be empty, because a single entity is
   * requested.
   */
  readonly requireNetwork?: boolean;
  /** Response to this question from a page call; no request is sent. */
  readonly answer?: SearchAnswer;
  /** Receives the number of items left out because they could not be parsed. */
  readonly onDropped?: (count: number) => void;
}

/** Runs searches with the cache, deduplicates concurrent requests and validates every item. */
export type Search = <Type extends EntityType>(
  search: EntitySearch<Type>,
  options?: InternalSearchOptions<EntityOf[Type]>,
) => Promise<Result<SearchPage<EntityOf[Type]>, CatalogFailure>>;

/** Source: CC-8 to CC-12, CC-20 to CC-26. */
export function createSearch(
  config: CatalogConfig,
  ports: CatalogPorts,
  backend: SearchBackend,
): Search {
  const parts: SearchParts = {
    config,
    ports,
    backend,
    cache: createSearchCache(config, ports),
    toPage: createToSearchPage(config, ports),
  };
  return async (search, options = {}) => {
    const run = createSearchRun(parts, search, options);
    if (options.answer !== undefined) return run.useAnswer(options.answer);
    const cached = run.mode === 'stale-first' ? await run.readCached() : undefined;
    return cached ?? run.request();
  };
}
