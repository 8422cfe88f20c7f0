import type { CartItem } from '@shop/cart-sync';
import type { SoldOutLine } from '@shop/checkout';

/** Returns the lines of an article. */
export const linesOf = (items: readonly CartItem[], sku: string) =>
  items.filter((item) => item.sku === sku);

/** Removes duplicates: lines of one product that differ in their options are named once. */
export const eachOnce = (soldOut: readonly SoldOutLine[]) => [
  ...new Map(soldOut.map((entry) => [entry.sku, entry])).values(),
];
