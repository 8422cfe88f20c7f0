import type { QueryClient } from '@tanstack/react-query';
import { listingKey } from './listing-key.ts';

/**
 * Keeps the last `limit` viewed listings cached without an age limit: going back to one shows all of its loaded pages.
 * Older listings are removed. Source: S2-16.
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
