import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';
import { freshFor } from '../fresh-for.ts';

/** The pictures of the menu: a path by the id of its category. Fetched when the menu is first opened. */
export const menuImagesQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['menu-images', shop.view.code],
    queryFn: () => answered(shop.catalog.menuImages()),
    staleTime: freshFor(600_000),
    retry: false,
  });
