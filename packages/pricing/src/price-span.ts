import { countingChildren, isConfigurable } from './cheapest-child.ts';
import type { PriceableProduct } from './price-fields.ts';

/** From what to what a product costs. Gross, in units of the wire. */
export interface PriceSpan {
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
export function priceSpan(product: PriceableProduct): PriceSpan {
  const children = isConfigurable(product) ? product.configurable_children : undefined;
  const counting = countingChildren(children ?? []);
  const prices = (counting.length > 0 ? counting : [product]).map(({ price_incl_tax: price }) =>
    Number(price ?? 0),
  );
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  return { low, high, isFrom: low < high, count: prices.length };
}
