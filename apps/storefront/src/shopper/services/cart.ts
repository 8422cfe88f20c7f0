import type { Account } from '@shop/account';
import {
  createCartSync,
  defaultCartSyncConfig,
  type CartItem,
  type CartSync,
} from '@shop/cart-sync';
import { createServerSync } from '@shop/cart-sync/server';
import { createServerCart } from '@shop/cart-sync/wire';
import type { Checkout } from '@shop/checkout';
import type { ShippingEstimateAddress } from '@shop/contract';
import type { Outbox } from '@shop/sync-queue';
import { cartProducts } from '../cart/cart-products.ts';
import { freeShippingAbove } from '../../shop/free-shipping-above.ts';
import { cartWire } from './cart-wire.ts';
import type { ShopperContext } from './context.ts';

/** Creates the cart of this device. `checkout`: returns the checkout, once it is created. */
export function createShopperCart(
  context: ShopperContext,
  account: Account,
  outbox: Outbox,
  checkout: () => Checkout | undefined,
): CartSync {
  const { shop, inView } = context;
  const { config } = shop;
  return createCartSync(
    {
      ...defaultCartSyncConfig,
      ...config.cart,
      currency: shop.view.currency,
      directBackendSync: config.orders.directBackendSync,
      inCheckoutMs: config.checkout.inCheckoutMs,
      allowZeroPrice: config.products.allowZeroPrice,
      synchronizeStock: config.stock.synchronize,
      allowOutOfStockInCart: config.stock.allowOutOfStockInCart,
      freeShippingAbove: freeShippingAbove(shop),
      defaultCountry: config.tax.defaultCountry || undefined,
      shippingMethods: config.checkout.shippingMethods,
      paymentMethods: config.checkout.paymentMethods,
    },
    {
      ...context.ports,
      server: {
        cart: createServerCart(cartWire(context, account)),
        createSync: createServerSync,
      },
      store: context.stores.open(inView('cart')),
      broadcast: context.openBroadcast(inView('cart')),
      session: {
        isSignedIn: () => account.userToken() !== undefined,
        lastOrderAt: () => context.lastOrder.at(),
      },
      products: cartProducts(shop),
      stock: { check: (sku) => queueStockCheck(outbox, sku) },
      checkout: {
        modifiedAt: () => checkout()?.modifiedAt(),
        isPlacing: () => checkout()?.state.get().progress.status === 'placing',
        shippingAddress: () => addressAt(checkout()?.shippingAddress(), context),
        addresses: () => checkout()?.addresses(),
      },
      confirmRemove: (item) => askToRemove(context, item),
    },
  );
}

/** Returns the address of the checkout, with the postcode of the device until the shopper enters one. */
function addressAt(
  address: ShippingEstimateAddress | undefined,
  { deliveryPlace, shop }: Pick<ShopperContext, 'deliveryPlace' | 'shop'>,
): ShippingEstimateAddress | undefined {
  const place = deliveryPlace.get();
  const country = address?.country_id ?? shop.view.country;
  if (place === undefined || place.country !== country || address?.postcode) return address;
  return { ...address, country_id: country, postcode: place.postcode };
}

async function queueStockCheck(outbox: Outbox, sku: string): Promise<string> {
  const queued = await outbox.queue({
    stream: `stock:${sku}`,
    call: 'stockCheck',
    query: { sku },
    callback: 'stock-checked',
    cacheable: true,
    silent: true,
  });
  return queued.ok ? queued.value.taskId : '';
}

function askToRemove({ question }: ShopperContext, item: CartItem): Promise<boolean> {
  return new Promise((resolve) => {
    question.set({
      kind: 'remove-line',
      item,
      answer(yes) {
        question.set(undefined);
        resolve(yes);
      },
    });
  });
}
