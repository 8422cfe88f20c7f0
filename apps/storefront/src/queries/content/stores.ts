import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';

/** Query of the stores in the store finder. */
export const storesQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['stores', shop.view.code],
    queryFn: () => answered(shop.catalog.stores()),
  });
