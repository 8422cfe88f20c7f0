import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';

/** A product with everything its page shows. Errors: `CatalogError` with the reason it cannot be opened. */
export const productQuery = (shop: Shop, sku: string) =>
  queryOptions({
    queryKey: ['product', shop.view.code, sku],
    queryFn: async () => {
      const loaded = await answered(shop.catalog.loadProduct({ sku }));
      // A Map does not survive the way from server to browser as JSON does; entries do.
      return { ...loaded, stock: Object.fromEntries(loaded.stock) };
    },
  });
