import type { Product, StockEntry } from '@shop/contract';
import type { Clock, Fetch, KeyValueStore, Log, Result } from '@shop/kernel';

/** Customer whose prices are requested. Absent fields mean a guest. */
export interface PriceIdentity {
  readonly userToken?: string;
  readonly cartToken?: string;
  readonly groupId?: number;
  /** Proves the group; without it the backend leaves group prices out. */
  readonly groupToken?: string;
}

/** Prices a platform confirms. Neither rejects: without an answer products keep the prices they have. */
export interface PlatformPrices {
  /** Products that go out before the platform has answered. */
  readonly markPending: (products: readonly Product[]) => Promise<readonly Product[]>;
  readonly confirm: (products: readonly Product[]) => Promise<readonly Product[]>;
}

/** Ports of the catalog client. */
export interface CatalogPorts {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  /** Keeps answers between visits. Leave it out on a rendering server: then nothing is kept. */
  readonly cache?: KeyValueStore;
  /** Asked before each call that may carry group prices or tokens. */
  readonly identity?: () => PriceIdentity;
  /** Applied to every product delivered: computes its prices from fresh tax rules, for one. */
  readonly price?: (product: Product) => Product | Promise<Product>;
  /** Applied to the products of an answer together: somebody else has the last word on their prices. */
  readonly platformPrices?: PlatformPrices;
  /**
   * Takes what cannot be bought out of a product about to be opened. `stock` is by product id, as far as
   * known. Left out, products are opened as they came.
   */
  readonly dropUnavailable?: (
    product: Product,
    stock: ReadonlyMap<number, StockEntry>,
  ) => Result<Product, { readonly kind: 'no-variants' }>;
}
