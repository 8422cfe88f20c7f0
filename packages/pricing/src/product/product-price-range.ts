import { comparableVariants, isConfigurable } from './cheapest-variant.ts';
import type { PriceableProduct } from './price-fields.ts';

/** Lowest and highest price of a product. Gross, in wire units. */
export interface ProductPriceRange {
  readonly low: number;
  readonly high: number;
  /** True if the prices differ: the product is shown with "from" `low`. */
  readonly isFrom: boolean;
  /** Number of prices in the range. */
  readonly count: number;
}

/**
 * Returns the lowest and highest price of a priced product: over the variants that determine its price, or its own
 * price without variants.
 *
 * Bounds: 0 to 0 for a product without a price. Source: PR-32.
 */
export function productPriceRange(product: PriceableProduct): ProductPriceRange {
  const children = isConfigurable(product) ? product.configurable_children : undefined;
  const comparable = comparableVariants(children ?? []);
  const prices = (comparable.length > 0 ? comparable : [product]).map(({ price_incl_tax: price }) =>
    Number(price ?? 0),
  );
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  return { low, high, isFrom: low < high, count: prices.length };
}
