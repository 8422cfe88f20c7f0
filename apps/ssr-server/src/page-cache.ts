import { LRUCache } from 'lru-cache';
import { everyPage } from '@shop/contract';
import { OverloadedError } from './overloaded-error.ts';
import type { SharedPages } from './shared-pages.ts';
import type { StoredData, StoredPage } from './stored-page.ts';

export interface PageCacheLimits {
  readonly freshMs: number;
  readonly staleMs: number;
  readonly staleIfErrorMs: number;
  readonly notFoundMs: number;
  /** Bytes of memory, by what a page is: nobody can drive pages out by inventing addresses of another kind. */
  readonly maxBytes: Readonly<Record<PageShare, number>>;
  /** Bytes of the data of pages that were made anew since: browsers may hold those pages still. */
  readonly maxReplacedDataBytes: number;
  /** How long a page somebody else is making is waited for. */
  readonly waitMs: number;
}

/** Fresh for a minute, stale while revalidating for ten, stale if the backend fails for a day. */
export const defaultLimits: PageCacheLimits = {
  freshMs: 60_000,
  staleMs: 600_000,
  staleIfErrorMs: 86_400_000,
  notFoundMs: 30_000,
  maxBytes: {
    main: 32 * 1024 * 1024,
    variants: 8 * 1024 * 1024,
    notFound: 1024 * 1024,
  },
  maxReplacedDataBytes: 1024 * 1024,
  waitMs: 300,
};

/** Milliseconds between two looks for a page somebody else is making. */
const lookEveryMs = 30;
/** Words about stale tags are remembered at least so long: a page under way may be made of what was before. */
const rememberMs = 30_000;

/**
 * What of memory a page takes its place from. `main`: the pages of the shop, each at its own address. `variants`: what
 * has many addresses, such as searches and filtered lists. `notFound`: what is not there.
 */
type PageShare = 'main' | 'variants' | 'notFound';

const shareOf = (page: StoredPage): PageShare =>
  page.status === 404 ? 'notFound' : page.isCanonical ? 'main' : 'variants';

interface PageAnswer {
  readonly page: StoredPage;
  readonly state: 'hit' | 'stale' | 'miss';
}

export type RenderReason = 'asked' | 'stale';
type Render = (reason: RenderReason) => Promise<StoredPage>;

export interface PageCache {
  /** `render` is told whether somebody waits for the page, or a stale one was sent and a fresh one is wanted. */
  read(key: string, render: Render): Promise<PageAnswer>;
  /** The page with this key when it is here and fresh, at once. Whoever sends it calls `countHit`. */
  peek(key: string): StoredPage | undefined;
  countHit(): void;
  /** The page with this key as it is here, fresh or not. */
  held(key: string): StoredPage | undefined;
  /** Puts `smaller`, the same page in fewer bytes, in the place of `page`, unless that has gone. */
  replace(key: string, page: StoredPage, smaller: StoredPage): void;
  /** The data with this hash of the page with this key, or of a page that it replaced. */
  findData(key: string, hash: string): StoredData | undefined;
  /** Pages with any of these tags are made anew when they are asked for next. */
  invalidate(tags: readonly string[]): Promise<void>;
  /** Pages and bytes in this process, and how reads went. */
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
  /** Pages of other processes; none for a process by itself. */
  readonly shared?: SharedPages | undefined;
  /** Whether there is time to make stale pages anew; always when absent. */
  readonly mayRevalidate?: () => boolean;
}

/**
 * Pages in memory, least recently used out first, before those that processes share. One render per key at a time
 * in this process, and across processes as far as they can agree: who comes second serves what is stale or waits
 * a moment. A failed render (thrown, or 5xx) serves what was stored, if anything was. RL-6.
 */
