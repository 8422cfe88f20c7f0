import type { StockEntry } from '@shop/contract';
import { isSoldOut } from '@shop/catalog';
import type { CartItem } from './cart-item.ts';

/** Returns the last known stock of a line: from a stock check, else from the product. Source: CS-57. */
export function stockOf({
  stock,
  product,
}: Pick<CartItem, 'stock' | 'product'>): StockEntry | undefined {
  return stock ?? product.stock;
}

/** Returns the stock state of a line. A stock error on the line takes precedence. Source: CS-57. */
export function lineStock(
  item: Pick<CartItem, 'errors' | 'stock' | 'product'>,
): 'in-stock' | 'out-of-stock' | 'unknown' {
  if (item.errors?.['stock'] !== undefined) return 'out-of-stock';
  const stock = stockOf(item);
  if (stock === undefined) return 'unknown';
  return isSoldOut({ stock }) ? 'out-of-stock' : 'in-stock';
}
