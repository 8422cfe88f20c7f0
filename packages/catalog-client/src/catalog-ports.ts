import type { Product, StockEntry } from '@shop/contract';
import type { Clock, Fetch, KeyValueStore, Log, Result } from '@shop/kernel';

/** Customer whose prices are requested. Absent fields mean a guest. */
export interface PriceIdentity {
  readonly userToken?: string | undefined;
  readonly cartToken?: string | undefined;
  readonly groupId?: number | undefined;
  /** Proof of the group; without it the backend returns no group prices. */
  readonly groupToken?: string | undefined;
}

/** Confirms prices with a platform. Never rejects: without a response products keep their prices. */
export interface PlatformPrices {
  /** Marks products that are returned before the platform has answered. */
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
   * Returns the product of a response document that `fetch` replaced by a reference because it was parsed before.
   * Default: responses contain every document.
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
