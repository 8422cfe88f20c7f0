import { createSafeStorage, type PageCaches, type SafeStorage } from '@shop/platform-browser';
import { newBuildOf, refillableCaches, type ShopConfig } from '@shop/shop-config';
import { isShopperMark } from './shopper-mark.ts';

/** Key of the build that filled the caches of this browser. */
export const buildKey = 'build-hash';

/** Browser storage that a new build clears. */
export interface BuildMemory {
  readonly localStorage: SafeStorage;
  readonly caches: Pick<PageCaches, 'delete'>;
  /** Deletes the collections of this browser's database for which the function returns true. */
  readonly forgetCollections: (isForgotten: (collection: string) => boolean) => Promise<void>;
  /** Waits for the work, up to the time limit of the page: `undefined` if it was not done in time. */
  readonly inTime: (work: Promise<unknown>) => Promise<unknown>;
}

/**
 * Clears data that an older build has stored, before any of it is read: caches, and in the local storage everything
 * except the keep-list of the configuration and the shopper's data for the first paint. Returns true if the build is
 * new.
 *
 * Errors: none; a browser that refuses storage counts as new. Source: SC-37.
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
      // If this fails, the collections cannot be read either.
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

/** Reloads the page after clearing all data that can be fetched again, as after a new build. */
export function startAfresh(
  reload = () => window.location.reload(),
  localStorage: SafeStorage = createSafeStorage(),
): void {
  localStorage.delete(buildKey);
  reload();
}
