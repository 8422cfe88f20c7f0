import type { Product } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';
import { answeredPage } from '../answered.ts';

/** The products somebody wrote about, by id; those no longer sold are not among them. */
export const reviewedProductsQuery = (shop: Shop, ids: readonly number[]) => {
  const wanted = [...new Set(ids)].sort((one, other) => one - other);
  return queryOptions({
    queryKey: ['reviewed-products', shop.view.code, wanted],
    queryFn: async (): Promise<Readonly<Record<number, Product>>> => {
      const { items } = await answeredPage(shop.catalog.productsByIds(wanted));
      return Object.fromEntries(items.map((product) => [product.id, product]));
    },
    enabled: wanted.length > 0,
  });
};
