import type { CartItem } from './cart-item.ts';

/**
 * What a coupon takes off a line: the server's figure for this quantity; 0 until there is one.
 *
 * Units: gross, in major units, 0 or more. Source: CS-64.
 */
export function lineDiscount({ totals, qty }: Pick<CartItem, 'totals' | 'qty'>): number {
  return totals?.qty === qty ? Math.abs(totals.discount_amount ?? 0) : 0;
}
