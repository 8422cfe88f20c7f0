import { itemSum, type ItemFacts, type ItemSum } from '@shop/analytics';
import { lineTotal, type CartItem } from '@shop/cart-sync';
import { lineOptions } from '../../features/cart/line-options.ts';
import { money, moneyFromWire, type Currency } from '@shop/money';

/** Returns the data of a line for an event, with `quantity` pieces; default: all of them. */
export function articleOf(
  item: CartItem,
  currency: Currency,
  quantity: number = item.qty,
): ItemFacts {
  const total = moneyFromWire(lineTotal(item, currency), currency);
  return {
    sku: item.sku,
    name: item.product.name,
    price: money(Math.round(total.minor / item.qty), currency),
    quantity,
    variant: lineOptions(item).map(({ value }) => value),
  };
}

/** Returns items and value of the cart lines. */
export function cartSum(items: readonly CartItem[], currency: Currency): ItemSum {
  return itemSum(
    items.map((item) => articleOf(item, currency)),
    currency,
  );
}
