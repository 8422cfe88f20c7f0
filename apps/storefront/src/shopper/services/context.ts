import type { Account } from '@shop/account';
import type { CartSync } from '@shop/cart-sync';
import type { Checkout } from '@shop/checkout';
import { createObservable, type WritableObservable } from '@shop/kernel';
import type { Claims, CompareList, Wishlist } from '@shop/saved-lists';
import { createBrowserPorts } from '@shop/platform-browser';
import type { Outbox } from '@shop/sync-queue';
import { offlineCache, type OfflineCache } from '../../shop/catalog/offline-cache.ts';
import { createSessionReturn } from '../session/session-return.ts';
import type { Shop } from '../../shop/shop.ts';
import { createStrictStores } from '../device/strict-store.ts';
import { viewStoreName } from '../../shop/settings/view-store-name.ts';
import { withStoreCode } from '../../shop/catalog/with-store-code.ts';
import { watchedFetch } from '../../platform/watched-fetch.ts';
import { createDeliveryPlace } from '../session/delivery-place.ts';
import { shopperMarkKey } from '../device/shopper-mark.ts';
import { createLastOrder } from '../device/last-order.ts';
import { createOwnAnswers } from '../session/own-answers.ts';
import type { Question } from '../session/shopper-session.ts';

/** Services of one shopper that depend on each other. */
export interface ShopperParts {
  readonly account: Account;
  readonly outbox: Outbox;
  readonly cart: CartSync;
  readonly wishlist: Wishlist;
  readonly compare: CompareList;
  readonly claims: Claims;
  readonly checkout: Checkout;
}

/** Context that each service of the shopper is created from. */
export type ShopperContext = ReturnType<typeof createShopperContext>;

/** `parts`: resolves with every package after the last one is created, so that each may call a later one. */
export function createShopperContext(shop: Shop, parts: Promise<ShopperParts>) {
  const {
    fetch,
    openStore,
    openBroadcast,
    clock,
    ids,
    random,
    lock,
    connectivity,
    log,
    localStorage,
  } = createBrowserPorts();
  const stores = createStrictStores(openStore);
  const userStore = stores.open('user');
  const question: WritableObservable<Question | undefined> = createObservable<Question | undefined>(
    undefined,
  );
  const copies: OfflineCache = offlineCache(shop.settings);
  return {
    shop,
    parts,
    fetch: withStoreCode(watchedFetch(fetch), shop.view),
    stores,
    userStore,
    copies,
    question,
    // A new build keeps the key: see `isShopperMark`. No code of a view contains a colon.
    deliveryPlace: createDeliveryPlace(`${shopperMarkKey(shop.settings)}-place:`, localStorage),
    sessionReturn: createSessionReturn(),
    lastOrder: createLastOrder(userStore, clock),
    ownAnswers: createOwnAnswers(stores.open('own-answers'), clock),
    /** Returns the name of a collection or channel in this store view. */
    inView: (name: string) => viewStoreName(shop.settings, name),
    openBroadcast,
    localStorage,
    ports: { clock, ids, random, lock, connectivity, log },
  };
}
