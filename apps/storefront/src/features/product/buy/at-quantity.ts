import type { Product } from '@shop/contract';
import { unitPriceAt } from '@shop/pricing/shop';

/**
 * Returns the product with the unit price for this quantity. A tier price is no reduction: no former price is shown
 * with it. Source: PR-22.
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
