import { createSafeStorage, createTabBroadcast, pageCookies } from '@shop/platform-browser';
import { carriedConfig } from './carried-config.ts';
import { createConsent } from '../../shop/analytics/consent.ts';
import { consoleLog } from '../../platform/console-log.ts';
import { dataLayerSink } from '../../shop/analytics/event-sink.ts';
import { forgetOthers } from '../../shopper/device/clear-third-party-storage.ts';
import { lateCatalog } from '../../shop/catalog/late-catalog.ts';
import { lateModule } from '../../platform/late-module.ts';
import { lateUrls } from '../../shop/urls/late-urls.ts';
import { createMarketingEvents } from '../../shop/analytics/marketing-events.ts';
import { createNewVersion } from '../../shop/new-version.ts';
import { priceIdentity } from '../../shop/prices/price-identity.ts';
import { createShop, type Shop } from '../../shop/shop.ts';
import type { Settings } from '../../shop/settings/settings.ts';
import { watchFirstSign } from '../../platform/first-sign.ts';
import { paintMark } from '../../shopper/device/painter.ts';
import { keepShopperMark, shopperMarkKey } from '../../shopper/device/shopper-mark.ts';
import { createShopper } from '../../shopper/session/shopper-store.ts';
import { untilFetched } from '../../platform/until-fetched.ts';

/** The shop in a tab: answers are kept in the browser, the shopper's side is fetched when first needed. */
export function createBrowserShop(settings: Settings): Shop {
  const config = carriedConfig(settings.overrides);
  const consent = createConsent(config.consent, {
    isSecure: window.location.protocol === 'https:',
    cookies: pageCookies,
    forgetOthers: () =>
      forgetOthers({
        cookies: pageCookies,
        localStorage: createSafeStorage(),
        hostname: window.location.hostname,
      }),
    tabs: createTabBroadcast('consent'),
  });
  const firstSign = watchFirstSign(window);
  const shopper = createShopper(() =>
    untilFetched(() => import('../../shopper/start/create-shopper-session.ts')).then(
      async ({ createPersonal }) => {
        const personal = await createPersonal(shop);
        keepShopperMark(personal, shopperMarkKey(settings), createSafeStorage(), (mark) =>
          paintMark(mark, document),
        );
        return personal;
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
            const personal = shopper.get();
            return priceIdentity(personal?.account, personal?.cart);
          },
        }),
      ),
    createUrls: (configOfView, catalog) =>
      lateUrls(async () =>
        (await loadServices()).createBrowserUrls(settings, configOfView, catalog, firstSign),
      ),
    consent,
    marketing: createMarketingEvents(consent, dataLayerSink),
    newVersion: createNewVersion(() => window.location.reload()),
    firstSign,
    shopper,
  });
  return shop;
}
