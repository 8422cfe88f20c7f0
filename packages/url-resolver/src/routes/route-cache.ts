import type { Clock } from '@shop/kernel';
import type { Resolution } from './route-target.ts';
import type { StoredRoute } from './stored-route.ts';

/** Size and lifetime of the route cache. */
export interface RouteCacheConfig {
  readonly routeTtlMs: number;
  readonly notFoundMs: number;
  readonly maxRoutes: number;
}

/** Cache of valid resolutions in this page or process. Bounded: evicts the oldest first. */
export interface RouteCache {
  /** Returns the valid resolution of a normalised path, if cached. */
  recall(path: string): Resolution | undefined;
  route(path: string): StoredRoute | undefined;
  remember(path: string, route: StoredRoute): void;
  rememberNotFound(path: string): void;
  forget(path: string): void;
  routes(): readonly (readonly [path: string, route: StoredRoute])[];
}

/** Maximum number of not-found paths, cached separately so that guessed paths cannot evict real routes. */
const maxNotFound = 1000;

interface CachedRoute {
  readonly resolution: Resolution;
  readonly route: StoredRoute;
}

/** Source: UR-18, UR-19, UR-22. */
export function createRouteCache(config: RouteCacheConfig, clock: Clock): RouteCache {
  const routes = new Map<string, CachedRoute>();
  const absent = new Map<string, { readonly resolution: Resolution; readonly atMs: number }>();

  function fresh(path: string): CachedRoute | undefined {
    const entry = routes.get(path);
    if (entry === undefined) return undefined;
    return clock.now() - entry.route.storedAtMs < config.routeTtlMs ? entry : undefined;
  }

  return {
    recall(path) {
      const entry = fresh(path);
      if (entry !== undefined) return entry.resolution;
      const notFound = absent.get(path);
      if (notFound === undefined || clock.now() - notFound.atMs >= config.notFoundMs)
        return undefined;
      return notFound.resolution;
    },
    route: (path) => fresh(path)?.route,
    remember(path, route) {
      absent.delete(path);
      const { target, path: canonical, storeCode } = route;
      const resolution: Resolution = { kind: 'found', target, path: canonical, storeCode };
      put(routes, path, { resolution, route }, config.maxRoutes);
    },
    rememberNotFound(path) {
      const resolution: Resolution = { kind: 'not-found', path };
      put(absent, path, { resolution, atMs: clock.now() }, maxNotFound);
    },
    forget: (path) => void routes.delete(path),
    routes: () =>
      [...routes].flatMap(([path, { route }]) =>
        fresh(path) === undefined ? [] : [[path, route] as const],
      ),
  };
}

function put<T>(map: Map<string, T>, key: string, value: T, limit: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= limit) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
