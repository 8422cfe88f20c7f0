import type { Observable, Result, StorageFailure } from '@shop/kernel';
import type { SavedProduct } from './saved-product.ts';

/** A list a shopper fills by hand. `T` is what it remembers of each product. */
export interface ProductList<T extends SavedProduct = SavedProduct> {
  readonly items: Observable<readonly T[]>;
  /** True once what was stored is in `items`. */
  readonly isLoaded: Observable<boolean>;
  /** Reads what was stored; the second time it does nothing. */
  load(): Promise<void>;
  /** Returns true if the article is in the list. */
  has(sku: string): boolean;
  /** Adds a product unless its sku is there. On the screen at once; the answer says whether it is stored. */
  add(product: SavedProduct): Promise<Result<void, StorageFailure>>;
  /** Takes an article out. */
  remove(sku: string): Promise<Result<void, StorageFailure>>;
  /** Takes everything out. */
  clear(): Promise<Result<void, StorageFailure>>;
}
