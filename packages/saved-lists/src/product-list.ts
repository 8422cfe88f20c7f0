import type { Observable, Result, StorageFailure } from '@shop/kernel';
import type { SavedProduct } from './saved-product.ts';

/** A list that a shopper edits. `T` is the stored part of each product. */
export interface ProductList<T extends SavedProduct = SavedProduct> {
  readonly items: Observable<readonly T[]>;
  /** True once the stored list has been read into `items`. */
  readonly isLoaded: Observable<boolean>;
  /** Reads the stored list; the second call does nothing. */
  load(): Promise<void>;
  /** Returns true if the article is in the list. */
  has(sku: string): boolean;
  /** Adds a product unless its sku is there. Visible at once; the result tells whether it is stored. */
  add(product: SavedProduct): Promise<Result<void, StorageFailure>>;
  /** Removes an article. */
  remove(sku: string): Promise<Result<void, StorageFailure>>;
  /** Empties the list. */
  clear(): Promise<Result<void, StorageFailure>>;
}
