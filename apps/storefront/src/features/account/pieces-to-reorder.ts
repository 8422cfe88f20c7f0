import type { StockEntry } from '@shop/contract';
import { isSoldOut, mostSoldQuantity, type SoldQuantities } from '@shop/kernel';
import { mostPieces } from '@shop/product-options';

/** How many of the pieces of an order can be had again, in quantities they are sold in; 0: none. */
export function piecesToReorder(
  ordered: number,
  stock: StockEntry | undefined,
  sold: SoldQuantities,
): number {
  if (isSoldOut({ stock })) return 0;
  const left = mostPieces(stock) ?? ordered;
  return left >= ordered ? ordered : mostSoldQuantity(left, sold);
}
