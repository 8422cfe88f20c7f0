import type { NewOrderInput } from '@shop/contract';
import type { OutboxTask } from '@shop/sync-queue';
import { outcomeOf } from '../../../shopper/orders/order-sending.ts';
import { cartProducts } from '../../../shopper/cart/cart-products.ts';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import type { Shop } from '../../../shop/shop.ts';

/** Returns the order with this number as this device sent it; undefined if another device or browser sent it. */
export function findSentOrder(
  tasks: readonly OutboxTask[],
  orderNumber: string,
): NewOrderInput | undefined {
  const task = tasks.findLast((candidate) => {
    const outcome = candidate.call === 'createOrder' ? outcomeOf(candidate) : undefined;
    return outcome?.kind === 'placed' && outcome.order.orderNumber === orderNumber;
  });
  return task?.body as NewOrderInput | undefined;
}

/**
 * Adds the lines of an order that was canceled instead of paid to the cart again, as this device sent them. Returns
 * false if the device does not know the order, or a line could not be added.
 */
export async function restoreCart(
  shop: Shop,
  { cart, outbox }: Pick<ShopperSession, 'cart' | 'outbox'>,
  orderNumber: string,
  couponCode: string | undefined,
): Promise<boolean> {
  const order = findSentOrder(outbox.tasks.get(), orderNumber);
  if (order === undefined) return false;
  const products = cartProducts(shop);
  let isWhole = true;
  for (const { sku, parentSku, qty, product_option: option } of order.products) {
    const isVariant = typeof parentSku === 'string' && parentSku !== '' && parentSku !== sku;
    const product = await products.find({ sku: String(sku), isVariant }).catch(() => undefined);
    const productWithOptions =
      product === undefined || option === undefined || option === null
        ? product
        : { ...product, product_option: option };
    const addResult =
      productWithOptions &&
      (await cart.add(productWithOptions, { qty: Number(qty), silent: true }));
    isWhole &&= addResult?.ok === true;
  }
  if (couponCode !== undefined) await cart.applyCoupon(couponCode);
  return isWhole;
}
