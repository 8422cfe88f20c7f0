import { OverloadedError } from '../render/overloaded-error.ts';
import type { SharedPages } from './shared-pages.ts';
import type { StoredPage } from './stored-page.ts';

/** Milliseconds between two reads of a page that another process renders. */
const lookEveryMs = 30;

interface SingleRenderPorts {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly shared: SharedPages | undefined;
  /** Maximum wait for a render of another process, in milliseconds. */
  readonly waitMs: number;
  readonly isFresh: (page: StoredPage) => boolean;
  readonly isOutdated: (page: StoredPage) => boolean;
  readonly store: (key: string, page: StoredPage) => void;
}

/**
 * Renders and stores a page. One render per key at a time in this process, and across processes if the shared memory is
 * available.
 * Errors: those of `render`.
 */
export function createSingleRender(
  ports: SingleRenderPorts,
): (key: string, render: () => Promise<StoredPage>) => Promise<StoredPage> {
  const { now, wait, shared, waitMs, isFresh, isOutdated, store } = ports;
  const underway = new Map<string, Promise<StoredPage>>();

  async function renderAndStore(
    key: string,
    render: () => Promise<StoredPage>,
  ): Promise<StoredPage> {
    // Another process may have rendered it since the lookup, which the read after the claim sees.
    const [mayRender, sharedPage] =
      shared === undefined
        ? [true, undefined]
        : await Promise.all([shared.mayRender(key), readShared(shared, key)]);
    if (!mayRender) {
      const otherPage = sharedPage ?? (await waitForOthers(key));
      if (otherPage !== undefined) return otherPage;
    }
    let isClaimed = mayRender;
    async function release(): Promise<void> {
      if (!isClaimed) return;
      isClaimed = false;
      await shared?.rendered(key);
    }
    try {
      if (sharedPage !== undefined) return sharedPage;
      // Its data may become stale during the render.
      const startedAt = now();
      const page = { ...(await render()), storedAt: startedAt };
      if (page.status < 500 && page.audience === 'public') {
        store(key, page);
        // Sends both in one message, the page first.
        if (page.status === 200 && !isOutdated(page))
          await Promise.all([shared?.store(key, page), release()]);
      } else if (page.status < 500) {
        store(key, page);
      }
      return page;
    } finally {
      await release();
    }
  }

  async function waitForOthers(key: string): Promise<StoredPage | undefined> {
    const untilMs = now() + waitMs;
    for (;;) {
      await wait(lookEveryMs);
      const page = shared && (await readShared(shared, key));
      if (page !== undefined) return page;
      if (now() >= untilMs) return undefined;
    }
  }

  async function readShared(pages: SharedPages, key: string): Promise<StoredPage | undefined> {
    const page = await pages.read(key);
    if (page === undefined || !isFresh(page)) return undefined;
    store(key, page);
    return page;
  }

  function renderOnce(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const running = underway.get(key);
    if (running !== undefined) {
      return running.catch((error: unknown) => {
        // The first client was rejected: this one gets its own turn.
        if (error instanceof OverloadedError) return renderOnce(key, render);
        throw error;
      });
    }
    const started = renderAndStore(key, render).finally(() => underway.delete(key));
    underway.set(key, started);
    return started;
  }

  return renderOnce;
}
