import { unsafeBrand, createObservable, type EpochMs, type Fetch, type Log } from '@shop/kernel';
import type { ShopConfig } from '@shop/shop-config';
import { createShop, type Shop } from '../../shop/shop.ts';
import { createShopUrls } from '../../shop/urls/shop-urls.ts';
import { createShopCatalog, type ShopCatalogOptions } from '../../shop/catalog/shop-catalog.ts';
import { nobodyAsked } from '../../shop/analytics/consent.ts';
import { noNewVersion } from '../../shop/new-version.ts';
import type { Settings } from '../../shop/settings/settings.ts';

/** Creates the shop of one request: no cache, no shopper, and the time of the request as its clock. */
export function createServerShop(
  request: Pick<ShopCatalogOptions, 'callsInstead' | 'onProduct' | 'storedProduct'> & {
    readonly apiUrl: string;
    readonly settings: Settings;
    readonly config: ShopConfig;
    readonly signal: AbortSignal;
    readonly now: number;
    /** Shared by the process: it stores the recent failures of the backend. */
    readonly fetch: Fetch;
    readonly log: Log;
  },
): Shop {
  const { callsInstead, onProduct, storedProduct } = request;
  const clock = { now: () => unsafeBrand<EpochMs>(request.now), wait: () => Promise.resolve() };
  return createShop(request.settings, {
    config: request.config,
    log: request.log,
    createUrls: (config, catalog) =>
      createShopUrls(config, request.settings, catalog, { clock, log: request.log }),
    createCatalog: (config, view) =>
      createShopCatalog(config, view, {
        fetch: (call) => request.fetch({ ...call, signal: request.signal }),
        clock,
        log: request.log,
        catalogConfig: {
          baseUrl: request.apiUrl,
          timeoutMs: request.config.search.serverTimeoutMs,
          cacheMode: 'none',
          whenUnreachable: 'fail',
          // The request body does not change later.
          waitForPlatformPrices: true,
        },
        callsInstead,
        onProduct,
        ...(storedProduct !== undefined && { storedProduct }),
      }),
    consent: nobodyAsked,
    newVersion: noNewVersion,
    firstSign: createObservable(false),
  });
}
