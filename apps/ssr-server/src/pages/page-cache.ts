import { LRUCache } from 'lru-cache';
import { createOutdatedPages } from './outdated-pages.ts';
import { createPageShares, type PageShare } from './page-shares.ts';
import type { SharedPages } from './shared-pages.ts';
import { createSingleRender } from './single-render.ts';
import type { StoredData, StoredPage } from './stored-page.ts';

export interface PageCacheLimits {
  readonly freshMs: number;
  readonly staleMs: number;
  readonly staleIfErrorMs: number;
  readonly notFoundMs: number;
  /** Bytes of memory for each kind of page: invented addresses of one kind cannot evict pages of another. */
  readonly maxBytes: Readonly<Record<PageShare, number>>;
  /** Bytes of data files of replaced pages, which browsers may still show. */
  readonly maxReplacedDataBytes: number;
  /** Longest wait for a page that another process renders, in milliseconds. */
  readonly waitMs: number;
}

/**
 * A page is fresh for a minute. It may be sent stale for ten minutes while it is rendered again, and for a day if the
 * backend fails.
 */
export const defaultLimits: PageCacheLimits = {
  freshMs: 60_000,
  staleMs: 600_000,
  staleIfErrorMs: 86_400_000,
  notFoundMs: 30_000,
  maxBytes: {
    main: 32 * 1024 * 1024,
    variants: 6 * 1024 * 1024,
    notFound: 1024 * 1024,
  },
  maxReplacedDataBytes: 1024 * 1024,
  waitMs: 300,
};

/**
 * Milliseconds for which an invalidated tag is stored after the lifetime of a page: a page may still be rendered from
 * older data.
 */
const rememberMs = 30_000;

interface PageAnswer {
  readonly page: StoredPage;
  readonly state: 'hit' | 'stale' | 'miss';
}

export type RenderReason = 'asked' | 'stale';
type Render = (reason: RenderReason) => Promise<StoredPage>;

export interface PageCache {
  /**
   * Returns a page, rendered if needed. The argument of `render` tells whether a client waits, or a stale page is
   * refreshed in the background.
   */
  read(key: string, render: Render): Promise<PageAnswer>;
  /** Returns a fresh stored page synchronously. The caller that sends it calls `countHit`. */
  peek(key: string): StoredPage | undefined;
  countHit(): void;
  /** Returns the page with this key in this process, fresh or not. */
  held(key: string): StoredPage | undefined;
  /** Replaces `page` by `smaller`, the same page in fewer bytes, unless it was removed. */
  replace(key: string, page: StoredPage, smaller: StoredPage): void;
  /** Returns the data with this hash, of the page with this key or of a page that it replaced. */
  findData(key: string, hash: string): StoredData | undefined;
  /** Invalidates pages with any of these tags: the next request renders them again. */
  invalidate(tags: readonly string[]): Promise<void>;
  /** Returns the number of pages and bytes in this process, and the results of reads. */
  figures(): PageCacheFigures;
}

interface PageCacheFigures {
  readonly pages: number;
  readonly bytes: number;
  readonly reads: Readonly<Record<PageAnswer['state'], number>>;
}

export interface PageCachePorts {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Pages shared with other processes; undefined for a single process. */
  readonly shared?: SharedPages | undefined;
  /** Returns true if stale pages may be rendered now; absent: always. */
  readonly mayRevalidate?: () => boolean;
  /** Called when a render threw and a stored page was sent instead. The error is reported only here. */
  readonly onHiddenFailure?: (cause: unknown) => void;
}

/**
 * Creates a cache of pages in memory, in front of the pages that processes share; the least recently used are removed
 * first. One render per key at a time in this process, and across processes if the shared memory is available: the
 * second request gets the stale page or waits for a short time. After a failed render (thrown, or 5xx) the stored page
 * is served, if there is one. RL-6.
 */
export function createPageCache(limits: PageCacheLimits, ports: PageCachePorts): PageCache {
  const { now, wait, shared, mayRevalidate = () => true, onHiddenFailure } = ports;
  const replacedData = new LRUCache<string, StoredData>({
    maxSize: limits.maxReplacedDataBytes,
    sizeCalculation: ({ brotli }) => brotli.byteLength + 256,
  });
  const pages = createPageShares(limits.maxBytes, ({ data }) => {
    if (data !== undefined) replacedData.set(data.hash, data);
  });
  const reads = { hit: 0, stale: 0, miss: 0 };
  const outdated = createOutdatedPages(now, limits.staleIfErrorMs + rememberMs);

  function isFresh(page: StoredPage): boolean {
    const freshMs = page.status === 404 ? limits.notFoundMs : limits.freshMs;
    return now() - page.storedAt < freshMs && !outdated.has(page);
  }

  const renderOnce = createSingleRender({
    now,
    wait,
    shared,
    waitMs: limits.waitMs,
    isFresh,
    isOutdated: outdated.has,
    store: pages.set,
  });

  /** Returns the page of this process, or a newer one of another process. */
  async function find(key: string): Promise<StoredPage | undefined> {
    const localPage = pages.get(key);
    if (shared === undefined || (localPage !== undefined && isFresh(localPage))) return localPage;
    const sharedPage = await shared.read(key);
    if (sharedPage === undefined || sharedPage.storedAt <= (localPage?.storedAt ?? 0))
      return localPage;
    pages.set(key, sharedPage);
    return sharedPage;
  }

  async function read(key: string, render: Render): Promise<PageAnswer> {
    const storedPage = await find(key);
    if (storedPage !== undefined && isFresh(storedPage)) return { page: storedPage, state: 'hit' };
    const ageMs = storedPage === undefined ? Infinity : now() - storedPage.storedAt;
    if (
      storedPage !== undefined &&
      storedPage.status !== 404 &&
      ageMs < limits.staleMs &&
      !outdated.has(storedPage)
    ) {
      if (mayRevalidate())
        renderOnce(key, () => render('stale')).catch((error) => onHiddenFailure?.(error));
      return { page: storedPage, state: 'stale' };
    }
    try {
      const page = await renderOnce(key, () => render('asked'));
      if (page.status >= 500 && storedPage !== undefined && ageMs < limits.staleIfErrorMs) {
        return { page: storedPage, state: 'stale' };
      }
      return { page, state: 'miss' };
    } catch (error) {
      if (storedPage !== undefined && ageMs < limits.staleIfErrorMs) {
        onHiddenFailure?.(error);
        return { page: storedPage, state: 'stale' };
      }
      throw error;
    }
  }

  return {
    async read(key, render) {
      const answer = await read(key, render);
      reads[answer.state] += 1;
      return answer;
    },
    peek(key) {
      const page = pages.get(key);
      return page !== undefined && isFresh(page) ? page : undefined;
    },
    countHit() {
      reads.hit += 1;
    },
    held: (key) => pages.get(key),
    replace(key, page, smaller) {
      if (pages.get(key) !== page) return;
      pages.set(key, smaller);
      if (isFresh(smaller) && smaller.status === 200 && smaller.audience === 'public') {
        void shared?.store(key, smaller);
      }
    },
    findData(key, hash) {
      const data = pages.get(key)?.data;
      return data?.hash === hash ? data : replacedData.get(hash);
    },
    async invalidate(tags) {
      outdated.invalidate(tags);
      await shared?.forget(tags);
    },
    figures: () => ({ ...pages.figures(), reads: { ...reads } }),
  };
}
