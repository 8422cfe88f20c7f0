import { LRUCache } from 'lru-cache';

/** A finished page as it is sent: bytes, plain and compressed, and the headers that belong to them. */
export interface StoredPage {
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
  readonly policy: string;
  readonly etag: string;
  readonly storedAt: number;
  readonly location?: string;
  readonly audience: 'public' | 'personal';
}

export interface PageCacheLimits {
  readonly freshMs: number;
  readonly staleMs: number;
  readonly staleIfErrorMs: number;
  readonly notFoundMs: number;
  readonly maxBytes: number;
}

/** Fresh for a minute, stale while revalidating for ten, stale if the backend fails for a day. */
export const defaultLimits: PageCacheLimits = {
  freshMs: 60_000,
  staleMs: 600_000,
  staleIfErrorMs: 86_400_000,
  notFoundMs: 30_000,
  maxBytes: 64 * 1024 * 1024,
};

export interface PageAnswer {
  readonly page: StoredPage;
  readonly state: 'hit' | 'stale' | 'miss';
}

/**
 * Pages in memory, least recently used out first. One render per key at a time: who asks meanwhile waits for
 * the same one. A failed render (thrown, or 5xx) serves what was stored, if anything was. RL-6.
 */
export function createPageCache(limits: PageCacheLimits, now: () => number) {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: limits.maxBytes,
    sizeCalculation: (page) => page.body.byteLength + page.brotli.byteLength + 1024,
  });
  const underway = new Map<string, Promise<StoredPage>>();

  function renderOnce(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const running = underway.get(key);
    if (running !== undefined) return running;
    const started = render()
      .then((page) => {
        if (page.status < 500) pages.set(key, page);
        return page;
      })
      .finally(() => underway.delete(key));
    underway.set(key, started);
    return started;
  }

  return {
    async read(key: string, render: () => Promise<StoredPage>): Promise<PageAnswer> {
      const stored = pages.get(key);
      const ageMs = stored === undefined ? Infinity : now() - stored.storedAt;
      if (stored !== undefined) {
        const freshMs = stored.status === 404 ? limits.notFoundMs : limits.freshMs;
        if (ageMs < freshMs) return { page: stored, state: 'hit' };
        if (stored.status !== 404 && ageMs < limits.staleMs) {
          renderOnce(key, render).catch(() => undefined);
          return { page: stored, state: 'stale' };
        }
      }
      try {
        const page = await renderOnce(key, render);
        if (page.status >= 500 && stored !== undefined && ageMs < limits.staleIfErrorMs) {
          return { page: stored, state: 'stale' };
        }
        return { page, state: 'miss' };
      } catch (error) {
        if (stored !== undefined && ageMs < limits.staleIfErrorMs) {
          return { page: stored, state: 'stale' };
        }
        throw error;
      }
    },
    clear: () => pages.clear(),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
