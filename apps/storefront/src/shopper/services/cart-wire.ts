import type { Account } from '@shop/account';
import type { ServerCartOptions } from '@shop/cart-sync/wire';
import type { ShopperContext } from './context.ts';

/** Creates the access to the server cart of the current customer or guest. */
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
