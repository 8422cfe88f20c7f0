/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { refillableCaches } from '@shop/shop-config';
import { isDataOfSamePage } from './page-data.ts';
import { offlinePages } from './offline-page.ts';
import { openShop, orderReminder, remindOfOrder } from './remind-of-order.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

/** Nothing that answers "no-store" is kept, nor anything that is not a plain success. */
const publicOnly = {
  cacheWillUpdate: ({ response }: { response: Response }) => {
    const isPublic = !(response.headers.get('cache-control') ?? '').includes('no-store');
    return Promise.resolve(response.status === 200 && isPublic ? response : null);
  },
};

/** The newest so many are kept; all go when the browser has no room. Its types predate exact optional fields. */
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** A page keeps one data file: a newer one replaces it. */
const oneDataFileOfPage = {
  cacheDidUpdate: async ({ cacheName, request }: { cacheName: string; request: Request }) => {
    const cache = await caches.open(cacheName);
    for (const { url } of await cache.keys()) {
      if (url !== request.url && isDataOfSamePage(url, request.url)) await cache.delete(url);
    }
  },
};

// A new worker waits until no tab needs the old one, or a shopper asked for it: nobody's checkout changes under
// their hands.
self.addEventListener('message', ({ data }) => {
  const { type } = (data ?? {}) as { type?: unknown };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
});

// An order waits for its shopper's word, who has left: the network is back, so they are told.
self.addEventListener('sync', (event) => {
  if (event.tag === orderReminder) event.waitUntil(remindOfOrder());
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openShop());
});
clientsClaim();
// oxlint-disable-next-line no-underscore-dangle -- the name workbox writes the list of files under
precacheAndRoute([...self.__WB_MANIFEST]);

const [pages, pictures, pageData] = refillableCaches;
/** Files of builds. Their names carry their hash, so a new build need not clear them: the oldest go. */
const files = 'files';

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/vsbridge/'),
  new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds: 3,
    plugins: [publicOnly, atMost(100)],
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
  new CacheFirst({ cacheName: files, plugins: [publicOnly, atMost(150)] }),
);
// The name of a page's data is the hash of it; what is asked for under an older name answers "no-store".
registerRoute(
  ({ url }) => url.pathname.startsWith('/page-state/'),
  new CacheFirst({
    cacheName: pageData,
    plugins: [publicOnly, atMost(100), oneDataFileOfPage],
  }),
);

/** A page nobody has seen yet, and no network: a page that says so. */
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  for (const page of offlinePages(new URL(request.url).pathname)) {
    const precachedResponse = await matchPrecache(page);
    if (precachedResponse !== undefined) return precachedResponse;
  }
  return Response.error();
});
