import type { Clock, KeyValueStore, Log } from '@shop/kernel';
import type { EntityLookup, FoundCategory, FoundProduct } from './entity-lookup.ts';
import type { PageRoute } from './page-routes.ts';
import type { Redirect } from './redirects.ts';
import type { Resolution, RouteTarget } from './route-target.ts';

export interface UrlResolverConfig {
  /** Off: only `/p/…`, `/c/…`, pages and redirects are known, and nobody is asked. */
  readonly useDispatcher: boolean;
  /** Codes of the store views whose paths begin with their code. Empty: no path names a store. */
  readonly storeCodes: readonly string[];
  /** What `{name}` and `{product}` stand for in the paths of pages. */
  readonly names: Readonly<Record<string, string>>;
  readonly pages: readonly PageRoute[];
  readonly redirects: readonly Redirect[];
  /** How long a mapping counts, in memory and in the store. */
  readonly routeTtlMs: number;
  /** How long a path that leads nowhere is not asked for again. */
  readonly notFoundMs: number;
  /** Mappings kept in memory; the oldest go first. */
  readonly maxRoutes: number;
}

export interface UrlResolverPorts {
  readonly lookup: EntityLookup;
  /** A collection of its own: it is cleared when it is full. Left out: mappings die with the page. */
  readonly store?: KeyValueStore;
  readonly clock: Clock;
  readonly log?: Log;
}

/** A mapping as it travels with a page or lies in the store. Plain data. */
export interface StoredRoute {
  readonly target: RouteTarget;
  readonly storedAtMs: number;
}

export interface UrlResolver {
  /**
   * Where an address leads: pages and redirects, then the mapping in memory, the store, a product of that
   * url_path, a category of that url_path. Two questions for one path are one.
   *
   * Never rejects for any address. Source: UR-14, UR-16 to UR-20.
   */
  resolve(address: string): Promise<Resolution>;
  /** The same without asking anybody; undefined when that is not enough. Source: UR-21. */
  resolveNow(address: string): Resolution | undefined;
  /**
   * Learns the paths of products seen in a list. Known at once; resolves when they are stored too.
   *
   * Source: UR-22.
   */
  registerProducts(products: readonly FoundProduct[], storeCode?: string): Promise<void>;
  /** Learns the paths of categories seen in a list. Source: UR-22. */
  registerCategories(categories: readonly FoundCategory[], storeCode?: string): Promise<void>;
  /** Every mapping in memory, to be sent along with a page. Source: UR-23. */
  snapshot(): Readonly<Record<string, StoredRoute>>;
  /** Takes over such mappings; what does not look like one is passed over. Source: UR-23. */
  restore(snapshot: unknown): void;
}

export function createUrlResolver(config: UrlResolverConfig, ports: UrlResolverPorts): UrlResolver {
  throw new Error(String(config) + String(ports));
}