export function createPageCache(limits: PageCacheLimits, ports: PageCachePorts): PageCache {
  const { now, wait, shared, mayRevalidate = () => true } = ports;
  const replacedData = new LRUCache<string, StoredData>({
    maxSize: limits.maxReplacedDataBytes,
    sizeCalculation: ({ brotli }) => brotli.byteLength + 256,
  });
  const pages = createShares(limits.maxBytes, ({ data }) => {
    if (data !== undefined) replacedData.set(data.hash, data);
  });
  const underway = new Map<string, Promise<StoredPage>>();
  const reads = { hit: 0, stale: 0, miss: 0 };
  /** When each tag was last said to be stale. */
  const saidAt = new LRUCache<string, number>({ max: 20_000 });
  let allSaidAt = -Infinity;

  /** How often tags were said to be stale, and what that was when a page was last compared with them. */
  let saidTimes = 0;
  const comparedAt = new WeakMap<StoredPage, number>();

  function isOutdated(page: StoredPage): boolean {
    if (comparedAt.get(page) === saidTimes) return false;
    const isStale =
      page.storedAt <= allSaidAt ||
      page.tags.some((tag) => page.storedAt <= (saidAt.get(tag) ?? -Infinity));
    if (!isStale) comparedAt.set(page, saidTimes);
    return isStale;
  }

  async function make(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const mayRender = (await shared?.mayRender(key)) ?? true;
    if (!mayRender) {
      const theirs = await waitForOthers(key);
      if (theirs !== undefined) return theirs;
    }
    // What it is made of may become stale while it is made.
    const startedAt = now();
    try {
      const page = { ...(await render()), storedAt: startedAt };
      if (page.status < 500 && page.audience === 'public') {
        pages.set(key, page);
        if (page.status === 200 && !isOutdated(page)) await shared?.store(key, page);
      } else if (page.status < 500) {
        pages.set(key, page);
      }
      return page;
    } finally {
      if (mayRender) await shared?.rendered(key);
    }
  }

  async function waitForOthers(key: string): Promise<StoredPage | undefined> {
    const untilMs = now() + limits.waitMs;
    for (;;) {
      await wait(lookEveryMs);
      const page = await shared?.read(key);
      if (page !== undefined && isFresh(page)) {
        pages.set(key, page);
        return page;
      }
      if (now() >= untilMs) return undefined;
    }
  }

  function isFresh(page: StoredPage): boolean {
    const freshMs = page.status === 404 ? limits.notFoundMs : limits.freshMs;
    return now() - page.storedAt < freshMs && !isOutdated(page);
  }

  function renderOnce(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const running = underway.get(key);
    if (running !== undefined) {
      return running.catch((error: unknown) => {
        // The client who asked first was turned away: this one has a turn of its own.
        if (error instanceof OverloadedError) return renderOnce(key, render);
        throw error;
      });
    }
    const started = make(key, render).finally(() => underway.delete(key));
    underway.set(key, started);
    return started;
  }

  /** Ours, or a newer one of somebody else. */
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
      !isOutdated(storedPage)
    ) {
      if (mayRevalidate()) renderOnce(key, () => render('stale')).catch(() => undefined);
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
      const saidNow = now();
      saidTimes += 1;
      if (tags.includes(everyPage)) allSaidAt = saidNow;
      else
        for (const tag of tags)
          saidAt.set(tag, saidNow, { ttl: limits.staleIfErrorMs + rememberMs });
      await shared?.forget(tags);
    },
    figures: () => ({ ...pages.figures(), reads: { ...reads } }),
  };
}

/** Bytes a page takes beside what is sent: its address, its headers, its place. */
const entryBytes = 2_048;

/** Pages in memory, least recently used out first, each share by itself. `onReplaced` gets a page whose data a newer one
 * replaces. */
function createShares(
  maxBytes: PageCacheLimits['maxBytes'],
  onReplaced: (page: StoredPage) => void,
) {
  const shares = (Object.keys(maxBytes) as PageShare[]).map(
    (name) =>
      [
        name,
        new LRUCache<string, StoredPage>({
          maxSize: maxBytes[name],
          sizeCalculation: ({ brotli, data, policy, tags }) =>
            brotli.byteLength +
            (data?.brotli.byteLength ?? 0) +
            policy.length +
            8 * tags.length +
            entryBytes,
        }),
      ] as const,
  );
  return {
    get(key: string): StoredPage | undefined {
      for (const [, share] of shares) {
        const page = share.get(key);
        if (page !== undefined) return page;
      }
      return undefined;
    },
    set(key: string, page: StoredPage): void {
      for (const [name, share] of shares) {
        const previousPage = share.peek(key);
        if (previousPage?.data !== undefined && previousPage.data.hash !== page.data?.hash)
          onReplaced(previousPage);
        if (name === shareOf(page)) share.set(key, page);
        else share.delete(key);
      }
    },
    figures: () => ({
      pages: shares.reduce((sum, [, share]) => sum + share.size, 0),
      bytes: shares.reduce((sum, [, share]) => sum + share.calculatedSize, 0),
    }),
  };
}
