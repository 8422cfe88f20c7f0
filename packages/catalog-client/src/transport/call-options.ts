import type { AbortSignalLike, EpochMs } from '@shop/kernel';
import type { SearchPage } from '../search/search-page.ts';

/** How long a caller is willing to wait. Every call of the client takes these. Source: CC-6, CC-7. */
export interface CallOptions {
  /** Gives up at once when aborted; the failure is `network` with reason `aborted`. */
  readonly signal?: AbortSignalLike;
  /** When the caller stops caring. The call's own timeout still holds if it is shorter. */
  readonly deadline?: EpochMs;
}

/**
 * What a kept answer is good for.
 * `stale-first`: delivered at once, the network asked meanwhile. `network-first`: delivered only when the
 * network gives nothing. `none`: neither read nor kept. Source: CC-20 to CC-24.
 */
export type CacheMode = 'stale-first' | 'network-first' | 'none';

/**
 * What a search takes besides its question: how kept answers are used, and who hears of newer ones. Source:
 * CC-20 to CC-24.
 */
export interface SearchOptions<T> extends CallOptions {
  /** Defaults to the client's `cacheMode`. */
  readonly cache?: CacheMode;
  /** Hears of the newer answer when a kept one was delivered first and the network's differs from it. */
  readonly onFresh?: (page: SearchPage<T>) => void;
}
