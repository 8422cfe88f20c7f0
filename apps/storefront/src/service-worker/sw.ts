/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { refillableCaches } from '@shop/shop-config';
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

const [pages, pictures] = refillableCaches;

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

/** A page nobody has seen yet, and no network: a page that says so. */
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  for (const page of offlinePages(new URL(request.url).pathname)) {
    const kept = await matchPrecache(page);
    if (kept !== undefined) return kept;
  }
  return Response.error();
});
