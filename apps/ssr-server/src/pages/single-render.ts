import { OverloadedError } from '../render/overloaded-error.ts';
import type { SharedPages } from './shared-pages.ts';
import type { StoredPage } from './stored-page.ts';

/** Milliseconds between two reads of a page that another process renders. */
const lookEveryMs = 30;

interface SingleRenderPorts {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly shared: SharedPages | undefined;
  /** Milliseconds a render of another process is waited for. */
  readonly waitMs: number;
  readonly isFresh: (page: StoredPage) => boolean;
  readonly isOutdated: (page: StoredPage) => boolean;
  readonly store: (key: string, page: StoredPage) => void;
}

/**
 * Renders and stores a page. One render per key at a time in this process, and across processes where they can agree.
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
    const mayRender = (await shared?.mayRender(key)) ?? true;
    if (!mayRender) {
      const otherPage = await waitForOthers(key);
      if (otherPage !== undefined) return otherPage;
    }
    try {
      // Another process may have rendered it since the lookup.
      if (mayRender && shared !== undefined) {
        const otherPage = await readShared(shared, key);
        if (otherPage !== undefined) return otherPage;
      }
      // Its data may become stale during the render.
      const startedAt = now();
      const page = { ...(await render()), storedAt: startedAt };
      if (page.status < 500 && page.audience === 'public') {
        store(key, page);
        if (page.status === 200 && !isOutdated(page)) await shared?.store(key, page);
      } else if (page.status < 500) {
        store(key, page);
      }
      return page;
    } finally {
      if (mayRender) await shared?.rendered(key);
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
        // The first client was refused: this one gets a turn of its own.
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
