import type { StockEntry } from '@shop/contract';
import { isSoldOut, mostSoldQuantity, type SoldQuantities } from '@shop/kernel';
import { mostPieces } from './most-pieces.ts';

/**
 * How many of the `wanted` pieces can be had: as many of them as are left and sold together; 0: none.
 *
 * Units: whole pieces. Source: PO-35.
 */
export function availablePieces(
  wanted: number,
  stock: StockEntry | undefined,
  sold: SoldQuantities,
): number {
  if (isSoldOut({ stock })) return 0;
  return mostSoldQuantity(Math.min(wanted, mostPieces(stock) ?? wanted), sold);
}
