import type { Product } from '@shop/contract';
import type { PriceFields } from '@shop/pricing';

const none: PriceFields = {
  price: 0,
  price_tax: 0,
  price_incl_tax: 0,
  original_price: 0,
  original_price_tax: 0,
  original_price_incl_tax: 0,
  special_price: 0,
  special_price_tax: 0,
  special_price_incl_tax: 0,
  final_price: 0,
  final_price_tax: 0,
  final_price_incl_tax: 0,
};

/**
 * Returns a product with every price field, 0 for a missing one, as the rules of `@shop/pricing` for sets and wishlists
 * require. For screens only; a product with a price of 0 is never sold.
 */
export function withPriceFields(product: Product): Product & PriceFields {
  const fields: Record<string, unknown> = { ...product };
  for (const [field, zero] of Object.entries(none)) fields[field] ??= zero;
  return fields as Product & PriceFields;
}
