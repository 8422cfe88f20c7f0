import { isCurrency, moneyFromWire } from '@shop/money';
import type { EventParameters } from '../analytics-event.ts';
import { itemSum } from '../analytics-item.ts';

/** Order data that a server reports, named as in the order history. Amounts are gross, in major units. */
export interface OrderFacts {
  readonly increment_id: string;
  readonly order_currency_code?: string | null | undefined;
  readonly coupon_code?: string | null | undefined;
  readonly shipping_incl_tax?: number | null | undefined;
  /** Tax included in the total. */
  readonly tax_amount?: number | null | undefined;
  readonly items: readonly {
    readonly sku: string;
    readonly name: string;
    readonly qty_ordered: number;
    readonly price_incl_tax?: number | null | undefined;
  }[];
}

/**
 * Returns the parameters of the purchase of an order, with delivery, tax and coupon. `undefined` for an order in a currency
 * that the shop does not have. Source: AN-17.
 */
export function purchaseOf(order: OrderFacts): EventParameters['purchase'] | undefined {
  const currency = order.order_currency_code ?? undefined;
  if (!isCurrency(currency)) return undefined;
  const articles = order.items.map(
    ({ sku, name, qty_ordered: quantity, price_incl_tax: price }) => ({
      sku,
      name,
      quantity,
      price: typeof price === 'number' ? moneyFromWire(price, currency) : undefined,
    }),
  );
  const { coupon_code: coupon, shipping_incl_tax: shipping, tax_amount: tax } = order;
  return {
    ...itemSum(articles, currency),
    transaction_id: order.increment_id,
    ...(typeof coupon === 'string' && coupon !== '' && { coupon }),
    ...(typeof shipping === 'number' && { shipping }),
    ...(typeof tax === 'number' && { tax }),
  };
}

/**
 * Returns the parameters of a refund of an order. `amount`: gross, in major units; without it the whole order is refunded, at
 * the value of its purchase. `undefined` for an order in a currency that the shop does not have. Source: AN-17.
 */
export function refundOf(
  order: OrderFacts,
  amount?: number,
): EventParameters['refund'] | undefined {
  const purchase = purchaseOf(order);
  return (
    purchase && {
      currency: purchase.currency,
      value: amount ?? purchase.value,
      transaction_id: purchase.transaction_id,
    }
  );
}
