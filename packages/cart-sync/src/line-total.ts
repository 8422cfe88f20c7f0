import type { CartItem } from './cart-item.ts';

/**
 * What a line costs before coupons: the server's figure once it has one for this quantity, else price times pieces.
 *
 * Units: gross, in major units. Source: CS-60.
 */
export function lineTotal({
  totals,
  product,
  qty,
}: Pick<CartItem, 'totals' | 'product' | 'qty'>): number {
  if (totals !== undefined && totals.qty === qty && totals.row_total_incl_tax > 0) {
    return totals.row_total_incl_tax;
  }
  return (product.price_incl_tax ?? 0) * qty;
}
