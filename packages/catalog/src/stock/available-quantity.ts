import type { StockEntry } from '@shop/contract';

/**
 * Returns the number of pieces in stock, if stock is managed and above 0.
 * Returns `undefined` if stock sets no bound: it is not managed, unknown, or 0.
 * Units: whole pieces. Source: PO-28.
 */
export function availableQuantity(
  stock: Pick<StockEntry, 'qty' | 'manage_stock'> | undefined,
): number | undefined {
  if (stock === undefined || stock.manage_stock === false) return undefined;
  const remaining = Math.floor(stock.qty);
  return remaining > 0 ? remaining : undefined;
}
