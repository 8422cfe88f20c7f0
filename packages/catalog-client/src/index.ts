export type { CacheMode, CallOptions, SearchOptions } from './call-options.ts';
export type {
  CatalogClient,
  CategorySearch,
  EntitySearch,
  FoundProduct,
  ListingPage,
  ListingPageRequest,
  ListingRequest,
  LoadedProduct,
  LoadProductRequest,
  PathTarget,
  PriceChoice,
  ProductPage,
  ProductPageRequest,
} from './catalog-client.ts';
export { treeOf } from './category-tree.ts';
export { defaultCatalogConfig } from './catalog-config.ts';
export type { CatalogConfig, SearchMode } from './catalog-config.ts';
export type { CatalogFailure, CategoryNotFound, ProductRejection } from './catalog-failure.ts';
export type { CatalogPorts, PlatformPrices, PriceIdentity } from './catalog-ports.ts';
export type { ContentPage, ContentRoute, Store } from './content-page.ts';
export { createCatalogClient } from './create-catalog-client.ts';
export { documentSlug } from './document-slug.ts';
export { entitySchemas } from './entities.ts';
export type { EntityOf, FeedMedia, InstagramPost, MlcPost, PrismicEntry } from './entities.ts';
export { facetsOf, priceSpanOf } from './facets.ts';
export type { Facet, FacetValue, PriceSpan } from './facets.ts';
export type { FeedCursor, FeedMark, FeedPage, FeedPost, FeedSource } from './feed.ts';
export { isOfferedIn, listingFacets, offerCounts } from './listing-facets.ts';
export type { CountedListing, OfferCounts } from './listing-facets.ts';
export { inStockField, onSaleField } from './listing-fields.ts';
export { attributeCodesOf } from './load-product.ts';
export { openingState } from './opening-state.ts';
export type { OpeningState, ShopMoment } from './opening-state.ts';
export type { WidgetPage, WidgetPost } from './reviews-widget.ts';
export { hasMore, nextStart, pageCount } from './search-page.ts';
export type { SearchPage } from './search-page.ts';
export { searchQuery } from './search-query.ts';
export type { Condition, QueryParts } from './search-query.ts';
export { subtreeIds } from './subtree-ids.ts';
export { urlPathOf } from './url-path.ts';
