import type { ShopConfig } from '@shop/shop-config';
import {
  listingRules,
  readFilters,
  type FilterRules,
  type FilterState,
  type Query,
} from '@shop/url-resolver';

/**
 * What the query of an address asks of a listing of this shop. A value that `isOffered` does not know is passed over;
 * without it any value of the shop's filters may be one. Source: UR-27.
 */
export function listingStateOf(
  config: ShopConfig,
  query: Query,
  isOffered: FilterRules['isKnown'] = () => true,
): FilterState {
  const rules = listingRules(config.products, config.urls.filterSource);
  return readFilters(query, {
    ...rules,
    isKnown: (code, value) => rules.isKnown(code, value) && isOffered(code, value),
  });
}
