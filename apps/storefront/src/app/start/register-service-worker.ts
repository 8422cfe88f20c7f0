import { serviceWorkers } from '@shop/platform-browser';
import { consoleLog } from '../../platform/console-log.ts';
import type { NewVersion } from '../../shop/new-version.ts';

/** The worker is registered at the latest so long after the page is loaded, in milliseconds. */
const idleTimeoutMs = 10_000;

/**
 * Registers the service worker once the page is loaded and the browser is idle, and tells `newVersion` of a newer
 * build. The first worker of a browser also caches the files this page was started with, from the HTTP cache.
 *
 * Errors: none; a browser without service workers goes on without one.
 */
export async function registerServiceWorker(newVersion: Pick<NewVersion, 'watch'>): Promise<void> {
  const container = serviceWorkers();
  if (container === undefined) return;
  await isLoaded();
  await isIdle();
  try {
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox('/sw.js');
    newVersion.watch(worker);
    if (container.controller === null) {
      void worker.active.then(() =>
        worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: startFiles() } }),
      );
    }
    await worker.register({ immediate: true });
    // A tab that stays open for days learns of a new version when it is shown again.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void worker.update().catch(() => undefined);
    });
  } catch (cause) {
    consoleLog.info('no-service-worker', { cause });
  }
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

/** Addresses of the scripts, styles and fonts which this page has loaded, and of the scripts of its parts. */
function startFiles(): readonly string[] {
  const parts = document.querySelector<HTMLElement>('[data-parts]')?.dataset['parts'] ?? '';
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));
  return [...new Set([...files, ...parts.split(' ').filter(Boolean).map(absolute)])];
}

const absolute = (path: string) => new URL(path, window.location.origin).href;
