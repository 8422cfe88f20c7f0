import type { Account } from '@shop/account';
import type { CartSync } from '@shop/cart-sync';
import {
  createCheckout,
  defaultCheckoutConfig,
  shippingCodes,
  type Checkout,
} from '@shop/checkout';
import { err, ok } from '@shop/kernel';
import { systemClock } from '@shop/platform-browser';
import { pathCodeOf } from '@shop/shop-config';
import type { Outbox } from '@shop/sync-queue';
import { cartAtRest } from '../cart/cart-at-rest.ts';
import { checkoutCart } from '../cart/checkout-cart.ts';
import { formRules } from '../../shop/form-rules.ts';
import { outcomeOf, sendThroughOutbox } from '../orders/order-sending.ts';
import type { ShopperContext } from './context.ts';

/** Builds the checkout: it orders what is in `cart` through `outbox`, for whoever `account` says. */
export function createShopperCheckout(
  context: ShopperContext,
  { account, cart, outbox }: { account: Account; cart: CartSync; outbox: Outbox },
): Checkout {
  const { shop } = context;
  const { connectivity, clock, ids, log } = context.ports;
  const checkout = createCheckout(
    {
      ...defaultCheckoutConfig,
      rules: formRules(shop),
      defaultCountry: shop.view.country,
      currency: shop.view.currency,
      storeCode: pathCodeOf(shop.config, shop.view),
      paymentMethodMapping: shop.config.checkout.paymentMethodMapping,
    },
    {
      store: context.stores.open(context.inView('checkout')),
      cart: checkoutCart(cart),
      clock,
      ids,
      connectivity,
      log,
      userId() {
        const session = account.session.get();
        return session.status === 'signed-in' ? String(session.profile?.id ?? '') : '';
      },
      async onSelectionChanged({ shippingMethod, paymentMethod }) {
        const codes = shippingCodes(shippingMethod);
        if (codes !== undefined) await cart.chooseShippingMethod(codes);
        if (paymentMethod !== '') await cart.choosePaymentMethod(paymentMethod);
        await cart.syncTotals();
      },
      async send(order, key) {
        // Calls for this cart end first: otherwise they would find an order in its place.
        await cartAtRest(cart, systemClock);
        return sendThroughOutbox(outbox, connectivity, order, key);
      },
      findSentOrder: async (key) => outcomeOf(outbox.find(key)),
      createAccount: (wish) => createAccountFor(wish, account, cart),
      async signIn(credentials) {
        if (account.userToken() === undefined) await account.login(credentials);
      },
      async onOrdered() {
        await context.lastOrder.note();
        await cart.clear();
      },
    },
  );
  checkout.start();
  return checkout;
}

async function createAccountFor(
  wish: Parameters<Account['createAccount']>[0],
  account: Account,
  cart: CartSync,
) {
  const result = await account.createAccount(wish);
  if (result.ok) {
    // What is ordered next is the account's own.
    await account.login({ username: wish.email, password: wish.password });
    await cartAtRest(cart, systemClock);
    return ok();
  }
  const { error } = result;
  return err(error.kind === 'rejected' && error.error !== undefined ? { error: error.error } : {});
}
