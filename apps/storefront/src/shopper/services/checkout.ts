import type { Account } from '@shop/account';
import type { CartState, CartSync } from '@shop/cart-sync';
import {
  createCheckout,
  defaultCheckoutConfig,
  shippingCodes,
  type Checkout,
} from '@shop/checkout';
import type { NewOrderInput } from '@shop/contract';
import { err, ok } from '@shop/kernel';
import { systemClock } from '@shop/platform-browser';
import { pathCodeOf } from '@shop/shop-config';
import type { Outbox } from '@shop/sync-queue';
import { waitUntilSettled } from '../session/wait-until-settled.ts';
import { checkoutCart } from '../cart/checkout-cart.ts';
import { formRules } from '../../shop/form-rules.ts';
import { outcomeOf, sendThroughOutbox } from '../orders/order-sending.ts';
import type { QueuedOrderCopy, QueuedOrders } from '../orders/queued-orders.ts';
import type { ShopperContext } from './context.ts';

// In the same chunk as the code that queues orders: without a network all of it must be available.
export { createQueuedOrders } from '../orders/queued-orders.ts';

/** Creates the checkout: it orders the content of `cart` through `outbox`, for the customer of `account`. */
export function createShopperCheckout(
  context: ShopperContext,
  {
    account,
    cart,
    outbox,
    queuedOrders,
  }: { account: Account; cart: CartSync; outbox: Outbox; queuedOrders: QueuedOrders },
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
        // Pending calls for this cart end first: otherwise they would find an order instead.
        await waitUntilSettled(cart, systemClock);
        await queuedOrders.note(key, copyOf(order, cart.state.get()));
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

/** Data of an order that is shown while it waits, and restored to the cart if it is deleted. */
function copyOf({ addressInformation }: NewOrderInput, cart: CartState): QueuedOrderCopy {
  const { shipping_carrier_code: carrier, shipping_method_code: method } = addressInformation;
  const shipping = cart.shippingMethods.find(
    ({ carrier_code, method_code }) => carrier_code === carrier && method_code === method,
  );
  const payment = cart.paymentMethods.find(
    ({ code }) => code === addressInformation.payment_method_code,
  );
  return { items: cart.items, shipping: shipping?.method_title, payment: payment?.title };
}

async function createAccountFor(
  wish: Parameters<Account['createAccount']>[0],
  account: Account,
  cart: CartSync,
) {
  const result = await account.createAccount(wish);
  if (result.ok) {
    // The next order belongs to the account.
    await account.login({ username: wish.email, password: wish.password });
    await waitUntilSettled(cart, systemClock);
    return ok();
  }
  const { error } = result;
  return err(error.kind === 'rejected' && error.error !== undefined ? { error: error.error } : {});
}
