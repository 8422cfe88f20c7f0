import type { Clock } from '@shop/kernel';
import { withStorePrefix } from '../links/links.ts';
import { isTooLongPath, pathOfText } from '../path/path.ts';
import { isSameTarget } from './resolved-target.ts';
import type { RouteCache } from './route-cache.ts';
import type { RouteStore } from './route-store.ts';
import type { RouteTarget } from './route-target.ts';
import type { StaticRoutes } from './static-routes.ts';
import type { StoredRoute } from './stored-route.ts';

/** A path and its route. */
type RouteEntry = readonly [path: string, route: StoredRoute];

/** Routes known from lists and lookups, in memory and in the store. */
export interface RouteRegistry {
  /** Adds a route to memory and returns it. */
  add(path: string, storeCode: string, target: RouteTarget, canonical?: string): StoredRoute;
  /** Adds the route of a listed entity to memory. Returns the entry to store, if any. */
  addListed(
    urlPath: string | undefined,
    storeCode: string,
    target: RouteTarget,
  ): RouteEntry | undefined;
  /** Stores a route after a lookup: at once, or when the browser is idle. */
  saveFound(entry: RouteEntry): Promise<void>;
  /** Stores the routes that the store does not have yet. */
  saveNew(candidates: readonly (RouteEntry | undefined)[]): Promise<void>;
}

/** Parts of the resolver that the registry uses. */
interface RegistryParts {
  readonly cache: RouteCache;
  readonly store: RouteStore;
  readonly staticRoutes: StaticRoutes;
  readonly clock: Clock;
  readonly whenIdle: (() => Promise<void>) | undefined;
}

/** Source: UR-20, UR-22, UR-25. */
export function createRouteRegistry(
  config: { readonly useDispatcher: boolean; readonly routeTtlMs: number },
  { cache, store, staticRoutes, clock, whenIdle }: RegistryParts,
): RouteRegistry {
  function add(path: string, storeCode: string, target: RouteTarget, canonical = path) {
    const route = { target, path: canonical, storeCode, storedAtMs: clock.now() };
    cache.remember(path, route);
    return route;
  }

  /**
   * Returns true if the stored route is newer, or equal and less than half expired: each page registers all categories
   * again.
   */
  function isUpToDate(route: StoredRoute, storedRoute: StoredRoute | undefined): boolean {
    if (storedRoute === undefined) return false;
    const ageMs = route.storedAtMs - storedRoute.storedAtMs;
    const isTheSame =
      storedRoute.path === route.path && isSameTarget(storedRoute.target, route.target);
    return ageMs < 0 || (isTheSame && ageMs < config.routeTtlMs / 2);
  }

  return {
    add,
    addListed(urlPath, storeCode, target) {
      if (urlPath === undefined || urlPath === '' || !config.useDispatcher) return undefined;
      const path = withStorePrefix(pathOfText(urlPath), storeCode);
      if (isTooLongPath(path) || staticRoutes.find(path, '') !== undefined) return undefined;
      const previous = cache.route(path);
      const isNew = previous === undefined || !isSameTarget(previous.target, target);
      return isNew ? [path, add(path, storeCode, target)] : undefined;
    },
    async saveFound(entry) {
      if (whenIdle === undefined) await store.write([entry]);
      else void whenIdle().then(() => store.write([entry]));
    },
    async saveNew(candidates) {
      const routes = candidates.filter((route) => route !== undefined);
      if (routes.length === 0) return;
      await whenIdle?.();
      const storedRoutes = await store.read(routes.map(([path]) => path));
      await store.write(
        routes.filter(([, route], index) => !isUpToDate(route, storedRoutes[index])),
      );
    },
  };
}
