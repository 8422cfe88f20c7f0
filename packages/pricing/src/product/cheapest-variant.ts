import { isDisabled, isOutOfStock } from '@shop/catalog';
import type { PriceableChild, PriceableProduct, PriceFields } from './price-fields.ts';

/**
 * Returns true if a product has the price of its variants: a configurable, or a product without a type. Other types
 * have their own price, even with variants. Source: PR-23.
 */
export function isConfigurable({ type_id: type }: PriceableProduct): boolean {
  return (type ?? 'configurable') === 'configurable';
}

/**
 * Returns the variant whose price a configurable shows: the cheapest that can be bought, else the cheapest of all.
 *
 * Ignores variants without a price (0 or less). Of equal prices the later one counts. Returns `undefined` if no variant
 * has a price. Source: PR-23.
 */
export function cheapestVariant<T extends PriceableChild & PriceFields>(
  children: readonly T[],
): T | undefined {
  return comparableVariants(children).reduce<T | undefined>(
    (cheapest, child) =>
      cheapest && cheapest.price_incl_tax < child.price_incl_tax ? cheapest : child,
    undefined,
  );
}

/** Returns the variants that determine the price of a configurable: those that can be bought, else all with a price. */
export function comparableVariants<T extends PriceableChild>(children: readonly T[]): readonly T[] {
  return children.filter(children.some(isPurchasable) ? isPurchasable : hasPrice);
}

function hasPrice(child: PriceableChild): boolean {
  return Number(child.price_incl_tax) > 0;
}

/** Returns true for a variant with a price that is enabled and in stock. Source: PO-41, PO-42. */
function isPurchasable(child: PriceableChild): boolean {
  return hasPrice(child) && !isDisabled(child.status) && !isOutOfStock(child);
}
