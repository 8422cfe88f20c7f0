import type { Clock, KeyValueStore, Log } from '@shop/kernel';
import { isStoredRoute, type StoredRoute } from './stored-route.ts';

/** Mappings that outlive the page. */
export interface RouteStore {
  read(path: string): Promise<StoredRoute | undefined>;
  write(path: string, route: StoredRoute): Promise<void>;
}

/**
 * Over a collection of its own. No room left: the collection is cleared, for routes can be asked for again,
 * and the write is tried once more. Any other failure means that the mapping is not kept.
 *
 * Source: UR-18, UR-19.
 */
export function createRouteStore(
  store: KeyValueStore | undefined,
  routeTtlMs: number,
  clock: Clock,
  log: Log | undefined,
): RouteStore {
  return {
    async read(path) {
      const value = await store?.get(path);
      if (!isStoredRoute(value)) return undefined;
      return clock.now() - value.storedAtMs < routeTtlMs ? value : undefined;
    },
    async write(path, route) {
      if (store === undefined) return;
      const written = await store.set(path, route);
      if (written.ok || written.error.kind !== 'quota') return;
      log?.info('url-mappings-cleared', { reason: 'quota' });
      await store.clear();
      await store.set(path, route);
    },
  };
}
