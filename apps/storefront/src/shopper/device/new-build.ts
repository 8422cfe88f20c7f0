import { createSafeStorage, type PageCaches, type SafeStorage } from '@shop/platform-browser';
import { newBuildOf, refillableCaches, type ShopConfig } from '@shop/shop-config';
import { isShopperMark } from './shopper-mark.ts';

/** Key of the build that filled the caches of this browser. */
export const buildKey = 'build-hash';

/** Browser storage that a new build clears. */
export interface BuildMemory {
  readonly localStorage: SafeStorage;
  readonly caches: Pick<PageCaches, 'delete'>;
  /** Deletes the collections of this browser's database for which it answers true. */
  readonly forgetCollections: (isForgotten: (collection: string) => boolean) => Promise<void>;
  /** Waits for that work, but no longer than the page can: `undefined` when it was not done in time. */
  readonly inTime: (work: Promise<unknown>) => Promise<unknown>;
}

/**
 * Clears what an older build has stored, before anything is read from it: caches, and of the local storage all but
 * the keep-list of the configuration and what the first paint shows of the shopper's. Returns whether the build was a new one.
 *
 * Errors: none; a browser that refuses storage is as good as new. Source: SC-37.
 */
export async function forgetOlderBuild(
  scriptUrl: string,
  { keptCollections, keptKeys }: Pick<ShopConfig['storage'], 'keptCollections' | 'keptKeys'>,
  { localStorage, caches, forgetCollections, inTime }: BuildMemory,
): Promise<boolean> {
  if (!localStorage.isAvailable()) return false;
  const build = newBuildOf(scriptUrl, localStorage.get(buildKey) ?? null);
  if (build === undefined) return false;
  const isKept = (collection: string) =>
    keptCollections.some((name) => collection === name || collection.startsWith(`${name}-`));
  await inTime(
    Promise.all([
      // Where it fails nothing can be read either.
      forgetCollections((collection) => !isKept(collection)).catch(() => undefined),
      ...refillableCaches.map((name) => caches.delete(name)),
    ]),
  );
  for (const key of localStorage.keys()) {
    if (!keptKeys.includes(key) && !isShopperMark(key)) localStorage.delete(key);
  }
  localStorage.set(buildKey, build);
  return true;
}

/** Opens the page anew, with everything cleared that can be filled again, as after a new build. */
export function startAfresh(
  reload = () => window.location.reload(),
  localStorage: SafeStorage = createSafeStorage(),
): void {
  localStorage.delete(buildKey);
  reload();
}
