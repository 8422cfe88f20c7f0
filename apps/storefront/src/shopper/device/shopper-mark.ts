import type { SafeStorage } from '@shop/platform-browser';
import { viewStoreName } from '../../shop/settings/view-store-name.ts';
import type { ShopperSession } from '../session/shopper-session.ts';

/**
 * State of a returning shopper for the first paint, as JSON in the local storage: counts and skus, no personal data. It
 * exists while this device stores data of the shopper.
 */
export interface ShopperMark {
  /** Number of products in the cart. */
  readonly cart: number;
  /** Number of compared products. */
  readonly compared: number;
  /** Skus on the wishlist. */
  readonly wishes: readonly string[];
}

/** Prefix of the name of every mark; each view has its own. */
const name = 'shopper';

/** Returns the key of a view's mark. */
export const shopperMarkKey = (settings: { readonly storeCode: string }) =>
  viewStoreName(settings, name);

/** Returns true if a key of the local storage is the mark of any view. */
export const isShopperMark = (key: string) => key === name || key.startsWith(`${name}-`);

/** Returns true if this device stores data of a shopper in any view. */
export const isShopperKnown = (storage: Pick<SafeStorage, 'keys'>) =>
  storage.keys().some(isShopperMark);

/** Updates the mark at each change of the shopper's data; `changed` is called with each new mark. Never throws. */
export function keepShopperMark(
  shopper: ShopperSession,
  key: string,
  storage: Pick<SafeStorage, 'get' | 'set' | 'delete'>,
  changed: (mark: ShopperMark) => void,
): void {
  const { account, cart, outbox, wishlist, compare, recentlyViewed, recentSearches } = shopper;
  const lists = [compare.items, recentlyViewed.items, recentSearches.items];
  const write = () => {
    const mark: ShopperMark = {
      cart: cart.state.get().count,
      compared: compare.items.get().length,
      wishes: wishlist.items.get().map(({ sku }) => sku),
    };
    const isStored =
      mark.cart > 0 ||
      mark.wishes.length > 0 ||
      lists.some((list) => list.get().length > 0) ||
      outbox.tasks.get().length > 0 ||
      account.session.get().status === 'signed-in';
    const text = isStored ? JSON.stringify(mark) : undefined;
    if (text === storage.get(key)) return;
    if (text === undefined) storage.delete(key);
    else storage.set(key, text);
    changed(mark);
  };
  for (const part of [cart.state, wishlist.items, ...lists, outbox.tasks, account.session]) {
    part.subscribe(write);
  }
  write();
}
