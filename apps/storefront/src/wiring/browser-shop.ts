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
import { createShopper } from '../shopper/shopper.ts';

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
  const shopper = createShopper(() =>
    import('../shopper/create-personal.ts').then(({ createPersonal }) => createPersonal(shop)),
  );
  const shop: Shop = createShop(settings, {
    config,
    fetch: createBrowserFetch(),
    clock: systemClock,
    log: consoleLog,
    cache: copies.answers,
    ...(copies.routes !== undefined && { routeStore: copies.routes }),
    identity() {
      const personal = shopper.get();
      return priceIdentity(personal?.account, personal?.cart);
    },
    consent,
    marketing: createMarketingEvents(consent, dataLayerSink),
    newVersion: createNewVersion(() => window.location.reload()),
    shopper,
  });
  return shop;
}
