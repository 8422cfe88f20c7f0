import type { Clock, KeyValueStore, Log } from '@shop/kernel';
import { isStoredRoute, type StoredRoute } from './stored-route.ts';

/** Mappings that outlive the page. */
export interface RouteStore {
  read(path: string): Promise<StoredRoute | undefined>;
  write(path: string, route: StoredRoute): Promise<void>;
  forget(path: string): Promise<void>;
}

/** What the store may hold, and for how long. */
export interface RouteStoreConfig {
  readonly routeTtlMs: number;
  readonly maxRoutes: number;
}

/**
 * Over a collection of its own. Where there is no room left, or more in it than there may be when the first mapping
 * is written, the collection is cleared, for routes can be asked for again. Any other failure means that the mapping
 * is not kept.
 *
 * Source: UR-18, UR-19.
 */
export function createRouteStore(
  store: KeyValueStore | undefined,
  { routeTtlMs, maxRoutes }: RouteStoreConfig,
  clock: Clock,
  log: Log | undefined,
): RouteStore {
  let bounded: Promise<void> | undefined;

  async function clear(kept: KeyValueStore, reason: 'quota' | 'too-many') {
    log?.info('url-mappings-cleared', { reason });
    await kept.clear();
  }

  async function bound(kept: KeyValueStore) {
    const { length } = await kept.keys();
    if (length > maxRoutes) await clear(kept, 'too-many');
  }

  return {
    async read(path) {
      const value = await store?.get(path);
      if (!isStoredRoute(value)) return undefined;
      return clock.now() - value.storedAtMs < routeTtlMs ? value : undefined;
    },
    async write(path, route) {
      if (store === undefined) return;
      await (bounded ??= bound(store));
      const written = await store.set(path, route);
      if (written.ok || written.error.kind !== 'quota') return;
      await clear(store, 'quota');
      await store.set(path, route);
    },
    async forget(path) {
      await store?.delete(path);
    },
  };
}
