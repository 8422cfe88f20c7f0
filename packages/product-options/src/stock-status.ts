import type { StockEntry } from '@shop/contract';

/** `ok` and `volatile` may go into the cart; `volatile` only as a pre-reservation, with a notice. */
export type StockStatus = 'ok' | 'volatile' | 'out_of_stock';

/**
 * What is known of a product's stock at the moment it is added.
 *
 * With stock known: in stock or not. Without: `ok` while stock is synchronised, since a check is on its way,
 * else `volatile`. Source: PO-23.
 */
export function stockStatus(
  product: { readonly stock?: Pick<StockEntry, 'is_in_stock'> | undefined },
  isSynchronised: boolean,
): StockStatus {
  if (product.stock !== undefined) return product.stock.is_in_stock ? 'ok' : 'out_of_stock';
  return isSynchronised ? 'ok' : 'volatile';
}
