import type { ShopConfig } from '@shop/shop-config';
import {
  listingRules,
  readFilters,
  type FilterRules,
  type FilterState,
  type Query,
} from '@shop/url-resolver';

/**
 * Parses the query of an address into the state of a listing. A value that `isOffered` rejects is ignored; without
 * `isOffered` every value of the configured filters is accepted. Source: UR-35.
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
