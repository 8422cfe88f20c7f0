import type { ShopperStore } from '../../shopper/session/shopper-store.ts';
import type { Shop } from '../../shop/shop.ts';
import type { ShopRouter } from '../router/router.tsx';
import { reportVitals } from './report-vitals.ts';

/**
 * Starts what measures a visit: the web vitals for the shop itself, and the events for the tools that the shop uses. Call
 * it once, after the consent for statistics or for offers.
 */
export function measureVisit(shop: Shop, shopperStore: ShopperStore, router: ShopRouter): void {
  const { settings, config, consent } = shop;
  void reportVitals({
    consent,
    build: settings.build,
    matches: () => router.state.matches,
    page: window,
    load: () => import('web-vitals'),
  });
  const { google, metaPixel } = config.analytics;
  if (settings.thirdPartyScripts.analytics === undefined && !google && !metaPixel) return;
  void import('../visit-events/start-visit-events.ts').then(({ startVisitEvents }) =>
    startVisitEvents({ shop, shopperStore, router, page: window }),
  );
}
