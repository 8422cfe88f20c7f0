import type { IndexedProduct } from '../query/catalog-search.ts';

/** Reads the products of a view from the database, in the format of the engine. */
export interface ProductSource {
  /** Reads these products; omits deleted ones. */
  byId(ids: readonly string[]): Promise<readonly IndexedProduct[]>;
  /** Reads all products in batches of at most 50. */
  all(): AsyncIterable<readonly IndexedProduct[]>;
  /** Applies to the catalog of this process all changes committed before the call. */
  refresh(): Promise<void>;
  /** Applies the special prices that have started or ended since the last call. */
  keepPricesCurrent(): Promise<void>;
}
