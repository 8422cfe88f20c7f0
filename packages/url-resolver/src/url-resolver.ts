import type { BatchStore, Clock, Log } from '@shop/kernel';
import type {
  EntityLookup,
  ResolvedCategory,
  ResolvedEntity,
  ResolvedProduct,
} from './routes/entity-lookup.ts';
import { selectedSku } from './routes/selected-sku.ts';
import { createStaticRoutes } from './routes/static-routes.ts';
import { slugOfProduct, stripStorePrefix, withStorePrefix } from './links/links.ts';
import type { PageRoute } from './routes/page-routes.ts';
import { isTooLongPath, pathOfText, splitAddress, textOfPath } from './path/path.ts';
import { parseQuery } from './path/query.ts';
import type { Redirect } from './routes/redirects.ts';
import { createRouteCache } from './routes/route-cache.ts';
import { createRouteStore } from './routes/route-store.ts';
import type { Resolution, RouteTarget } from './routes/route-target.ts';
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
  /** A collection of its own: it is cleared when it is full. Left out: mappings die with the page. */
  readonly store?: BatchStore;
  /**
   * Resolves when the browser has time to store what was learnt; no resolution waits for it. Left out: a mapping is
   * stored before it is answered.
   */
  readonly whenIdle?: () => Promise<void>;
  readonly clock: Clock;
  readonly log?: Log;
}

/** Path to entity. */
export interface UrlResolver {
  /**
   * Resolves an address: pages and redirects, `/p/…` and `/c/…`, then the route in memory, the store, a product of that
   * url_path, a category of that url_path. Concurrent requests for one path share one lookup.
   *
   * Bounds: a path over 500 characters, or with a part over 200, leads nowhere. No address makes it reject. Source:
   * UR-14, UR-16 to UR-20,
   * UR-41 to UR-43.
   */
  resolve(address: string): Promise<Resolution>;
  /** The same without asking anybody; undefined when that is not enough. Source: UR-21. */
  resolveNow(address: string): Resolution | undefined;
  /**
   * Learns the paths of products seen in a list. Known at once; resolves when they are stored too.
   *
   * Source: UR-22.
   */
  registerProducts(products: readonly ResolvedProduct[], storeCode?: string): Promise<void>;
  /** Learns the paths of categories seen in a list. Source: UR-22. */
  registerCategories(categories: readonly ResolvedCategory[], storeCode?: string): Promise<void>;
  /** Every mapping in memory, to be sent along with a page. Source: UR-23. */
  snapshot(): Readonly<Record<string, StoredRoute>>;
  /**
   * Imports the routes of a snapshot and ignores invalid ones. They resolve at once; the promise resolves when they
   * are stored. Source: UR-23.
   */
  restore(snapshot: unknown): Promise<void>;
  /**
   * Removes the route of an address whose entity no longer exists. Returns true if the address should be resolved
   * again: false if its route was looked up within `notFoundMs`. Source: UR-51.
   */
  forget(address: string): Promise<boolean>;
}

/**
 * Creates a URL resolver. Creating it sends no request.
 *
 * Errors: throws `RangeError` for page routes that contradict each other, see `expandPageRoutes`.
 * Source: UR-14, UR-16 to UR-23, UR-41 to UR-43, UR-49, UR-51.
 */
