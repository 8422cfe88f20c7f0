import { systemClock } from './system-clock.ts';
import { withinMs } from './within-ms.ts';

/** The caches a page shares with its service worker. Nothing here throws or waits without end. */
export interface PageCaches {
  /** False where it could not be deleted in time. */
  delete(name: string): Promise<boolean>;
  /** The cached response; undefined where there is none, or where it could not be read in time. */
  match(name: string, path: string): Promise<Response | undefined>;
  /** False where it could not be stored in time. */
  put(name: string, path: string, response: Response): Promise<boolean>;
}

/** The browser's own, which it may leave out, refuse, or not answer for. Default limit: 2000 ms. */
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
