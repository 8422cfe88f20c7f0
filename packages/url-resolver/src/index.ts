export { breadcrumbs, categoryOfProduct } from './links/breadcrumbs.ts';
export type { Breadcrumb, BreadcrumbCategory } from './links/breadcrumbs.ts';
export { canonicalUrl } from './links/canonical.ts';
export {
  toggleFilter,
  toggleOffer,
  toggleSort,
  withMeasure,
  withPlainWord,
  withPriceBounds,
  withoutFilters,
} from './filters/change-filters.ts';
export { selectedSku } from './routes/selected-sku.ts';
export type {
  EntityLookup,
  LookupFailure,
  ResolvedCategory,
  ResolvedEntity,
  ResolvedProduct,
} from './routes/entity-lookup.ts';
export type { FilterRules, FilterState, MeasureBounds } from './filters/filter-state.ts';
export { categoryPath, productPath, stripStorePrefix, withStorePrefix } from './links/links.ts';
export type { LinkRules, LinkedCategory, LinkedProduct } from './links/links.ts';
export {
  defaultSortOf,
  listingParams,
  listingRules,
  priceRangeKey,
  toListingQuery,
} from './filters/listing-query.ts';
export type { ListingConfig, ListingQuery, PriceRange } from './filters/listing-query.ts';
export { routePolicies, routePolicyOf } from './routes/route-policies.ts';
export type { RoutePolicy } from './routes/route-policies.ts';
export { expandPageRoutes } from './routes/page-routes.ts';
export type { PageRoute } from './routes/page-routes.ts';
export { isTooLongPath, normalisePath, splitAddress } from './path/path.ts';
export type { Address } from './path/path.ts';
export { parseQuery, stringifyQuery } from './path/query.ts';
export type { Query } from './path/query.ts';
export { readFilters } from './filters/read-filters.ts';
export { searchAddress, searchPattern } from './links/search-address.ts';
export { collapseRedirects, dropQuery, keepQuery } from './routes/redirects.ts';
export type { Redirect } from './routes/redirects.ts';
export type {
  CategoryTarget,
  PageKind,
  PageTarget,
  ProductTarget,
  Resolution,
  RouteTarget,
} from './routes/route-target.ts';
export type { StoredRoute } from './routes/stored-route.ts';
export { createUrlResolver } from './url-resolver.ts';
export type { UrlResolver, UrlResolverConfig, UrlResolverPorts } from './url-resolver.ts';
export { writeFilters } from './filters/write-filters.ts';