export function createUrlResolver(config: UrlResolverConfig, ports: UrlResolverPorts): UrlResolver {
  const { lookup, clock, log, whenIdle } = ports;
  const staticRoutes = createStaticRoutes(config);
  const cache = createRouteCache(config, clock);
  const store = createRouteStore(ports.store, config, clock, log);
  const pending = new Map<string, Promise<Resolution>>();

  /** Returns the resolution of a normalised path that is available without waiting. */
  function knownResolution(path: string, search: string): Resolution | undefined {
    if (isTooLongPath(path)) return { kind: 'not-found', path };
    const resolution = staticRoutes.find(path, search) ?? cache.recall(path);
    if (resolution !== undefined) return resolution;
    const leadsNowhere = !config.useDispatcher || isRoot(path);
    return leadsNowhere ? { kind: 'not-found', path } : undefined;
  }

  function isRoot(path: string): boolean {
    return stripStorePrefix(path, config.storeCodes).rest === '/';
  }

  function learn(
    path: string,
    storeCode: string,
    target: RouteTarget,
    canonical = path,
  ): StoredRoute {
    const route = { target, path: canonical, storeCode, storedAtMs: clock.now() };
    cache.remember(path, route);
    return route;
  }

  async function find(path: string): Promise<Resolution> {
    const [storedRoute] = await store.read([path]);
    if (storedRoute !== undefined) {
      cache.remember(path, storedRoute);
      const { target, path: canonical, storeCode } = storedRoute;
      return { kind: 'found', target, path: canonical, storeCode };
    }
    const { storeCode, rest } = stripStorePrefix(path, config.storeCodes);
    const text = textOfPath(rest);
    const entity = await lookup.find(text, storeCode);
    if (!entity.ok) return { kind: 'unavailable', path, cause: entity.error.cause };
    if (entity.value === undefined) {
      cache.rememberNotFound(path);
      return { kind: 'not-found', path };
    }
    const { target, urlPath } = targetOf(entity.value);
    const canonical = withStorePrefix(pathOfText(urlPath ?? text), storeCode);
    const route = learn(path, storeCode, target, canonical);
    if (whenIdle === undefined) await store.write([[path, route]]);
    else void whenIdle().then(() => store.write([[path, route]]));
    return { kind: 'found', target, path: canonical, storeCode };
  }

  function findOnce(path: string): Promise<Resolution> {
    const running = pending.get(path);
    if (running !== undefined) return running;
    const mine = find(path).finally(() => pending.delete(path));
    pending.set(path, mine);
    return mine;
  }

  /** Learns one path; what is left to store, if anything. */
  function register(urlPath: string | undefined, storeCode: string, target: RouteTarget) {
    if (urlPath === undefined || urlPath === '' || !config.useDispatcher) return undefined;
    const path = withStorePrefix(pathOfText(urlPath), storeCode);
    if (isTooLongPath(path) || staticRoutes.find(path, '') !== undefined) return undefined;
    const previous = cache.route(path);
    const isNews = previous === undefined || !isSame(previous.target, target);
    return isNews ? ([path, learn(path, storeCode, target)] as const) : undefined;
  }

  async function storeNew(candidates: readonly (readonly [string, StoredRoute] | undefined)[]) {
    const routes = candidates.filter((route) => route !== undefined);
    if (routes.length === 0) return;
    await whenIdle?.();
    const storedRoutes = await store.read(routes.map(([path]) => path));
    await store.write(routes.filter(([, route], index) => !isUpToDate(route, storedRoutes[index])));
  }

  /**
   * True if the stored route is newer, or is the same and not yet half expired: each page registers every category
   * again.
   */
  function isUpToDate(route: StoredRoute, storedRoute: StoredRoute | undefined): boolean {
    if (storedRoute === undefined) return false;
    const ageMs = route.storedAtMs - storedRoute.storedAtMs;
    const isTheSame = storedRoute.path === route.path && isSame(storedRoute.target, route.target);
    return ageMs < 0 || (isTheSame && ageMs < config.routeTtlMs / 2);
  }

  function resolveNow(address: string): Resolution | undefined {
    const hot = cache.recall(address);
    if (hot !== undefined) return hot;
    const { path, search } = splitAddress(address);
    const resolution = knownResolution(path, search);
    return resolution && withChosenVariant(resolution, search);
  }

  async function resolveByAsking(address: string): Promise<Resolution> {
    const { path, search } = splitAddress(address);
    return withChosenVariant(await findOnce(path), search);
  }

  return {
    resolveNow,
    resolve(address) {
      const now = resolveNow(address);
      return now === undefined ? resolveByAsking(address) : Promise.resolve(now);
    },
    registerProducts: (products, storeCode = '') =>
      storeNew(
        products.map((product) => register(product.url_path, storeCode, productTarget(product))),
      ),
    registerCategories: (categories, storeCode = '') =>
      storeNew(
        categories.map((category) =>
          register(category.url_path, storeCode, categoryTarget(category)),
        ),
      ),
    snapshot: () => Object.fromEntries(cache.routes()),
    restore(snapshot) {
      const isAny = typeof snapshot === 'object' && snapshot !== null && config.useDispatcher;
      const routes = Object.entries(isAny ? snapshot : {}).filter(
        (entry): entry is [string, StoredRoute] =>
          isStoredRoute(entry[1]) && staticRoutes.find(entry[0], '') === undefined,
      );
      for (const route of routes) cache.remember(...route);
      return storeNew(routes);
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

function targetOf(entity: ResolvedEntity): {
  readonly target: RouteTarget;
  readonly urlPath: string | undefined;
} {
  return entity.kind === 'product'
    ? { target: productTarget(entity.product), urlPath: entity.product.url_path }
    : { target: categoryTarget(entity.category), urlPath: entity.category.url_path };
}

function productTarget(product: ResolvedProduct): RouteTarget {
  const parentSku = product.parentSku ?? product.sku;
  const slug = slugOfProduct(product);
  return { kind: 'product', type: product.type_id, parentSku, slug, childSku: parentSku };
}

function isSame(target: RouteTarget, otherTarget: RouteTarget): boolean {
  return JSON.stringify(target) === JSON.stringify(otherTarget);
}

function categoryTarget(category: ResolvedCategory): RouteTarget {
  return { kind: 'category', id: category.id, slug: category.slug ?? '' };
}

/** A query may choose the variant of a product: `?childSku=`. */
function withChosenVariant(resolution: Resolution, search: string): Resolution {
  if (search === '' || resolution.kind !== 'found' || resolution.target.kind !== 'product') {
    return resolution;
  }
  const { target } = resolution;
  const childSku = selectedSku(target, parseQuery(search)) ?? target.childSku;
  return { ...resolution, target: { ...target, childSku } };
}
