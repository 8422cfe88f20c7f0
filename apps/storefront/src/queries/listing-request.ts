import type { ListingRequest } from '@shop/catalog-client';
import type { ShopConfig } from '@shop/shop-config';
import { readFilters, type Query } from '@shop/url-resolver';
import { listingPageSize } from '../wiring/shop.ts';

/**
 * What the query of an address asks of a listing. Any value of a filter the shop has may be asked for: whether
 * a product has it is the catalogue's to say.
 */
export function requestOf(config: ShopConfig, query: Query): ListingRequest {
  const { defaultFilters, sortOptions, priceRanges } = config.products;
  const state = readFilters(query, {
    source: config.urls.filterSource,
    isKnown: (code) =>
      defaultFilters.includes(code) || code === 'availability' || code === 'discount',
    isSort: (value) => sortOptions.some((option) => option.value === value),
  });
  const { price, availability, discount, ...chosen } = state.filters;
  const range = priceRanges.find(({ from, to }) => price?.[0] === bucketKey(from, to));
  const bounds = range ?? { from: state.priceFrom, to: state.priceTo };
  return {
    chosen,
    ...((bounds.from !== undefined || bounds.to !== undefined) && {
      price: {
        ...(bounds.from !== undefined && bounds.from > 0 && { from: bounds.from }),
        ...(bounds.to !== undefined && { to: bounds.to }),
      },
    }),
    ...(availability !== undefined && { availableOnly: true }),
    ...(discount !== undefined && { discounts: discount }),
    ...(state.search !== undefined && { text: state.search }),
    ...(state.sort !== undefined && { sort: state.sort }),
    from: ((state.page ?? 1) - 1) * listingPageSize,
  };
}

/** A price range as buckets and addresses name it: `10000.0-30000.0`, the last `300000.0-*`. */
export function bucketKey(from: number, to: number | undefined): string {
  return `${from.toFixed(1)}-${to === undefined ? '*' : to.toFixed(1)}`;
}
