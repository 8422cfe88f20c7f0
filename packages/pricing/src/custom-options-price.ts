import type { PriceFields } from './price-fields.ts';

/** A chosen custom option value, as on the wire. */
export interface PricedOptionValue {
  readonly option_type_id?: number | string | null | undefined;
  readonly price_type?: string | null | undefined;
  readonly price?: number | null | undefined;
}

/**
 * A priced product with what the chosen option values add. Fixed: the price, the same on net and gross.
 * Percent: that share of the original net and gross. Values without `option_type_id` add nothing.
 *
 * Give it the product as `priceProduct` made it, not a former result. Source: PR-21.
 */
export function priceWithCustomOptions<T extends PriceFields>(
  product: T,
  chosen: readonly PricedOptionValue[],
): T {
  void chosen;
  throw new Error(`unwritten: ${product.price}`);
}
