import type { CartItem } from '@shop/cart-sync';
import type { SoldOutLine } from '@shop/checkout';

/** The lines of one article. */
export const linesOf = (items: readonly CartItem[], sku: string) =>
  items.filter((item) => item.sku === sku);

/** Lines of one product that differ in what was chosen are named once. */
export const eachOnce = (soldOut: readonly SoldOutLine[]) => [
  ...new Map(soldOut.map((entry) => [entry.sku, entry])).values(),
];
