import type { BatchStore, Clock, Log } from '@shop/kernel';
import type { EntityLookup, ResolvedCategory, ResolvedProduct } from './routes/entity-lookup.ts';
import { createStaticRoutes } from './routes/static-routes.ts';
import { stripStorePrefix } from './links/links.ts';
import type { PageRoute } from './routes/page-routes.ts';
import { isTooLongPath, splitAddress } from './path/path.ts';
import type { Redirect } from './routes/redirects.ts';
import { categoryTarget, productTarget, withSelectedVariant } from './routes/resolved-target.ts';
import { createRouteCache } from './routes/route-cache.ts';
import { createRouteFinder } from './routes/route-finder.ts';
import { createRouteRegistry } from './routes/route-registry.ts';
import { createRouteStore } from './routes/route-store.ts';
import type { Resolution } from './routes/route-target.ts';
import { isStoredRoute, type StoredRoute } from './routes/stored-route.ts';

/** Settings of the URL resolver. */
export interface UrlResolverConfig {
  /** False: resolves only `/p/…`, `/c/…`, pages and redirects, and never looks up the catalog. */
  readonly useDispatcher: boolean;
  /** Codes of the store views whose paths begin with their code. Empty: no path names a store. */
  readonly storeCodes: readonly string[];
  /** Values of `{name}` and `{product}` in the paths of pages. */
  readonly names: Readonly<Record<string, string>>;
  readonly pages: readonly PageRoute[];
  readonly redirects: readonly Redirect[];
  /** Lifetime of a route in memory and in the store. */
  readonly routeTtlMs: number;
  /** Time for which a path that was not found is not looked up again. */
  readonly notFoundMs: number;
  /** Maximum number of routes in memory, which evicts the oldest first; a store with more is cleared. */
  readonly maxRoutes: number;
}

/** Ports of the URL resolver. */
export interface UrlResolverPorts {
  readonly lookup: EntityLookup;
  /** A separate collection, because it is cleared when it is full. Absent: routes are kept only in memory. */
  readonly store?: BatchStore | undefined;
  /**
   * Resolves when the browser is idle and can store routes; no resolution waits for it. Absent: a route is stored
   * before it is returned.
   */
  readonly whenIdle?: (() => Promise<void>) | undefined;
  readonly clock: Clock;
  readonly log?: Log | undefined;
}

/** Resolver of addresses to products, categories and pages. */
export interface UrlResolver {
  /**
   * Resolves an address by, in this order: pages and redirects, `/p/…` and `/c/…`, routes in memory, stored routes, a
   * product with this url_path, a category with this url_path. Concurrent requests for one path share one lookup.
   *
   * Bounds: a path over 500 characters, or with a part over 200, is not found. Never rejects because of the address.
   * Source: UR-15, UR-18 to UR-20 and UR-22, UR-23, UR-29 to UR-31.
   */
  resolve(address: string): Promise<Resolution>;
  /** Like `resolve`, without a request; returns undefined if a request is needed. Source: UR-24. */
  resolveNow(address: string): Resolution | undefined;
  /**
   * Registers the paths of listed products. They resolve at once; the promise resolves when they are stored.
   *
   * Source: UR-25.
   */
  registerProducts(products: readonly ResolvedProduct[], storeCode?: string): Promise<void>;
  /** Registers the paths of listed categories. Source: UR-25. */
  registerCategories(categories: readonly ResolvedCategory[], storeCode?: string): Promise<void>;
  /** Returns all routes in memory, to be sent with a page. Source: UR-26. */
  snapshot(): Readonly<Record<string, StoredRoute>>;
  /**
   * Imports the routes of a snapshot and ignores invalid ones. They resolve at once; the promise resolves when they
   * are stored. Source: UR-26.
   */
  restore(snapshot: unknown): Promise<void>;
  /**
   * Removes the route of an address whose entity no longer exists. Returns true if the address should be resolved
   * again, false if its route was looked up within `notFoundMs`. Source: UR-28.
   */
  forget(address: string): Promise<boolean>;
}

/**
 * Creates a URL resolver without sending a request.
 *
 * Errors: throws `RangeError` for page routes that contradict each other, see `expandPageRoutes`. Source: UR-15, UR-18
 * to UR-20 and UR-22 to UR-26, UR-29 to UR-31, UR-27, UR-28.
 */
export function createUrlResolver(config: UrlResolverConfig, ports: UrlResolverPorts): UrlResolver {
  const { lookup, clock, log, whenIdle } = ports;
  const staticRoutes = createStaticRoutes(config);
  const cache = createRouteCache(config, clock);
  const store = createRouteStore(ports.store, config, clock, log);
  const registry = createRouteRegistry(config, { cache, store, staticRoutes, clock, whenIdle });
  const find = createRouteFinder(config.storeCodes, { lookup, cache, store, registry });

  /** Returns the resolution of a normalised path if it is known without a request. */
  function knownResolution(path: string, search: string): Resolution | undefined {
    if (isTooLongPath(path)) return { kind: 'not-found', path };
    const resolution = staticRoutes.find(path, search) ?? cache.recall(path);
    if (resolution !== undefined) return resolution;
    const isRoot = stripStorePrefix(path, config.storeCodes).path === '/';
    return !config.useDispatcher || isRoot ? { kind: 'not-found', path } : undefined;
  }

  function resolveNow(address: string): Resolution | undefined {
    const cachedResolution = cache.recall(address);
    if (cachedResolution !== undefined) return cachedResolution;
    const { path, search } = splitAddress(address);
    const resolution = knownResolution(path, search);
    return resolution && withSelectedVariant(resolution, search);
  }

  async function lookUp(address: string): Promise<Resolution> {
    const { path, search } = splitAddress(address);
    return withSelectedVariant(await find(path), search);
  }

  return {
    resolveNow,
    resolve(address) {
      const now = resolveNow(address);
      return now === undefined ? lookUp(address) : Promise.resolve(now);
    },
    registerProducts: (products, storeCode = '') =>
      registry.saveNew(
        products.map((product) =>
          registry.addListed(product.url_path, storeCode, productTarget(product)),
        ),
      ),
    registerCategories: (categories, storeCode = '') =>
      registry.saveNew(
        categories.map((category) =>
          registry.addListed(category.url_path, storeCode, categoryTarget(category)),
        ),
      ),
    snapshot: () => Object.fromEntries(cache.routes()),
    restore(snapshot) {
      const isUsable = typeof snapshot === 'object' && snapshot !== null && config.useDispatcher;
      const routes = Object.entries(isUsable ? snapshot : {}).filter(
        (entry): entry is [string, StoredRoute] =>
          isStoredRoute(entry[1]) && staticRoutes.find(entry[0], '') === undefined,
      );
      for (const route of routes) cache.remember(...route);
      return registry.saveNew(routes);
    },
    async forget(address) {
      const { path } = splitAddress(address);
      const route = cache.route(path);
      if (route === undefined) return false;
      cache.forget(path);
      await store.forget(path);
      return clock.now() - route.storedAtMs >= config.notFoundMs;
    },
  };
}
