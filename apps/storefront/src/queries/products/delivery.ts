import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import type { Shop } from '../../shop/shop.ts';

/**
 * Query of the delivery date for an order of today; `null` if the backend gives no date. In the browser only.
 * `extraDays`: working days that the zone of an address adds.
 */
export const deliveryQuery = (
  shop: Shop,
  { id, sku, parentSku }: Pick<Product, 'id'> & Partial<Pick<Product, 'sku' | 'parentSku'>>,
  extraDays = 0,
) =>
  queryOptions({
    queryKey: ['delivery', shop.view.code, id, ...(extraDays === 0 ? [] : [extraDays])],
    queryFn: async () => {
      // A configured product has the id of its variant, under which the shop has no product.
      const dates = await shop.catalog.deliveryDatesOf(id, {
        extraDays,
        ...(parentSku && { sku }),
      });
      return dates.ok ? (dates.value ?? null) : null;
    },
  });
