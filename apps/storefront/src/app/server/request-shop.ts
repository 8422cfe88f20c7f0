import type { Fetch } from '@shop/kernel';
import { priceChangeOf } from '../../queries/products/card-fields.ts';
import { noShopperStore } from '../../shopper/session/shopper-store.ts';
import { createServerI18n } from '../../shop/i18n/i18n-server.ts';
import type { Shop } from '../../shop/shop.ts';
import { storeOfPath } from '../../shop/urls/store-paths.ts';
import { createShopRouter, type ShopRouter } from '../router/router.tsx';
import { missingPages } from '../../shop/urls/missing-pages.ts';
import { documentCalls } from './answers/document-calls.ts';
import { joinedCalls } from './answers/joined-calls.ts';
import type { PageRoutes } from './answers/page-routes.ts';
import { createRequestAnswers, type RequestAnswers } from './answers/request-answers.ts';
import { storedCalls, withoutNotFound } from './answers/stored-calls.ts';
import type { PageRequest } from './page-request.ts';
import type { ProcessStores } from './process-stores.ts';
import { createServerShop } from './server-shop.ts';

/** Shop of one request, with the router that loads and renders its page. */
interface RequestShop {
  readonly shop: Shop;
  readonly router: ShopRouter;
  readonly store: ReturnType<typeof storeOfPath>;
  /** Content pages; undefined if they are unknown, because the backend has not responded. */
  readonly routes: PageRoutes | undefined;
  readonly answers: RequestAnswers;
  /** Returns true if the backend did not respond to a call of this page. */
  isAway(): boolean;
}

/** Statuses of a busy backend, and of a proxy without a backend. */
const busyStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export async function createRequestShop(
  stores: ProcessStores,
  page: PageRequest,
): Promise<RequestShop> {
  const { config } = stores;
  const answers = createRequestAnswers(stores.answers, {
    storesPrices: !config.products.alwaysSyncPlatformPricesOver,
  });
  const documents = stores.documents.forPage();
  const store = storeOfPath(page.href, {
    stores: { ...config.stores, multistore: page.settings.multistore },
  });
  const pageConfig = stores.configOf(store.code);
  const texts = stores.texts.get(pageConfig.language);
  const routes = await stores.pageRoutes(page.apiUrl);
  let isAway = routes === undefined;
  const fetch: Fetch = async (call) => {
    const answer = await stores.fetch(call);
    isAway ||= answer.ok ? busyStatuses.has(answer.value.status) : true;
    if (!answer.ok || answer.value.status >= 500 || busyStatuses.has(answer.value.status)) {
      answers.noteFailure();
    }
    if (answer.ok && answer.value.status === 404 && call.url.includes('/api/ext/pages/')) {
      stores.hasPageCalls = false;
    }
    return answer;
  };
  const plainShop = createServerShop({
    apiUrl: page.apiUrl,
    settings: {
      ...page.settings,
      storeCode: store.code,
      pages: routes ?? [],
      ...missingPages(routes),
      overrides: pageConfig.overrides,
      ...(texts !== undefined && { texts }),
    },
    config: pageConfig.config,
    signal: page.signal,
    now: page.requestedAt,
    fetch: documentCalls(fetch, stores.documents, documents),
    storedProduct: documents.find,
    log: stores.log,
    callsInstead(catalog, view) {
      const callsFromStore = storedCalls(catalog, stores.answers, view.code);
      return {
        ...(stores.hasPageCalls && joinedCalls(catalog)),
        ...callsFromStore,
        ...(routes === undefined && { lookUpPath: withoutNotFound(callsFromStore.lookUpPath) }),
      };
    },
    onProduct: (product) => answers.noteChange(priceChangeOf(product, page.requestedAt)),
  });
  const shop = { ...plainShop, urls: answers.withAddressesOf(plainShop.urls) };
  const router = createShopRouter(
    {
      shop,
      shopper: noShopperStore,
      i18n: createServerI18n(shop.view.language, page.settings.pseudoLanguage, texts),
      loadTexts: () => Promise.resolve(),
      requestedAt: page.requestedAt,
      requestId: page.requestId,
    },
    { createQueryClient: answers.createQueryClient },
  );
  return { shop, router, store, routes, answers, isAway: () => isAway };
}
