import { unitPriceAt } from '@shop/pricing/shop';
import type { CartItem } from './cart-item.ts';

/** Unit price when the line was added and now. Gross, in major units. */
export interface PriceChange {
  readonly was: number;
  readonly is: number;
}

/**
 * Returns the old and new unit price if they differ. Returns nothing for an unknown price, and for a line with bundle
 * or custom options (`checksum`): its price is computed, not read. Source: CS-56.
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

/** Returns the price change of a line since it was added, from the server's totals. Source: CS-56. */
export function priceChange({
  product,
  checksum,
  totals,
}: Pick<CartItem, 'product' | 'checksum' | 'totals'>): PriceChange | undefined {
  const was = unitPriceAt(product, totals?.qty ?? 1);
  return changedPrice(was, totals?.price_incl_tax, checksum);
}
