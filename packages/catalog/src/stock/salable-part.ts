import type { StockEntry } from '@shop/contract';
import { isSoldOut } from './sale-state.ts';
import { roundDownQuantity, type QuantityRules } from './quantity-rules.ts';
import { availableQuantity } from './available-quantity.ts';

/**
 * Returns the salable quantity up to `requestedQty`: limited by stock and rounded down to the sales quantities; 0 if
 * sold out.
 *
 * Units: whole pieces. Source: PO-29.
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
