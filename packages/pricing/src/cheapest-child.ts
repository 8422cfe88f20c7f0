import { isOffSale, saysSoldOut } from '@shop/kernel';
import type { PriceableChild, PriceFields } from './price-fields.ts';

/**
 * The variant whose price a configurable shows: the cheapest that can be bought, else the cheapest of all.
 *
 * A variant without a price (0 or less) is passed over. Of equal prices the later one counts.
 * `undefined`: no variant has a price. Source: PR-19.
 */
export function cheapestChild<T extends PriceableChild & PriceFields>(
  children: readonly T[],
): T | undefined {
  const counts = countingRule(children);
  let found: T | undefined;
  for (const child of children)
    if (counts(child) && child.price_incl_tax <= (found?.price_incl_tax ?? Infinity)) found = child;
  return found;
}

/** The variants that count for a configurable's price: of those with one, what can be bought, else all. */
export function countingChildren<T extends PriceableChild>(children: readonly T[]): readonly T[] {
  return children.filter(countingRule(children));
}

function countingRule(children: readonly PriceableChild[]): (child: PriceableChild) => boolean {
  return children.some(canBeBought) ? canBeBought : hasPrice;
}

function hasPrice(child: PriceableChild): boolean {
  return Number(child.price_incl_tax) > 0;
}

/** With a price, on sale and not sold out. Source: KE-20, KE-21. */
function canBeBought(child: PriceableChild): boolean {
  return hasPrice(child) && !isOffSale(child.status) && !saysSoldOut(child);
}
