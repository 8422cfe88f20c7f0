import { createSearchCache } from '../cache/search-cache.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import type { SearchBackend } from './search-backend.ts';
import type { Search } from './search-function.ts';
import { createSearchRun, type SearchParts } from './search-run.ts';
import { createToSearchPage } from './to-search-page.ts';

/** Source: CC-8, CC-9 and CC-12 to CC-14, CC-19 and CC-21 to CC-26. */
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
