import type { Product, StockEntry } from '@shop/contract';
import type { Clock, Fetch, KeyValueStore, Log, Result } from '@shop/kernel';

/** Customer whose prices are requested. Absent fields mean a guest. */
export interface PriceIdentity {
  readonly userToken?: string | undefined;
  readonly cartToken?: string | undefined;
  readonly groupId?: number | undefined;
  /** Proves the group; without it the backend leaves group prices out. */
  readonly groupToken?: string | undefined;
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
  /** Stores responses between visits. Omit it on a rendering server: then nothing is cached. */
  readonly cache?: KeyValueStore | undefined;
  /** Called before each call that may need group prices or tokens. */
  readonly identity?: (() => PriceIdentity) | undefined;
  /**
   * Returns the product a document of a response stands for, where `fetch` has put a reference in the place of a document
   * that was parsed before. Default: responses carry every document.
   */
  readonly storedProduct?: (document: unknown) => Product | undefined;
  /** Applied to every returned product, for example to compute its prices from current tax rules. */
  readonly price?: ((product: Product) => Product | Promise<Product>) | undefined;
  /** Confirms the prices of all products of a response in one request to the platform. */
  readonly platformPrices?: PlatformPrices | undefined;
  /**
   * Removes unavailable variants from a product before it is opened. `stock`: known stock by product id. Default:
   * products are opened unchanged.
   */
  readonly dropUnavailable?: (
    product: Product,
    stock: ReadonlyMap<number, StockEntry>,
  ) => Result<Product, { readonly kind: 'no-variants' }>;
}
