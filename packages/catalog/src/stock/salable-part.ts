import type { StockEntry } from '@shop/contract';
import { isSoldOut, roundDownQuantity, type QuantityRules } from '@shop/kernel';
import { availableQuantity } from './available-quantity.ts';

/**
 * How many of the `wanted` pieces can be had: as many of them as are left and sold together; 0: none.
 *
 * Units: whole pieces. Source: PO-35.
 */
export function salablePart(
  requestedQty: number,
  stock: StockEntry | undefined,
  quantityRules: QuantityRules,
): number {
  if (isSoldOut({ stock })) return 0;
  return roundDownQuantity(
    Math.min(requestedQty, availableQuantity(stock) ?? requestedQty),
    quantityRules,
  );
}
