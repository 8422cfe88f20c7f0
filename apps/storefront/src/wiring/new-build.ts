import { newBuildOf, refillableCaches } from '@shop/shop-config';

/** Where the build that filled this browser's caches is remembered. */
export const buildKey = 'build-hash';

/** What of the browser a new build looks at; the globals where nothing else is given. */
export interface BuildMemory {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly caches: Pick<CacheStorage, 'delete'> | undefined;
  /** Forgets the kept answers of the catalogue and the addresses learned. */
  readonly forgetCatalogue: () => Promise<void>;
}

/**
 * Clears what an older build has kept, before anything is read from it.
 *
 * Errors: none; a browser that refuses storage is as good as new. Source: SC-37.
 */
export async function forgetOlderBuild(scriptUrl: string, memory: BuildMemory): Promise<boolean> {
  try {
    const build = newBuildOf(scriptUrl, memory.localStorage.getItem(buildKey));
    if (build === undefined) return false;
    await Promise.all([
      memory.forgetCatalogue(),
      ...refillableCaches.map((name) => memory.caches?.delete(name)),
    ]);
    memory.localStorage.setItem(buildKey, build);
    return true;
  } catch {
    return false;
  }
}

/** Opens the page anew, with everything cleared that can be filled again, as after a new build. */
export function startAfresh(reload = () => window.location.reload()): void {
  try {
    localStorage.removeItem(buildKey);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
  reload();
}
