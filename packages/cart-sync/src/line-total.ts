import { moneyFromWire, wireAmount, type Currency } from '@shop/pricing';
import type { CartItem } from './cart-item.ts';

/**
 * What a line costs before coupons: the server's figure once it has one for this quantity, else price times pieces.
 *
 * Units: gross, in major units of `currency`, counted in its whole minor ones. Source: CS-60.
 */
export function lineTotal(
  { totals, product, qty }: Pick<CartItem, 'totals' | 'product' | 'qty'>,
  currency: Currency,
): number {
  const { row_total_incl_tax: known = 0 } = totals ?? {};
  if (totals?.qty === qty && known > 0) return known;
  const { minor } = moneyFromWire(product.price_incl_tax ?? 0, currency);
  return wireAmount({ minor: minor * qty, currency });
}
