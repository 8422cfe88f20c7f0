import type { Account } from '@shop/account';
import type { ServerCartOptions } from '@shop/cart-sync/wire';
import type { ShopperContext } from './context.ts';

/** How the server's cart of whoever is signed in is reached. */
export function cartWire({ shop }: ShopperContext, account: Account): ServerCartOptions {
  const { tokenTransport, cartTokenTransport, idempotencyHeader } = shop.config.api;
  return {
    fetch: account.fetch,
    baseUrl: '',
    tokenTransport,
    cartTokenTransport,
    userToken: () => account.userToken(),
    idempotencyHeader,
  };
}
