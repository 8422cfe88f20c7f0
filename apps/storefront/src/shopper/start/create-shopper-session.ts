import type { CartSync, RemovedLine } from '@shop/cart-sync';
import type { Checkout } from '@shop/checkout';
import { createObservable } from '@shop/kernel';
import { resumableAccount } from '../services/resumable-account.ts';
import type { Shop } from '../../shop/shop.ts';
import { createShopperContext, type ShopperParts } from '../services/context.ts';
import { nextTask } from '../../platform/next-task.ts';
import type { ShopperSession } from '../session/shopper-session.ts';
import { repeatListPresses } from '../device/repeat-list-presses.ts';
import { untilFetched } from '../../platform/until-fetched.ts';

/** Fetches the packages of the shopper's session in parallel; the browser runs each in its own task. */
async function loadFactories() {
  const [
    { createShopperAccount },
    { createShopperOutbox },
    { createShopperCart },
    { createShopperLists },
    { createShopperCheckout, createQueuedOrders },
  ] = await Promise.all([
    import('../services/account.ts'),
    import('../services/outbox.ts'),
    import('../services/cart.ts'),
    import('../services/lists.ts'),
    import('../services/checkout.ts'),
  ]);
  return {
    createShopperAccount,
    createShopperOutbox,
    createShopperCart,
    createShopperLists,
    createShopperCheckout,
    createQueuedOrders,
  };
}

/**
 * Creates the packages of one shopper, joins them, and reads the stored data of this device, in tasks of a few
 * milliseconds. Waits for the network to fetch its files; rejects before anything is created if they cannot be fetched.
 */
export async function createShopperSession(shop: Shop): Promise<ShopperSession> {
  const factories = await untilFetched(loadFactories);
  const { promise: parts, resolve: joined } = Promise.withResolvers<ShopperParts>();
  const context = createShopperContext(shop, parts);
  let cart: CartSync | undefined;
  let checkout: Checkout | undefined;
  await nextTask();
  const { account, sessionPort } = factories.createShopperAccount(context, () => cart?.token());
  await nextTask();
  const outbox = factories.createShopperOutbox(context, account, sessionPort);
  await nextTask();
  cart = factories.createShopperCart(context, account, outbox, () => checkout);
  await nextTask();
  const lists = factories.createShopperLists(context, account);
  await nextTask();
  const queuedOrders = factories.createQueuedOrders(
    context.stores.open('checkout-orders'),
    outbox,
    cart,
  );
  checkout = factories.createShopperCheckout(context, { account, cart, outbox, queuedOrders });
  joined({ account, outbox, cart, ...lists, checkout });
  await nextTask();
  await Promise.all([
    context.lastOrder.read(),
    account.start(),
    lists.wishlist.load(),
    lists.compare.load(),
    lists.recentlyViewed.load(),
    lists.recentSearches.load(),
  ]);
  void repeatListPresses(shop.settings, context.localStorage, lists);
  await nextTask();
  await cart.start();
  // A postcode that is entered in the checkout takes precedence over that of the device.
  context.deliveryPlace.subscribe(() => {
    if (checkout?.shippingAddress().postcode === undefined) void cart.syncTotals();
  });
  void outbox.start().then(() => queuedOrders.prune());
  return {
    account: resumableAccount(account, context.sessionReturn),
    sessionReturn: context.sessionReturn,
    ownAnswers: context.ownAnswers,
    cart,
    outbox,
    queuedOrders,
    ...lists,
    connectivity: context.ports.connectivity,
    checkout,
    deliveryPlace: context.deliveryPlace,
    question: context.question,
    isStorageRefused: context.stores.isRefused,
    removedLine: createObservable<RemovedLine | undefined>(undefined),
  };
}
