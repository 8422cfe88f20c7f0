import { createSafeStorage, createTabBroadcast, pageCookies } from '@shop/platform-browser';
import { carriedConfig } from './carried-config.ts';
import { createConsent } from './consent.ts';
import { consoleLog } from './console-log.ts';
import { dataLayerSink } from './event-sink.ts';
import { forgetOthers } from './forget-others.ts';
import { lateCatalog } from './late-catalog.ts';
import { lateModule } from './late-module.ts';
import { lateUrls } from './late-urls.ts';
import { createMarketingEvents } from './marketing-events.ts';
import { createNewVersion } from './new-version.ts';
import { priceIdentity } from './price-identity.ts';
import { createShop, type Shop } from './shop.ts';
import type { Settings } from './settings.ts';
import { watchFirstSign } from '../shopper/first-sign.ts';
import { paintMark } from '../shopper/painter.ts';
import { keepShopperMark, shopperMarkKey } from '../shopper/shopper-mark.ts';
import { createShopper } from '../shopper/shopper.ts';
import { untilFetched } from '../shopper/until-fetched.ts';

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
    untilFetched(() => import('../shopper/create-personal.ts')).then(async ({ createPersonal }) => {
      const personal = await createPersonal(shop);
      keepShopperMark(personal, shopperMarkKey(settings), createSafeStorage(), (mark) =>
        paintMark(mark, document),
      );
      return personal;
    }),
  );
  const loadServices = lateModule(() => import('./shop-services.ts'));
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
