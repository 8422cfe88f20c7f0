import type { CartItem } from '@shop/cart-sync';

/** What a line costs: the server's figure once it has one for this quantity, else price times pieces. */
export function rowTotal({ totals, product, qty }: CartItem): number {
  if (totals !== undefined && totals.qty === qty && totals.row_total_incl_tax > 0) {
    return totals.row_total_incl_tax;
  }
  return (product.price_incl_tax ?? 0) * qty;
}
