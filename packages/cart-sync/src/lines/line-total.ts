import { moneyFromWire, wireAmount, type Currency } from '@shop/money';
import { unitPriceAt } from '@shop/pricing/shop';
import type { CartItem } from './cart-item.ts';

/**
 * Returns the total of a line before coupons: the server's amount once it has one for this quantity, else quantity
 * times the unit price at this quantity.
 * Units: gross, in major units of `currency`, computed in its whole minor units. Source: CS-55.
 */
export function lineTotal(
  { totals, product, qty }: Pick<CartItem, 'totals' | 'product' | 'qty'>,
  currency: Currency,
): number {
  const { row_total_incl_tax: rowTotal = 0 } = totals ?? {};
  if (totals?.qty === qty && rowTotal > 0) return rowTotal;
  const { minor } = moneyFromWire(unitPriceAt(product, qty), currency);
  return wireAmount({ minor: minor * qty, currency });
}
