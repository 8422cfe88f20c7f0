import { stripStorePrefix, withStorePrefix } from '../links/links.ts';
import { pathOfText, textOfPath } from '../path/path.ts';
import type { EntityLookup } from './entity-lookup.ts';
import { targetOf } from './resolved-target.ts';
import type { RouteCache } from './route-cache.ts';
import type { RouteRegistry } from './route-registry.ts';
import type { RouteStore } from './route-store.ts';
import type { Resolution } from './route-target.ts';

/** Parts of the resolver that a lookup uses. */
interface FinderParts {
  readonly lookup: EntityLookup;
  readonly cache: RouteCache;
  readonly store: RouteStore;
  readonly registry: RouteRegistry;
}

/**
 * Returns a function that finds a path in the store, else in the catalog. Concurrent calls for one path share one
 * lookup. Source: UR-18, UR-19, UR-23.
 */
export function createRouteFinder(
  storeCodes: readonly string[],
  { lookup, cache, store, registry }: FinderParts,
): (path: string) => Promise<Resolution> {
  const pending = new Map<string, Promise<Resolution>>();

  async function find(path: string): Promise<Resolution> {
    const [storedRoute] = await store.read([path]);
    if (storedRoute !== undefined) {
      cache.remember(path, storedRoute);
      const { target, path: canonical, storeCode } = storedRoute;
      return { kind: 'found', target, path: canonical, storeCode };
    }
    const { storeCode, path: viewPath } = stripStorePrefix(path, storeCodes);
    const text = textOfPath(viewPath);
    const entity = await lookup.find(text, storeCode);
    if (!entity.ok) return { kind: 'unavailable', path, cause: entity.error.cause };
    if (entity.value === undefined) {
      cache.rememberNotFound(path);
      return { kind: 'not-found', path };
    }
    const { target, urlPath } = targetOf(entity.value);
    const canonical = withStorePrefix(pathOfText(urlPath ?? text), storeCode);
    await registry.saveFound([path, registry.add(path, storeCode, target, canonical)]);
    return { kind: 'found', target, path: canonical, storeCode };
  }

  return (path) => {
    const running = pending.get(path);
    if (running !== undefined) return running;
    const lookupOfPath = find(path).finally(() => pending.delete(path));
    pending.set(path, lookupOfPath);
    return lookupOfPath;
  };
}
