/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { refillableCaches } from '@shop/shop-config';
import { isSavingData } from '../platform/is-saving-data.ts';
import { isStorable } from './is-storable.ts';
import { isDataOfSamePage } from './page-data.ts';
import { answerNavigation } from './answer-navigation.ts';
import { appShellPaths, offlinePages } from './offline-page.ts';
import { openShop, orderReminder, remindOfOrder } from './remind-of-order.ts';
import { orderSending, sendOrders } from './send-orders.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

const addressOf = (entry: PrecacheEntry | string) =>
  typeof entry === 'string' ? entry : entry.url;

/** Stores responses with status 200 and without "no-store" only. */
const publicOnly = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(isStorable(response) ? response : null),
};

/**
 * Keeps the newest `maxEntries`; the browser deletes all of them when it is out of space. The types predate exact
 * optional fields.
 */
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** One data file is stored per page: a newer one replaces it. */
const oneDataFileOfPage = {
  cacheDidUpdate: async ({ cacheName, request }: { cacheName: string; request: Request }) => {
    const cache = await caches.open(cacheName);
    for (const { url } of await cache.keys()) {
      if (url !== request.url && isDataOfSamePage(url, request.url)) await cache.delete(url);
    }
  },
};

// A new worker waits until no tab uses the old one or the shopper requests it: the version never changes during a
// checkout.
self.addEventListener('message', ({ data }) => {
  const { type } = (data ?? {}) as { type?: unknown };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
});

// The network is back and an order waits for confirmation after the page was closed: notify the shopper.
self.addEventListener('sync', (event) => {
  if (event.tag === orderReminder) event.waitUntil(remindOfOrder());
  if (event.tag === orderSending) event.waitUntil(sendOrders());
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openShop());
});
clientsClaim();
// oxlint-disable-next-line no-underscore-dangle -- the name workbox writes the list of files under
const buildFiles = self.__WB_MANIFEST;
// With Save-Data the code of a page is cached at its first use.
precacheAndRoute(
  buildFiles.filter((entry) => !isSavingData() || !addressOf(entry).startsWith('assets/')),
);

const [pages, pictures, pageData, appShells] = refillableCaches;
/** Files of builds. Their names contain their hash, so a new build need not clear them: the oldest are evicted. */
const files = 'files';

const pageStrategy = new NetworkFirst({ cacheName: pages, plugins: [publicOnly, atMost(100)] });

/** Returns the app shell of the path's store view. Pages cache it: the worker does not know the store views. */
async function appShellFor(path: string): Promise<Response | undefined> {
  const cache = await caches.open(appShells);
  for (const address of appShellPaths(path)) {
    const shell = await cache.match(address);
    if (shell !== undefined) return shell;
  }
  return undefined;
}

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/vsbridge/'),
  (options) =>
    answerNavigation({
      page: () => pageStrategy.handle(options),
      storedPage: () => caches.match(options.request, { cacheName: pages }),
      appShell: () => appShellFor(options.url.pathname),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
);
registerRoute(
  ({ url }) => url.pathname.startsWith('/img/'),
  new CacheFirst({
    cacheName: pictures,
    plugins: [publicOnly, atMost(300)],
  }),
);

registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: files, plugins: [publicOnly, atMost(300)] }),
);
// The name of a data file is its hash; the response for an older name is "no-store".
registerRoute(
  ({ url }) => url.pathname.startsWith('/page-state/'),
  new CacheFirst({
    cacheName: pageData,
    plugins: [publicOnly, atMost(100), oneDataFileOfPage],
  }),
);

/** Offline page for a request without a network and without an app shell. */
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  for (const page of offlinePages(new URL(request.url).pathname)) {
    const precachedResponse = await matchPrecache(page);
    if (precachedResponse !== undefined) return precachedResponse;
  }
  return Response.error();
});
