import type { StockEntry } from '@shop/contract';

/**
 * The most pieces of a product that can be chosen: those that are left, where they are counted and there are any.
 * `undefined`: stock sets no bound, because nobody counts, nobody knows, or there is nothing to choose.
 *
 * Units: whole pieces. Source: PO-28.
 */
export function availableQuantity(
  stock: Pick<StockEntry, 'qty' | 'manage_stock'> | undefined,
): number | undefined {
  if (stock === undefined || stock.manage_stock === false) return undefined;
  const remaining = Math.floor(stock.qty);
  return remaining > 0 ? remaining : undefined;
}
