import { systemClock } from './system-clock.ts';
import { withinMs } from './within-ms.ts';

/** The caches a page shares with its service worker. Nothing here throws or waits without end. */
export interface PageCaches {
  /** False where it could not be deleted in time. */
  delete(name: string): Promise<boolean>;
  /** False where it could not be stored in time. */
  put(name: string, path: string, response: Response): Promise<boolean>;
}

/** The browser's own, which it may leave out, refuse, or not answer for. Default limit: 2000 ms. */
export function createPageCaches(
  open: () => CacheStorage | undefined = () => globalThis.caches,
  limitMs = 2000,
): PageCaches {
  async function attempt(use: (caches: CacheStorage) => Promise<unknown>): Promise<boolean> {
    try {
      const caches = open();
      if (caches === undefined) return false;
      return (
        (await withinMs(
          use(caches).then(() => true),
          limitMs,
          systemClock,
        )) ?? false
      );
    } catch {
      return false;
    }
  }
  return {
    delete: (name) => attempt((caches) => caches.delete(name)),
    put: (name, path, response) =>
      attempt(async (caches) => (await caches.open(name)).put(path, response)),
  };
}
