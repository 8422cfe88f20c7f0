import type { ShopConfig } from '@shop/shop-config';
import { listingRules, readFilters, type FilterState, type Query } from '@shop/url-resolver';

/** What the query of an address asks of a listing of this shop. */
export function listingStateOf(config: ShopConfig, query: Query): FilterState {
  return readFilters(query, listingRules(config.products, config.urls.filterSource));
}
