import { comparableVariants, isConfigurable } from './cheapest-variant.ts';
import type { PriceableProduct } from './price-fields.ts';

/** From what to what a product costs. Gross, in units of the wire. */
export interface ProductPriceRange {
  readonly low: number;
  readonly high: number;
  /** It costs "from" `low`: not all prices are the same. */
  readonly isFrom: boolean;
  /** How many prices lie in it. */
  readonly count: number;
}

/**
 * What a priced product costs at least and at most: the prices of the variants among which the cheapest is
 * looked for, without variants its own.
 *
 * Bounds: 0 to 0 for a product without a price. Source: PR-47.
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
