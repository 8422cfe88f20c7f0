import type { EpochMs } from '@shop/kernel';
import type { NormalProduct, Source } from '@shop/catalog-documents';
import type { ShopConfig, StoreView } from '@shop/shop-config';

/** Products from the `offset`-th on, at most `limit`, in the order of their ids. */
export interface ProductRange {
  readonly offset: number;
  readonly limit: number;
}

/** One store view of the shop, as its feeds read it. */
export interface FeedSource {
  readonly shop: ShopConfig;
  readonly view: StoreView;
  /** Base URL of the pages of the default view, and of files. */
  readonly publicUrl: string;
  /** Base URL of the pages of this view. */
  readonly siteUrl: string;
  readonly now: () => EpochMs;
  /** Every document of a type there are few of. */
  readonly all: (type: 'category' | 'prismic') => readonly Source[];
  /** Counts the public products. */
  readonly countProducts: () => Promise<number>;
  /** Public products in batches, with the prices of guests. */
  readonly products: (range: ProductRange) => AsyncIterable<readonly NormalProduct[]>;
}
