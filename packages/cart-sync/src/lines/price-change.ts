import { unitPriceAt } from '@shop/pricing/shop';
import type { CartItem } from './cart-item.ts';

/** What one piece cost when it was put into the cart, and what it costs now. Gross, in major units. */
export interface PriceChange {
  readonly was: number;
  readonly is: number;
}

/**
 * Whether a piece costs something else than it did; one of unknown price, or with parts or wishes of its own
 * (`checksum`), is left out: its price is worked out, not read. Source: CS-61.
 */
export function changedPrice(
  was: number | undefined,
  is: number | undefined,
  checksum: string | undefined,
): PriceChange | undefined {
  if (checksum !== undefined) return undefined;
  const prices = { was: was ?? 0, is: is ?? 0 };
  return prices.was > 0 && prices.is > 0 && prices.was !== prices.is ? prices : undefined;
}

/**
 * Whether a line's price has changed since it was put into the cart, by the server's word. Source: CS-61.
 */
export function priceChange({
  product,
  checksum,
  totals,
}: Pick<CartItem, 'product' | 'checksum' | 'totals'>): PriceChange | undefined {
  const was = unitPriceAt(product, totals?.qty ?? 1);
  return changedPrice(was, totals?.price_incl_tax, checksum);
}
