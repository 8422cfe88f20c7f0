import type { CartItem } from '@shop/cart-sync';
import { isNeverShipped } from '@shop/catalog';
import { cartWindow } from '@shop/calendar';
import { formatDateRange } from '@shop/format';
import { unsafeBrand, type IsoDate } from '@shop/kernel';
import { useQueries } from '@tanstack/react-query';
import { deliveryQuery } from '../../queries/products/delivery.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useCart } from '../../shopper/cart/use-cart.ts';

/**
 * Returns the days from the earliest first arrival to the last arrival, formatted; undefined unless known for all
 * articles. `isOnItsWay`: true while loading, when space must be reserved. Includes the extra days of the delivery
 * method.
 */
export function useDeliveryDays(items: readonly CartItem[]): {
  readonly days: string | undefined;
  readonly isOnItsWay: boolean;
} {
  const shop = useShop();
  const extraDays = useCart().shippingMethod?.extra_days ?? 0;
  const shipped = items.filter(({ type_id: type }) => !isNeverShipped(type));
  // Two lines can have the same product.
  const products = [...new Map(shipped.map(({ product }) => [product.id, product])).values()];
  const answers = useQueries({
    queries: products.map((product) => deliveryQuery(shop, product, extraDays)),
  });
  const windows = answers.flatMap(({ data }) =>
    data ? [{ from: unsafeBrand<IsoDate>(data.from), to: unsafeBrand<IsoDate>(data.to) }] : [],
  );
  const whole = windows.length < products.length ? undefined : cartWindow(windows);
  return {
    days: whole && formatDateRange(whole.from, whole.to, shop.view.language),
    isOnItsWay: answers.some(({ isLoading }) => isLoading),
  };
}
