import type { CatalogClient, PriceIdentity } from '@shop/catalog-client';
import type { Observable } from '@shop/kernel';
import { createBrowserFetch, systemClock } from '@shop/platform-browser';
import type { ShopConfig, StoreView } from '@shop/shop-config';
import type { UrlResolver } from '@shop/url-resolver';
import { consoleLog } from '../platform/console-log.ts';
import { watchedFetch } from '../platform/watched-fetch.ts';
import { offlineCache } from './catalog/offline-cache.ts';
import type { Settings } from './settings/settings.ts';
import { createShopCatalog } from './catalog/shop-catalog.ts';
import { createShopUrls } from './urls/shop-urls.ts';
import { idleAfter, storeWhenIdle } from '../platform/store-when-idle.ts';

interface CatalogParts {
  readonly firstSign: Observable<boolean>;
  readonly identity: () => PriceIdentity;
}

/** Creates the catalog client of a tab: responses are stored in the browser. */
export function createBrowserCatalog(
  settings: Settings,
  config: ShopConfig,
  view: StoreView,
  { firstSign, identity }: CatalogParts,
): CatalogClient {
  return createShopCatalog(config, view, {
    fetch: watchedFetch(createBrowserFetch()),
    clock: systemClock,
    log: consoleLog,
    // Stored responses are used without a network only: nothing is read from the disk before the first paint.
    catalogConfig: { cacheMode: 'network-first' },
    cache: storeWhenIdle(offlineCache(settings, config).answers, firstSign),
    identity,
  });
}

/** Creates the address resolver of a tab. Learned routes are stored after the first sign of use of the page. */
export function createBrowserUrls(
  settings: Settings,
  config: ShopConfig,
  catalog: CatalogClient,
  firstSign: Observable<boolean>,
): UrlResolver {
  const { routes } = offlineCache(settings, config);
  return createShopUrls(config, settings, catalog, {
    clock: systemClock,
    log: consoleLog,
    whenIdle: () => idleAfter(firstSign),
    store: routes,
  });
}
