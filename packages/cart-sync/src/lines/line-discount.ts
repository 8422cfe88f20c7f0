import type { Gross, MajorUnits } from '@shop/money';
import type { CartItem } from './cart-item.ts';

/**
 * Returns the coupon discount of a line: the server's amount for this quantity, or 0 until the server sends one.
 * Units: gross, in major units, 0 or more. Source: CS-58.
 */
export function lineDiscount({ totals, qty }: Pick<CartItem, 'totals' | 'qty'>): Gross<MajorUnits> {
  return totals?.qty === qty ? Math.abs(totals.discount_amount ?? 0) : 0;
}
