import type { QueryClient } from '@tanstack/react-query';
import { listingKey } from './listing-key.ts';

/**
 * Keeps the listings looked at last, as many as `limit`, however long ago that was: going back to one shows it as it
 * was left, with all that was loaded. Older ones are let go of. Source: S2-16.
 */
export function keepListings(queryClient: QueryClient, limit: number): void {
  const cache = queryClient.getQueryCache();
  let keptHashes: readonly string[] = [];
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerAdded' || query.queryKey[0] !== listingKey) return;
    const all = [...keptHashes.filter((hash) => hash !== query.queryHash), query.queryHash];
    keptHashes = all.slice(-limit);
    for (const hash of all.slice(0, -limit)) {
      const old = cache.get(hash);
      if (old !== undefined) cache.remove(old);
    }
  });
}
