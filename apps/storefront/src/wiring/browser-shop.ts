import {
  createBrowserFetch,
  createSafeStorage,
  createTabBroadcast,
  pageCookies,
  systemClock,
} from '@shop/platform-browser';
import { createConsent } from './consent.ts';
import { consoleLog } from './console-log.ts';
import { dataLayerSink } from './event-sink.ts';
import { forgetOthers } from './forget-others.ts';
import { keptCopies } from './kept-copies.ts';
import { createMarketingEvents } from './marketing-events.ts';
import { createNewVersion } from './new-version.ts';
import { priceIdentity } from './price-identity.ts';
import { carriedConfig } from './running-config.ts';
import { createShop, type Shop } from './shop.ts';
import type { Settings } from './settings.ts';
import { idleAfter, storeWhenIdle } from './store-when-idle.ts';
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
  const copies = keptCopies(settings, config);
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
  const shop: Shop = createShop(settings, {
    config,
    fetch: createBrowserFetch(),
    clock: systemClock,
    log: consoleLog,
    // What is kept answers where the network does not: nothing is read from the disk before a paint.
    catalogConfig: { cacheMode: 'network-first' },
    cache: storeWhenIdle(copies.answers, firstSign),
    ...(copies.routes !== undefined && { routeStore: copies.routes }),
    whenIdle: () => idleAfter(firstSign),
    identity() {
      const personal = shopper.get();
      return priceIdentity(personal?.account, personal?.cart);
    },
    consent,
    marketing: createMarketingEvents(consent, dataLayerSink),
    newVersion: createNewVersion(() => window.location.reload()),
    firstSign,
    shopper,
  });
  return shop;
}
