import type { FilterState } from '@shop/url-resolver';
import { queryOptions } from '@tanstack/react-query';
import { lateModule } from '../../platform/late-module.ts';
import type { Shop } from '../../shop/shop.ts';
import type { CategoryNode } from '../category-tree.ts';
import type { NearestResults } from './fetch-nearest.ts';
import type { ListingPage } from './listing.ts';

const load = lateModule(() => import('./fetch-nearest.ts'));

/** From this number of results on, a search shows no other products. */
const enoughResults = 8;

/**
 * Returns true for a search without results, or whose words act as filters and leave fewer than eight products: nearest
 * products are then shown below.
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
    (total === 0 || understood.some(({ isApplied }) => isApplied))
  );
}

/** Query of the products that are nearest to a search, see `fetchNearest`. */
export const nearestQuery = (
  shop: Shop,
  now: number,
  category: CategoryNode,
  { sort: _sort, ...state }: FilterState,
  { items, total }: Pick<ListingPage, 'items' | 'total'>,
) => {
  const shownSkus = items.map(({ sku }) => sku);
  return queryOptions({
    queryKey: ['nearest', shop.view.code, category.id, state, total === 0, shownSkus],
    queryFn: async (): Promise<NearestResults> => {
      const { fetchNearest } = await load();
      const count = enoughResults - shownSkus.length;
      return fetchNearest(shop, now, category, state, { shownSkus, count, isEmpty: total === 0 });
    },
  });
};
