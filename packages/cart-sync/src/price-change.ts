import type { CartItem } from './cart-item.ts';

/** What one piece cost when it was put into the cart, and what it costs now. Gross, in major units. */
export interface PriceChange {
  readonly was: number;
  readonly is: number;
}

/**
 * Whether a line's price has changed since it was put into the cart, by the server's word. A line with parts or
 * wishes of its own is left out: its price here is worked out, not read. Source: CS-61.
 */
export function priceChange({
  product,
  checksum,
  totals,
}: Pick<CartItem, 'product' | 'checksum' | 'totals'>): PriceChange | undefined {
  const was = product.price_incl_tax ?? 0;
  const is = totals?.price_incl_tax ?? 0;
  const isKnown = checksum === undefined && was > 0 && is > 0;
  return isKnown && was !== is ? { was, is } : undefined;
}
