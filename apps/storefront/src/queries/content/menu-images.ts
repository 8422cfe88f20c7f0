import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';
import { freshFor } from '../fresh-for.ts';

/** Query of the menu images: path by category id. Fetched when the menu first opens. */
export const menuImagesQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['menu-images', shop.view.code],
    queryFn: () => answered(shop.catalog.menuImages()),
    staleTime: freshFor(600_000),
    retry: false,
  });
