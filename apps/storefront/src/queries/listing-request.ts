import type { ListingRequest } from '@shop/catalog-client';
import type { ShopConfig } from '@shop/shop-config';
import { readFilters, type FilterRules, type FilterState, type Query } from '@shop/url-resolver';
import { listingPageSize } from '../wiring/shop.ts';

/**
 * How addresses of this shop's listings are read. Any value of a filter the shop has may be asked for: whether
 * a product has it is the catalogue's to say.
 */
function filterRules(config: ShopConfig): FilterRules {
  const { defaultFilters, sortOptions } = config.products;
  return {
    source: config.urls.filterSource,
    isKnown: (code) =>
      defaultFilters.includes(code) || code === 'availability' || code === 'discount',
    isSort: (value) => sortOptions.some((option) => option.value === value),
  };
}

/** The order that names how well a product fits the searched text. */
const bestResults = '_score:desc';

/** The order of a listing nobody has chosen one for: results of a search by fit, else the shop's own. */
export function defaultSortOf(config: ShopConfig, { search }: FilterState): string {
  return search === undefined ? config.products.defaultSort : bestResults;
}

/** What the query of an address asks of a listing. */
export function listingStateOf(config: ShopConfig, query: Query): FilterState {
  return readFilters(query, filterRules(config));
}

/** The same as a request to the catalogue: a price bucket becomes its bounds, a page its first product. */
export function requestOf(config: ShopConfig, state: FilterState): ListingRequest {
  const { price, availability, discount, ...chosen } = state.filters;
  const bucket = config.products.priceRanges.find(
    ({ from, to }) => price?.[0] === bucketKey(from, to),
  );
  const from = bucket?.from ?? state.priceFrom ?? 0;
  const to = bucket === undefined ? state.priceTo : bucket.to;
  return {
    chosen,
    ...((from > 0 || to !== undefined) && {
      price: { ...(from > 0 && { from }), ...(to !== undefined && { to }) },
    }),
    ...(availability !== undefined && { availableOnly: true }),
    ...(discount !== undefined && { discounts: discount }),
    ...(state.search !== undefined && { text: state.search }),
    sort: state.sort ?? defaultSortOf(config, state),
    from: ((state.page ?? 1) - 1) * listingPageSize,
  };
}

/** A price range as buckets and addresses name it: `10000.0-30000.0`, the last `300000.0-*`. */
function bucketKey(from: number, to: number | undefined): string {
  return `${from.toFixed(1)}-${to === undefined ? '*' : to.toFixed(1)}`;
}
