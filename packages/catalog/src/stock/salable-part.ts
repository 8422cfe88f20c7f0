import type { StockEntry } from '@shop/contract';
import { isSoldOut, mostSoldQuantity, type SoldQuantities } from '@shop/kernel';
import { availableQuantity } from './available-quantity.ts';

/**
 * How many of the `wanted` pieces can be had: as many of them as are left and sold together; 0: none.
 *
 * Units: whole pieces. Source: PO-35.
 */
export function salablePart(
  requestedQty: number,
  stock: StockEntry | undefined,
  quantityRules: SoldQuantities,
): number {
  if (isSoldOut({ stock })) return 0;
  return mostSoldQuantity(
    Math.min(requestedQty, availableQuantity(stock) ?? requestedQty),
    quantityRules,
  );
}
