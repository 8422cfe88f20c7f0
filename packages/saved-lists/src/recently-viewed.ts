import type { Observable, Result, StorageFailure } from '@shop/kernel';
import { reviveSnapshot, takeSnapshot, type SavedProduct } from './saved-product.ts';
import { createStoredList, type SavedListPorts } from './stored-list.ts';

/** Configuration. */
export interface RecentlyViewedConfig {
  /** Products remembered; the oldest go first. */
  readonly limit: number;
}

/** The products a shopper looked at, the newest first, each once. */
export interface RecentlyViewed {
  readonly items: Observable<readonly SavedProduct[]>;
  readonly isLoaded: Observable<boolean>;
  load(): Promise<void>;
  /** Puts a product in front; one seen before moves there. */
  see(product: SavedProduct): Promise<Result<void, StorageFailure>>;
  clear(): Promise<Result<void, StorageFailure>>;
}

/** Stored under `recently-viewed`. Source: SL-10, SL-11. */
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
