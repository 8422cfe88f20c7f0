import { isOffSale, isSoldOut, soldQuantities, type WithSaleTerms } from '@shop/kernel';
import type { PriceableChild, PriceFields } from './price-fields.ts';

/**
 * The variant whose price a configurable shows: the cheapest that can be bought, else the cheapest of all.
 *
 * A variant without a price (0 or less) is passed over. Of equal prices the later one counts.
 * `undefined`: no variant has a price. Source: PR-19.
 */
export function cheapestChild<T extends PriceableChild & PriceFields>(
  children: readonly T[],
  product: WithSaleTerms,
): T | undefined {
  const counts = countingRule(children, product);
  let found: T | undefined;
  for (const child of children)
    if (counts(child) && child.price_incl_tax <= (found?.price_incl_tax ?? Infinity)) found = child;
  return found;
}

/** The variants that count for a configurable's price: of those with one, what can be bought, else all. */
export function countingChildren<T extends PriceableChild>(
  children: readonly T[],
  product: WithSaleTerms,
): readonly T[] {
  return children.filter(countingRule(children, product));
}

/** With a price, on sale and not sold out, else with a price. Source: KE-20, KE-21, KE-23. */
function countingRule(
  children: readonly PriceableChild[],
  product: WithSaleTerms,
): (child: PriceableChild) => boolean {
  const sold = soldQuantities(product);
  const canBeBought = (child: PriceableChild) =>
    hasPrice(child) && !isOffSale(child.status) && !isSoldOut(child, sold);
  return children.some(canBeBought) ? canBeBought : hasPrice;
}

function hasPrice(child: PriceableChild): boolean {
  return Number(child.price_incl_tax) > 0;
}
