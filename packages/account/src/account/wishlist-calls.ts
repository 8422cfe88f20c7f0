import { userCalls } from '@shop/contract';
import type { AccountParts } from './account-parts.ts';
import type { Account } from './account.ts';
import { valueOf, withoutValue } from './answer-value.ts';

/** Calls of the server's wishlist. */
export type WishlistCalls = Pick<Account, 'wishlist' | 'addToWishlist' | 'removeFromWishlist'>;

/** Source: AC-32. */
export function createWishlistCalls({ api }: Pick<AccountParts, 'api'>): WishlistCalls {
  return {
    wishlist: (options) => valueOf(api.callAsUser(userCalls.wishlist, {}, options)),
    addToWishlist: (productIds, options) =>
      withoutValue(
        api.callAsUser(userCalls.addToWishlist, { body: { product_id: productIds } }, options),
      ),
    removeFromWishlist: (productIds, options) =>
      withoutValue(
        api.callAsUser(userCalls.deleteFromWishlist, { body: { product_id: productIds } }, options),
      ),
  };
}
