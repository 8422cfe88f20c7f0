import { isSoldOut, type StockedArticle } from './sale-state.ts';

/** `ok` and `volatile` may be added to the cart; `volatile` only as a pre-reservation, with a notice. */
export type StockStatus = 'ok' | 'volatile' | 'out_of_stock';

/**
 * Returns the stock status of a product when it is added.
 * With known stock: in stock or not. With unknown stock: `ok` while stock is synchronised, because a check is in
 * progress; otherwise `volatile`. Source: PO-40.
 */
export function stockStatus(product: StockedArticle, isSynchronised: boolean): StockStatus {
  if (isSoldOut(product)) return 'out_of_stock';
  return product.stock !== undefined || isSynchronised ? 'ok' : 'volatile';
}
