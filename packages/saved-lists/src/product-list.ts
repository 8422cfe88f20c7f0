import type { Observable, Result, StorageFailure } from '@shop/kernel';
import type { SavedProduct } from './saved-product.ts';

/** A product list that a shopper edits. `T` is the stored part of each product. */
export interface ProductList<T extends SavedProduct = SavedProduct> {
  readonly items: Observable<readonly T[]>;
  /** True once the stored list has been read into `items`. */
  readonly isLoaded: Observable<boolean>;
  /** Reads the stored list; further calls do nothing. */
  load(): Promise<void>;
  /** Returns true if the product is in the list. */
  has(sku: string): boolean;
  /** Adds a product unless its SKU is in the list. `items` changes at once; resolves with ok once it is stored. */
  add(product: SavedProduct): Promise<Result<void, StorageFailure>>;
  /** Removes a product. */
  remove(sku: string): Promise<Result<void, StorageFailure>>;
  /** Removes all products. */
  clear(): Promise<Result<void, StorageFailure>>;
}
