import type { StockEntry } from '@shop/contract';
import { isSoldOut, mostSoldQuantity, type SoldQuantities } from '@shop/kernel';
import { mostPieces } from './most-pieces.ts';

/**
 * How many of the `wanted` pieces can be had: all of them, or as many of those that are left as are sold together;
 * 0: none.
 *
 * Units: whole pieces. Source: PO-35.
 */
export function availablePieces(
  wanted: number,
  stock: StockEntry | undefined,
  sold: SoldQuantities,
): number {
  if (isSoldOut({ stock })) return 0;
  const left = mostPieces(stock) ?? wanted;
  return left >= wanted ? wanted : mostSoldQuantity(left, sold);
}
