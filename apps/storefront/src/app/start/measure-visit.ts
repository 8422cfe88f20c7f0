import type { ShopperStore } from '../../shopper/session/shopper-store.ts';
import type { Shop } from '../../shop/shop.ts';
import type { ShopRouter } from '../router/router.tsx';
import { reportVitals } from './report-vitals.ts';

/**
 * Starts the measurement of a visit: web vitals for the shop itself, and events for the configured tools. Call it once,
 * after the consent for analytics or marketing.
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
