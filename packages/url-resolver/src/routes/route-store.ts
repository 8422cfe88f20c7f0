import type { BatchStore, Clock, Log } from '@shop/kernel';
import { isStoredRoute, type StoredRoute } from './stored-route.ts';

/** Persistent storage of routes. */
export interface RouteStore {
  /** Returns the stored route of each path, in the order of the paths. */
  read(paths: readonly string[]): Promise<readonly (StoredRoute | undefined)[]>;
  write(routes: readonly (readonly [path: string, route: StoredRoute])[]): Promise<void>;
  forget(path: string): Promise<void>;
}

/** Size and lifetime of the route store. */
export interface RouteStoreConfig {
  readonly routeTtlMs: number;
  readonly maxRoutes: number;
}

/**
 * Stores routes in a separate collection. Clears the collection if there is no space left, or if it has more than
 * `maxRoutes` routes at the first write, because routes can be looked up again. After any other failure the route is
 * not stored.
 *
 * Source: UR-20, UR-22.
 */
export function createRouteStore(
  store: BatchStore | undefined,
  { routeTtlMs, maxRoutes }: RouteStoreConfig,
  clock: Clock,
  log: Log | undefined,
): RouteStore {
  let bounded: Promise<void> | undefined;

  async function clear(collection: BatchStore, reason: 'quota' | 'too-many') {
    log?.info('url-mappings-cleared', { reason });
    await collection.clear();
  }

  async function bound(collection: BatchStore) {
    const { length } = await collection.keys();
    if (length > maxRoutes) await clear(collection, 'too-many');
  }

  return {
    async read(paths) {
      const values = (await store?.getMany(paths)) ?? [];
      return values.map((value) =>
        isStoredRoute(value) && clock.now() - value.storedAtMs < routeTtlMs ? value : undefined,
      );
    },
    async write(routes) {
      if (store === undefined || routes.length === 0) return;
      await (bounded ??= bound(store));
      const result = await store.setMany(routes);
      if (result.ok || result.error.kind !== 'quota') return;
      await clear(store, 'quota');
      await store.setMany(routes);
    },
    async forget(path) {
      await store?.delete(path);
    },
  };
}
