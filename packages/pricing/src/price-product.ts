import type { PriceStep } from './price-trace.ts';
import type { Priced, PriceableProduct } from './price-fields.ts';
import type { PricingContext } from './pricing-context.ts';

/**
 * A product document with every price worked out: net, tax and gross of the price, the regular, the special
 * and the final price, for the product and its variants. A configurable takes the price of its cheapest
 * variant. Fields it does not know pass through.
 *
 * Usable on its own output, also after a trip through JSON and at another moment: what the catalogue gave is
 * kept in the `original_…` fields and worked from again.
 *
 * Units: the store's currency, gross as the truth. Errors: none; an unreadable amount counts as 0.
 * Source: PR-10 to PR-17.
 */
export function priceProduct<T extends PriceableProduct>(
  product: T,
  context: PricingContext,
): Priced<T> {
  void context;
  throw new Error(`unwritten: ${product.type_id ?? ''}`);
}

/** The same price with the story of how it came about. Source: PR-23. */
export function explainPrice<T extends PriceableProduct>(
  product: T,
  context: PricingContext,
): { readonly product: Priced<T>; readonly steps: readonly PriceStep[] } {
  return { product: priceProduct(product, context), steps: [] };
}
