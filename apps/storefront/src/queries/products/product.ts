import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';

/** Query of a product with all data of its page. Errors: `CatalogError` with the reason. */
export const productQuery = (shop: Shop, sku: string) =>
  queryOptions({
    queryKey: ['product', shop.view.code, sku],
    queryFn: async () => {
      const loaded = await answered(shop.catalog.loadProduct({ sku }));
      // JSON from server to browser cannot contain a Map; entries can.
      return { ...loaded, stock: Object.fromEntries(loaded.stock) };
    },
  });
