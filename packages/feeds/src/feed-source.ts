import type { EpochMs } from '@shop/kernel';
import type { NormalProduct, Source } from '@shop/catalog-documents';
import type { ShopConfig, StoreView } from '@shop/shop-config';

/** Range of products: at most `limit`, from `offset` on, by id. */
export interface ProductRange {
  readonly offset: number;
  readonly limit: number;
}

/** One store view of the shop for its feeds. */
export interface FeedSource {
  readonly shop: ShopConfig;
  readonly view: StoreView;
  /** Base URL of the pages of the default view, and of files. */
  readonly publicUrl: string;
  /** Base URL of the pages of this view. */
  readonly siteUrl: string;
  readonly now: () => EpochMs;
  /** Returns all documents of a type with few documents. */
  readonly all: (type: 'category' | 'prismic') => readonly Source[];
  /** Counts the public products. */
  readonly countProducts: () => Promise<number>;
  /** Public products in batches, with the prices of guests. */
  readonly products: (range: ProductRange) => AsyncIterable<readonly NormalProduct[]>;
}
