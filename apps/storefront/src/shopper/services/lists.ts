import type { Account } from '@shop/account';
import { err, ok, type Result } from '@shop/kernel';
import {
  createClaims,
  createCompareList,
  createRecentlyViewed,
  createRecentSearches,
  createWishlist,
  type Wishlist,
} from '@shop/saved-lists';
import type { ShopperContext } from './context.ts';

/** Number of stored recent searches: as many as fit above the keyboard of a phone. */
const searchesKept = 6;

/** Creates the lists of this device, and the other data that it remembers. */
export function createShopperLists(context: ShopperContext, account: Account) {
  const { shop, stores, inView, openBroadcast } = context;
  const { clock, connectivity, lock, log } = context.ports;
  const listPorts = {
    // A partially read list would overwrite the complete one.
    store: stores.open(inView('lists')),
    lock,
    broadcast: openBroadcast(inView('lists')),
  };
  const wishlist: Wishlist = createWishlist({
    ...listPorts,
    connectivity,
    log,
    server: wishlistServer(context, account, () => wishlist),
    products: {
      async byIds(ids) {
        const answer = await shop.catalog.productsByIds(ids);
        return answer.ok ? ok(answer.value.items) : unavailable(answer.error);
      },
    },
  });
  return {
    wishlist,
    compare: createCompareList(listPorts),
    recentlyViewed: createRecentlyViewed({ limit: shop.config.screen.recentlyViewed }, listPorts),
    recentSearches: createRecentSearches({ limit: searchesKept }, listPorts),
    claims: createClaims({
      store: stores.open('claims'),
      lock,
      broadcast: openBroadcast('claims'),
      clock,
      log,
    }),
  };
}

/**
 * Access to the wishlist of the account. A call that a lost session interrupts is repeated once its customer is signed
 * in again.
 */
function wishlistServer(
  { sessionReturn }: ShopperContext,
  account: Account,
  wishlist: () => Wishlist,
): Parameters<typeof createWishlist>[0]['server'] {
  return {
    isSignedIn: () => account.userToken() !== undefined,
    async add(id) {
      const result = await account.addToWishlist([id]);
      void sessionReturn.returned().then(async (isBack) => {
        if (isBack) await account.addToWishlist([id]);
        if (isBack) await wishlist().refreshAfterLogin();
      });
      return mirrored(result);
    },
    async remove(id) {
      const result = await account.removeFromWishlist([id]);
      void sessionReturn.returned().then(async (isBack) => {
        const wishlistItem = wishlist()
          .items.get()
          .find((item) => item.id === id);
        if (isBack && wishlistItem !== undefined) await wishlist().remove(wishlistItem.sku);
      });
      return mirrored(result);
    },
    async list() {
      const rows = await account.wishlist();
      return rows.ok ? ok(rows.value.map(({ product_id }) => product_id)) : unavailable(rows.error);
    },
  };
}

const unavailable = (cause: unknown) => err({ kind: 'unavailable' as const, cause });
const mirrored = (result: Result<void, unknown>) =>
  result.ok ? result : unavailable(result.error);
