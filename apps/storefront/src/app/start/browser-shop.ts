import {
  createSafeStorage,
  createTabBroadcast,
  pageCookies,
  systemClock,
} from '@shop/platform-browser';
import { carriedConfig } from './carried-config.ts';
import { createConsent } from '../../shop/analytics/consent.ts';
import { consoleLog } from '../../platform/console-log.ts';
import { clearThirdPartyStorage } from '../../shopper/device/clear-third-party-storage.ts';
import { lateCatalog } from '../../shop/catalog/late-catalog.ts';
import { lateModule } from '../../platform/late-module.ts';
import { lateUrls } from '../../shop/urls/late-urls.ts';
import { createNewVersion } from '../../shop/new-version.ts';
import { priceIdentity } from '../../shop/prices/price-identity.ts';
import { createShop, type Shop } from '../../shop/shop.ts';
import { setCurrentConfig } from '../../shop/settings/current-config.ts';
import type { Settings } from '../../shop/settings/settings.ts';
import { watchFirstSign } from '../../platform/first-sign.ts';
import { paintMark } from '../../shopper/device/painter.ts';
import { keepShopperMark, shopperMarkKey } from '../../shopper/device/shopper-mark.ts';
import { createShopperStore, type ShopperStore } from '../../shopper/session/shopper-store.ts';
import { untilFetched } from '../../platform/until-fetched.ts';

/**
 * Creates the shop of a tab, which caches responses in the browser, and the store that loads the shopper's session when
 * it is first needed.
 */
export function createBrowserShop(settings: Settings): {
  readonly shop: Shop;
  readonly shopper: ShopperStore;
} {
  const config = carriedConfig(settings.overrides);
  setCurrentConfig(config);
  const consent = createConsent(config.consent, {
    isSecure: window.location.protocol === 'https:',
    cookies: pageCookies,
    clearThirdPartyStorage: () =>
      clearThirdPartyStorage({
        cookies: pageCookies,
        localStorage: createSafeStorage(),
        hostname: window.location.hostname,
      }),
    tabs: createTabBroadcast('consent'),
  });
  const firstSign = watchFirstSign(window);
  const shopperStore = createShopperStore(() =>
    untilFetched(() => import('../../shopper/start/create-shopper-session.ts')).then(
      async ({ createShopperSession }) => {
        const shopper = await createShopperSession(shop);
        keepShopperMark(shopper, shopperMarkKey(settings), createSafeStorage(), (mark) =>
          paintMark(mark, document),
        );
        return shopper;
      },
    ),
  );
  const loadServices = lateModule(() => import('../../shop/shop-services.ts'));
  const shop: Shop = createShop(settings, {
    config,
    log: consoleLog,
    createCatalog: (configOfView, view) =>
      lateCatalog(async () =>
        (await loadServices()).createBrowserCatalog(settings, configOfView, view, {
          firstSign,
          identity() {
            const shopper = shopperStore.get();
            return priceIdentity(shopper?.account, shopper?.cart);
          },
        }),
      ),
    createUrls: (configOfView, catalog) =>
      lateUrls(async () =>
        (await loadServices()).createBrowserUrls(settings, configOfView, catalog, firstSign),
      ),
    consent,
    newVersion: createNewVersion(() => window.location.reload(), systemClock.wait),
    firstSign,
  });
  return { shop, shopper: shopperStore };
}
