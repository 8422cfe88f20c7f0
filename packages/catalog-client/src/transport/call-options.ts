import type { AbortSignalLike, EpochMs } from '@shop/kernel';
import type { SearchPage } from '../search/search-page.ts';

/** Limits of the caller's waiting time. Every call of the client takes these options. Source: CC-6, CC-7. */
export interface CallOptions {
  /** Ends the call at once when aborted; the failure is `network` with reason `aborted`. */
  readonly signal?: AbortSignalLike | undefined;
  /** Time after which the caller no longer needs the response. A shorter timeout of the call still applies. */
  readonly deadline?: EpochMs | undefined;
}

/**
 * Cache use of a call. `stale-first`: returns a cached response at once and refreshes it from the network.
 * `network-first`: returns a cached response only if the network fails. `none`: neither reads nor writes the cache.
 * Source: CC-21 to CC-25.
 */
export type CacheMode = 'stale-first' | 'network-first' | 'none';

/**
 * Options of a search besides its criteria: the cache mode and the callback for newer responses. Source: CC-21 to
 * CC-25.
 */
export interface SearchOptions<T> extends CallOptions {
  /** Defaults to the client's `cacheMode`. */
  readonly cache?: CacheMode | undefined;
  /** Receives the network response if it differs from the cached response returned first. */
  readonly onFresh?: ((page: SearchPage<T>) => void) | undefined;
}
