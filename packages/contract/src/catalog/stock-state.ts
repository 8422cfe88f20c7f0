import { isSoldOut, type StockedArticle } from '@shop/kernel';

/** `ok` and `volatile` may go into the cart; `volatile` only as a pre-reservation, with a notice. */
export type StockStatus = 'ok' | 'volatile' | 'out_of_stock';

/**
 * What is known of a product's stock at the moment it is added.
 *
 * With stock known: in stock or not. Without: `ok` while stock is synchronised, since a check is on its way,
 * else `volatile`. Source: CO-43.
 */
export function stockStatus(product: StockedArticle, isSynchronised: boolean): StockStatus {
  if (isSoldOut(product)) return 'out_of_stock';
  return product.stock !== undefined || isSynchronised ? 'ok' : 'volatile';
}
