import type { Observable, Result, StorageFailure } from '@shop/kernel';
import { reviveSnapshot, takeSnapshot, type SavedProduct } from './saved-product.ts';
import { createStoredList, type SavedListPorts } from './stored-list.ts';

/** Configuration. */
export interface RecentlyViewedConfig {
  /** Maximum number of products; the oldest are removed first. */
  readonly limit: number;
}

/** Products that a shopper has viewed, newest first, without duplicates. */
export interface RecentlyViewed {
  readonly items: Observable<readonly SavedProduct[]>;
  readonly isLoaded: Observable<boolean>;
  load(): Promise<void>;
  /** Adds a product at the front, or moves it there. */
  see(product: SavedProduct): Promise<Result<void, StorageFailure>>;
  clear(): Promise<Result<void, StorageFailure>>;
}

/** Creates the list, stored under `recently-viewed`. Source: SL-11, SL-12. */
export function createRecentlyViewed(
  { limit }: RecentlyViewedConfig,
  ports: SavedListPorts,
): RecentlyViewed {
  const list = createStoredList('recently-viewed', reviveSnapshot, ports);
  return {
    items: list.items,
    isLoaded: list.isLoaded,
    load: () => list.load(),
    see: (product) =>
      list.change((items) =>
        [takeSnapshot(product), ...items.filter(({ sku }) => sku !== product.sku)].slice(0, limit),
      ),
    clear: () => list.change(() => []),
  };
}
