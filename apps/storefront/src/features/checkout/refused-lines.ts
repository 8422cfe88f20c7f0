import type { CartItem } from '@shop/cart-sync';
import type { SoldOutLine } from '@shop/checkout';

/** The lines of one article. */
export const linesOf = (items: readonly CartItem[], sku: string) =>
  items.filter((item) => item.sku === sku);
const piecesOf = (items: readonly CartItem[], sku: string) =>
  linesOf(items, sku).reduce((sum, { qty }) => sum + qty, 0);

/** Lines of one product that differ in what was chosen are named once. */
export const eachOnce = (soldOut: readonly SoldOutLine[]) => [
  ...new Map(soldOut.map((entry) => [entry.sku, entry])).values(),
];

/**
 * Whether less is in the cart now than was refused. A part of something is no line: it stays named. Lines that would
 * each have had enough were refused for the sum of all: there a piece less of anything is an answer worth sending.
 */
export function isMended(
  { sku, available = 0 }: SoldOutLine,
  before: readonly CartItem[],
  now: readonly CartItem[],
): boolean {
  const were = linesOf(before, sku);
  if (were.length === 0) return false;
  if (were.every(({ qty }) => qty <= available)) {
    return before.some((line) => piecesOf(now, line.sku) < piecesOf(before, line.sku));
  }
  const isFewer = piecesOf(now, sku) < piecesOf(before, sku);
  return isFewer && linesOf(now, sku).every(({ qty }) => qty <= available);
}
