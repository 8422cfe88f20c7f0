import { toListingQuery, type FilterState } from '@shop/url-resolver';
import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';
import { idsUnder, type CategoryNode } from '../category-tree.ts';
import { cardFields, fieldsNotOnCards, type CardProduct } from '../products/card-fields.ts';
import type { ListingPage } from './listing.ts';

/** Number of results from which on a search shows no others. */
const enoughResults = 8;

/**
 * Returns true for a search whose words are filters that leave fewer than eight products: products with the other words
 * are shown below these.
 */
export function needsNearest(
  { search, page = 1 }: FilterState,
  { offline, total, understood }: Pick<ListingPage, 'offline' | 'total' | 'understood'>,
): boolean {
  return (
    search !== undefined &&
    page === 1 &&
    !offline &&
    total < enoughResults &&
    understood.some(({ isApplied }) => isApplied)
  );
}

/**
 * Fetches the products that are nearest to a search: its words rank them and filter none of them. Those of the results are
 * left out; both are eight together.
 */
export const nearestQuery = (
  shop: Shop,
  now: number,
  category: CategoryNode,
  state: FilterState,
  results: Pick<ListingPage, 'items'>,
) => {
  const { sort: _sort, ...unsorted } = state;
  const shownSkus = results.items.map(({ sku }) => sku);
  const request = {
    categoryIds: idsUnder(category),
    ...toListingQuery(unsorted, shop.config.products, enoughResults),
    plainWords: ['*'],
    size: enoughResults + shownSkus.length,
    facets: [],
  };
  return queryOptions({
    queryKey: ['nearest', shop.view.code, category.id, request, shownSkus],
    queryFn: async (): Promise<readonly CardProduct[]> => {
      const page = await answered(
        shop.catalog.listing({
          ...request,
          ...(import.meta.env.SSR && { withoutFields: fieldsNotOnCards }),
        }),
      );
      const unshownItems = page.items.filter(({ sku }) => !shownSkus.includes(sku));
      void shop.urls.registerProducts(unshownItems);
      return unshownItems
        .slice(0, enoughResults - shownSkus.length)
        .map(cardFields(shop.view, now));
    },
  });
};
