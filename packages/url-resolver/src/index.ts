export { breadcrumbs, categoryOfProduct } from './breadcrumbs.ts';
export type { Breadcrumb, TrailCategory } from './breadcrumbs.ts';
export { canonicalUrl } from './canonical.ts';
export {
  toggleFilter,
  toggleOffer,
  toggleSort,
  withPriceBounds,
  withoutFilters,
} from './change-filters.ts';
export { chosenSku } from './chosen-sku.ts';
export type {
  EntityLookup,
  FoundCategory,
  FoundEntity,
  FoundProduct,
  LookupFailure,
} from './entity-lookup.ts';
export { noFilters } from './filter-state.ts';
export type { FilterRules, FilterState } from './filter-state.ts';
export { categoryPath, inStore, productPath, splitStore } from './links.ts';
export type { LinkRules, LinkedCategory, LinkedProduct } from './links.ts';
export {
  defaultSortOf,
  listingQueryNames,
  listingQuestion,
  listingRules,
  priceRangeKey,
} from './listing-question.ts';
export type { ListingConfig, ListingQuestion, PriceRange } from './listing-question.ts';
export { ownPageOf, ownPages } from './own-pages.ts';
export type { OwnPage } from './own-pages.ts';
export { expandPageRoutes } from './page-routes.ts';
export type { PageRoute } from './page-routes.ts';
export { isTooLongPath, normalisePath, splitAddress } from './path.ts';
export type { Address } from './path.ts';
export { parseQuery, stringifyQuery } from './query.ts';
export type { Query } from './query.ts';
export { readFilters } from './read-filters.ts';
export { searchAddress, searchPattern } from './search-address.ts';
export { collapseRedirects, keepQuery } from './redirects.ts';
export type { Redirect } from './redirects.ts';
export type {
  CategoryTarget,
  PageKind,
  PageTarget,
  ProductTarget,
  Resolution,
  RouteTarget,
} from './route-target.ts';
export type { StoredRoute } from './stored-route.ts';
export { createUrlResolver } from './url-resolver.ts';
export type { UrlResolver, UrlResolverConfig, UrlResolverPorts } from './url-resolver.ts';
export { writeFilters } from './write-filters.ts';
