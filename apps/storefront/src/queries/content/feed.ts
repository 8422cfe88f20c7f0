import { infiniteQueryOptions } from '@tanstack/react-query';
import type { FeedCursor } from '@shop/catalog-client';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';

/** Query of the posts in both feeds, page by page. In the browser only. */
export const feedQuery = (shop: Shop) =>
  infiniteQueryOptions({
    queryKey: ['feed', shop.view.code],
    queryFn: ({ pageParam }) => answered(shop.catalog.feed(pageParam)),
    initialPageParam: undefined as FeedCursor | undefined,
    getNextPageParam: (last) => last.next,
  });
