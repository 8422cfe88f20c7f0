export type { CacheMode, CallOptions, SearchOptions } from './transport/call-options.ts';
export type {
  CatalogClient,
  CategorySearch,
  EntitySearch,
  ListingPage,
  ListingPageRequest,
  ListingRequest,
  LoadedProduct,
  LoadProductRequest,
  PathTarget,
  PriceChoice,
  ProductPage,
  ProductPageRequest,
  ProductResult,
} from './catalog-client.ts';
export { categoryTree } from './categories/category-tree.ts';
export { defaultCatalogConfig } from './catalog-config.ts';
export type { CatalogConfig, SearchMode } from './catalog-config.ts';
export type { CategoryNotFound, ProductRejection } from './transport/catalog-rejection.ts';
export type { CatalogPorts, PlatformPrices, PriceIdentity } from './catalog-ports.ts';
export type { ContentPage, ContentRoute, Store } from './content/content-page.ts';
export { createCatalogClient } from './create-catalog-client.ts';
export { documentSlug } from './products/document-slug.ts';
export { entitySchemas } from './search/entities.ts';
export type {
  EntityOf,
  FeedMedia,
  InstagramPost,
  MlcPost,
  PrismicEntry,
} from './search/entities.ts';
export { facetsOf } from './search/facets.ts';
export type { Facet, FacetValue } from './search/facets.ts';
export type { FeedCursor, FeedMark, FeedPage, FeedPost, FeedSource } from './feed/feed.ts';
export {
  boundWithin,
  isOfferedBy,
  listingFacets,
  measureSpans,
  offerCounts,
} from './search/listing-facets.ts';
export type { ListingAggregations, MeasureSpan, OfferCounts } from './search/listing-facets.ts';
export { inStockField, onSaleField } from './search/listing-fields.ts';
export { attributeCodesOf } from './products/load-product.ts';
export { openingState } from './content/opening-state.ts';
export type { OpeningState, ShopMoment } from './content/opening-state.ts';
export type { WidgetPage, WidgetPost } from './content/reviews-widget.ts';
export { listProductNames, readNameIndex, writeNameIndex } from './names/product-names.ts';
export type { NameIndex, ProductName, ProductNames } from './names/product-names.ts';
export { nextStart, pageCount } from './search/search-page.ts';
export type { SearchPage } from './search/search-page.ts';
export { searchQuery } from './search/search-query.ts';
export type { Condition, SearchCriteria } from './search/search-query.ts';
export { subtreeIds } from './categories/subtree-ids.ts';
export { urlPathOf } from './products/url-path.ts';
