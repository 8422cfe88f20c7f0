import type { Product } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';
import { answeredPage } from '../answered.ts';

/** Query of reviewed products by id, without those no longer sold. */
export const reviewedProductsQuery = (shop: Shop, ids: readonly number[]) => {
  const uniqueIds = [...new Set(ids)].sort((a, b) => a - b);
  return queryOptions({
    queryKey: ['reviewed-products', shop.view.code, uniqueIds],
    queryFn: async (): Promise<Readonly<Record<number, Product>>> => {
      const { items } = await answeredPage(shop.catalog.productsByIds(uniqueIds));
      return Object.fromEntries(items.map((product) => [product.id, product]));
    },
    enabled: uniqueIds.length > 0,
  });
};
