import type { Product } from '@shop/contract';
import { unitPriceAt } from '@shop/pricing/shop';

/**
 * The product at the price of a piece where so many are bought. A price for many is no reduction: where it holds
 * nothing is struck. Source: PR-22.
 */
export function atQuantity<P extends Product>(product: P, qty: number): P {
  const price = unitPriceAt(product, qty);
  if (price === unitPriceAt(product, 1)) return product;
  return {
    ...product,
    price_incl_tax: price,
    original_price_incl_tax: price,
    price_history: undefined,
  };
}
