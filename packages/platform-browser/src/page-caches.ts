import { systemClock } from './system-clock.ts';
import { withinMs } from './within-ms.ts';

/** The caches a page shares with its service worker. No method throws or waits without a limit. */
export interface PageCaches {
  /** Returns false if the cache was not deleted in time. */
  delete(name: string): Promise<boolean>;
  /** Returns the cached response; undefined if there is none, or if it was not read in time. */
  match(name: string, path: string): Promise<Response | undefined>;
  /** Returns false if the response was not stored in time. */
  put(name: string, path: string, response: Response): Promise<boolean>;
}

/** Creates the caches of the browser, which may be missing, denied or without response. Default limit: 2000 ms. */
export function createPageCaches(
  open: () => CacheStorage | undefined = () => globalThis.caches,
  limitMs = 2000,
): PageCaches {
  async function inTime<T>(use: (caches: CacheStorage) => Promise<T>): Promise<T | undefined> {
    try {
      const caches = open();
      return caches && (await withinMs(use(caches), limitMs, systemClock));
    } catch {
      return undefined;
    }
  }
  const attempt = async (use: (caches: CacheStorage) => Promise<unknown>) =>
    (await inTime((caches) => use(caches).then(() => true))) ?? false;
  return {
    delete: (name) => attempt((caches) => caches.delete(name)),
    match: (name, path) => inTime(async (caches) => (await caches.open(name)).match(path)),
    put: (name, path, response) =>
      attempt(async (caches) => (await caches.open(name)).put(path, response)),
  };
}
