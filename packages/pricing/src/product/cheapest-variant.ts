import { isDisabled, isOutOfStock } from '@shop/catalog';
import type { PriceableChild, PriceableProduct, PriceFields } from './price-fields.ts';

/**
 * True if a product takes its price from its variants: a configurable, or a product without a type. Other types keep
 * their own price, even with variants. Source: PR-23.
 */
export function isConfigurable({ type_id: type }: PriceableProduct): boolean {
  return (type ?? 'configurable') === 'configurable';
}

/**
 * The variant whose price a configurable shows: the cheapest that can be bought, else the cheapest of all.
 *
 * A variant without a price (0 or less) is ignored. Of equal prices the later one counts.
 * `undefined`: no variant has a price. Source: PR-23.
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

/** The variants that count for a configurable's price: of those with one, what can be bought, else all. */
export function comparableVariants<T extends PriceableChild>(children: readonly T[]): readonly T[] {
  return children.filter(children.some(isPurchasable) ? isPurchasable : hasPrice);
}

function hasPrice(child: PriceableChild): boolean {
  return Number(child.price_incl_tax) > 0;
}

/** With a price, on sale and not sold out. Source: PO-41, PO-42. */
function isPurchasable(child: PriceableChild): boolean {
  return hasPrice(child) && !isDisabled(child.status) && !isOutOfStock(child);
}
