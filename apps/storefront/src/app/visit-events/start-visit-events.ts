import { createEventStream } from '@shop/analytics';
import { createSafeStorage } from '@shop/platform-browser';
import type { Query } from '@shop/url-resolver';
import { consoleLog } from '../../platform/console-log.ts';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import type { ShopperStore } from '../../shopper/session/shopper-store.ts';
import type { Shop } from '../../shop/shop.ts';
import type { ShopRouter } from '../router/router.tsx';
import { browserTools } from './browser-tools.ts';
import { observeAccount } from './observe-account.ts';
import { observeCart } from './observe-cart.ts';
import { observeCheckout } from './observe-checkout.ts';
import { observeOrders } from './observe-orders.ts';
import { createPageReport, type ShownPage } from './observe-pages.ts';
import { observeWishlist } from './observe-wishlist.ts';
import { createReportedOrders } from './reported-orders.ts';

/** Observed parts of the page. */
export interface VisitParts {
  readonly shop: Shop;
  readonly shopperStore: ShopperStore;
  readonly router: ShopRouter;
  readonly page: Window;
}

/**
 * Reports the visit to the configured tools, beginning with the current page. Call it once, after the consent for
 * analytics or marketing: later changes of the consent apply at each event. Source: S2-23, AN-4 to AN-6.
 */
export function startVisitEvents({ shop, shopperStore, router, page }: VisitParts): void {
  const { currency } = shop.view;
  const { queryClient, requestedAt: now } = router.options.context;
  const { send } = createEventStream(browserTools(shop.settings, shop.config.analytics, page), {
    allows: shop.consent.allows,
    reportedOrders: createReportedOrders(createSafeStorage()),
    log: consoleLog,
  });
  const since = Date.now();
  const isVisible = () => page.document.visibilityState === 'visible';
  const shownPage = () => shownPageOf(router, shop.pathPrefix);

  const report = createPageReport({
    shop,
    queryClient,
    now,
    send,
    shownPage,
    shopper: shopperStore.get,
  });
  report();
  router.subscribe('onResolved', report);
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') report();
  });

  const observe = (shopper: ShopperSession) => {
    observeCart(shopper, { send, currency, isVisible });
    observeCheckout(shopper, { send, currency });
    observeOrders(shopper, { send, currency, since });
    observeAccount(shopper, { send, isVisible, routeId: () => shownPage()?.routeId });
    observeWishlist(shopper, { send, currency, isVisible });
    report();
    shopper.cart.state.subscribe(report);
  };
  const shopper = shopperStore.get();
  if (shopper !== undefined) return observe(shopper);
  const stop = shopperStore.subscribe(() => {
    const startedShopper = shopperStore.get();
    if (startedShopper === undefined) return;
    stop();
    observe(startedShopper);
  });
}

/**
 * Returns the shown page; undefined until it is loaded. Reads only the match: during a load the address of the window
 * already belongs to the next page.
 */
function shownPageOf(router: ShopRouter, pathPrefix: string): ShownPage | undefined {
  const match = router.state.matches.at(-1);
  if (match === undefined || match.status === 'pending') return undefined;
  const { pathname, search, routeId } = match;
  const { target } = (match.loaderData ?? {}) as Pick<ShownPage, 'target'>;
  const path = pathPrefix + pathname;
  return { address: path + JSON.stringify(search), path, routeId, query: search as Query, target };
}
