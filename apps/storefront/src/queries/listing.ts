import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextStart, type ListingRequest } from '@shop/catalog-client';
import type { Query } from '@shop/url-resolver';
import { listingPageSize, type Shop } from '../wiring/shop.ts';
import { answered } from './answered.ts';
import { cardFields } from './card-fields.ts';
import { subtreeIds, type CategoryNode } from './category-tree.ts';
import { requestOf } from './listing-request.ts';

/**
 * The pages of a listing, from the page its address names on. The query of the address decides: filters,
 * sort, search text, page.
 */
export const listingQuery = (shop: Shop, category: CategoryNode, query: Query) => {
  const request: ListingRequest = {
    categoryIds: subtreeIds(category),
    ...requestOf(shop.config, query),
  };
  return infiniteQueryOptions({
    queryKey: ['listing', shop.view.code, category.id, request],
    queryFn: async ({ pageParam }) => {
      const page = await answered(
        shop.catalog.listing({ ...request, from: pageParam, size: listingPageSize }),
      );
      void shop.urls.registerProducts(page.items);
      return { ...page, items: page.items.map(cardFields(shop.view.currency)) };
    },
    initialPageParam: request.from ?? 0,
    getNextPageParam: (last) => nextStart(last),
  });
};
