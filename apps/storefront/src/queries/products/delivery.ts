import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';

/** When an order of today would arrive; `null` when the backend gives no date. Asked in the browser only. */
export const deliveryQuery = (shop: Shop, productId: number) =>
  queryOptions({
    queryKey: ['delivery', shop.view.code, productId],
    queryFn: async () => {
      const dates = await shop.catalog.deliveryDatesOf(productId);
      return dates.ok ? (dates.value ?? null) : null;
    },
  });
