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
  let found: T | undefined;
  for (const child of countingChildren(children))
    if (child.price_incl_tax <= (found?.price_incl_tax ?? Infinity)) found = child;
  return found;
}

/** The variants that count for a configurable's price: of those with one, what can be bought, else all. */
export function countingChildren<T extends PriceableChild>(children: readonly T[]): readonly T[] {
  const buyable = children.filter((child) => hasPrice(child) && isBuyable(child));
  return buyable.length > 0 ? buyable : children.filter(hasPrice);
}

function hasPrice(child: PriceableChild): boolean {
  return Number(child.price_incl_tax) > 0;
}

/** Not disabled and not known to be sold out. */
function isBuyable(child: PriceableChild): boolean {
  const inStock = child.stock?.is_in_stock;
  return (
    Number(child.status ?? 1) < 2 &&
    (inStock === undefined || inStock === null || Boolean(Number(inStock)))
  );
}
