import type { Pressure } from '@shop/platform-node';
import { compressPage, openPage } from './page-bytes.ts';
import type { PageCache } from './page-cache.ts';
import type { StoredPage } from './stored-page.ts';

export interface SmallestPages {
  /** Reports that a stored page was sent again. */
  sent(key: string, page: StoredPage): void;
}

export interface SmallestPagesPorts {
  readonly cache: Pick<PageCache, 'held' | 'replace'>;
  readonly pressure: Pick<Pressure, 'level'>;
  readonly wait: (ms: number) => Promise<void>;
  readonly logError: (event: string, error: unknown) => void;
}

/** Number of times a page is sent from memory before it is recompressed. */
const minSent = 3;
/** Maximum number of pages that wait for recompression. */
const maxWaiting = 64;
/** Divisor of the time of one processor: the maximum share that recompression uses. */
const restTimes = 9;
const minRestMs = 50;

/**
 * Recompresses frequently read pages with the highest quality, which takes about 50 times as long as the quality used
 * while a client waits. It compresses one page at a time, on another thread, the most read first, and pauses under
 * load. The etag does not change: it identifies the page, not its bytes.
 */
export function createSmallestPages({
  cache,
  pressure,
  wait,
  logError,
}: SmallestPagesPorts): SmallestPages {
  const waiting = new Map<string, { page: StoredPage; sent: number }>();
  let isRunning = false;

  function mostSent(): [string, StoredPage] | undefined {
    let best: [string, { page: StoredPage; sent: number }] | undefined;
    for (const entry of waiting) {
      if (entry[1].sent >= minSent && entry[1].sent > (best?.[1].sent ?? 0)) best = entry;
    }
    if (best === undefined) return undefined;
    waiting.delete(best[0]);
    return [best[0], best[1].page];
  }

  async function run(): Promise<void> {
    isRunning = true;
    try {
      for (let next = mostSent(); next !== undefined; next = mostSent()) {
        const startedMs = performance.now();
        const [key, page] = next;
        if (pressure.level() > 0 || cache.held(key) !== page) continue;
        cache.replace(key, page, await smallest(page));
        await wait(Math.max(minRestMs, restTimes * (performance.now() - startedMs)));
      }
    } catch (error) {
      logError('page-not-compressed', error);
    } finally {
      isRunning = false;
    }
  }

  return {
    sent(key, page) {
      if (page.isSmallest) return;
      const entry = waiting.get(key);
      if (entry?.page !== page) {
        waiting.delete(key);
        const [oldest] = waiting.size >= maxWaiting ? waiting.keys() : [];
        if (oldest !== undefined) waiting.delete(oldest);
        waiting.set(key, { page, sent: 1 });
      } else if (++entry.sent >= minSent && !isRunning) {
        void run();
      }
    },
  };
}

async function smallest(page: StoredPage): Promise<StoredPage> {
  const again = async (brotli: Buffer) => {
    const smaller = await compressPage(await openPage(brotli), 11);
    return smaller.length < brotli.length ? smaller : brotli;
  };
  const brotli = await again(page.brotli);
  const data = page.data && { ...page.data, brotli: await again(page.data.brotli) };
  return { ...page, brotli, isSmallest: true, ...(data !== undefined && { data }) };
}
