import type { StockEntry } from '@shop/contract';
import { isSoldOut } from '@shop/kernel';
import { mostPieces, type SoldQuantities } from '@shop/product-options';

/** How many of the pieces of an order can be had again, in quantities they are sold in; 0: none. */
export function piecesToReorder(
  ordered: number,
  stock: StockEntry | undefined,
  { least, step }: SoldQuantities,
): number {
  if (isSoldOut({ stock })) return 0;
  const left = mostPieces(stock) ?? ordered;
  if (left >= ordered) return ordered;
  const pieces = left - (left % step);
  return pieces >= least ? pieces : 0;
}
