import type { IndexedProduct } from '../query/catalog-search.ts';

/** The products of a view as the engine takes them, read from the database. */
export interface ProductSource {
  /** Reads these products; deleted ones are left out. */
  byId(ids: readonly string[]): Promise<readonly IndexedProduct[]>;
  /** Reads all products in batches of 50 at most. */
  all(): AsyncIterable<readonly IndexedProduct[]>;
  /** Applies to the catalog of this process what was committed before the call. */
  refresh(): Promise<void>;
  /** Applies the offers that have begun or ended by the clock. */
  keepPricesCurrent(): Promise<void>;
}
