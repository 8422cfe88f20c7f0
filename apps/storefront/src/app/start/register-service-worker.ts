import { createPageCaches, serviceWorkers } from '@shop/platform-browser';
import { consoleLog } from '../../platform/console-log.ts';
import { idleAfter } from '../../platform/store-when-idle.ts';
import { isSavingData } from '../../platform/is-saving-data.ts';
import type { Shop } from '../../shop/shop.ts';

/** Longest wait after the load of the page until the worker is registered, in milliseconds. */
const idleTimeoutMs = 10_000;

/**
 * Registers the service worker once the page is loaded and the browser is idle, and reports a newer build to the shop.
 * The first worker of a browser also caches the files that this page has loaded, from the HTTP cache. Then the app
 * shell of the store view is cached, and the names of its products are stored.
 *
 * Errors: none; a browser without service workers works without one.
 */
export async function registerServiceWorker(shop: Shop): Promise<void> {
  const { newVersion, pathPrefix, firstSign } = shop;
  const container = serviceWorkers();
  if (container === undefined) return;
  await isLoaded();
  await isIdle();
  try {
    const { messageSW, Workbox } = await import('workbox-window');
    const worker = new Workbox('/sw.js');
    newVersion.watch(worker);
    if (container.controller === null) {
      void worker.active.then(() =>
        worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: startFiles() } }),
      );
    }
    await worker.register({ immediate: true });
    // A tab that stays open for days checks for a new version when it becomes visible.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void worker.update().catch(() => undefined);
    });
    const { cacheAppShell } = await import('./cache-app-shell.ts');
    await cacheAppShell(pathPrefix, entryOf(document), {
      fetch: (path) => fetch(path),
      caches: createPageCaches(),
      now: Date.now,
      untilUsed: () => (isSavingData() ? new Promise(() => {}) : idleAfter(firstSign)),
      async cacheFiles(urlsToCache) {
        const { active } = await container.ready;
        if (active !== null)
          await messageSW(active, { type: 'CACHE_URLS', payload: { urlsToCache } });
      },
    });
    await storeForSearch(shop);
  } catch (cause) {
    consoleLog.info('no-service-worker', { cause });
  }
}

/** Stores the names of products for searches without a network, at the first use of the page. */
async function storeForSearch(shop: Shop): Promise<void> {
  await idleAfter(shop.firstSign);
  if (isSavingData() || !navigator.onLine) return;
  const [{ storeNames }, { browserAnswers }] = await Promise.all([
    import('../../queries/stored/store-names.ts'),
    import('../../queries/stored/browser-answers.ts'),
  ]);
  await storeNames(shop.pathPrefix, browserAnswers(shop), Date.now(), {
    fetch: (path) => fetch(path),
    log: consoleLog,
  });
}

function isLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

function isIdle(): Promise<unknown> {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    return new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: idleTimeoutMs }));
}

const entryOf = (page: Document) =>
  page.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? '';

/**
 * Returns the addresses of the scripts, styles and fonts that this page has loaded, and of the scripts of its parts.
 */
function startFiles(): readonly string[] {
  const parts = document.querySelector<HTMLElement>('[data-parts]')?.dataset['parts'] ?? '';
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));
  return [...new Set([...files, ...parts.split(' ').filter(Boolean).map(absolute)])];
}

const absolute = (path: string) => new URL(path, window.location.origin).href;
