import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';

/**
 * When an order of today would arrive; `null` when the backend gives no date. Asked in the browser only. `extraDays`: working
 * days that the zone of an address adds.
 */
export const deliveryQuery = (shop: Shop, productId: number, extraDays = 0) =>
  queryOptions({
    queryKey: ['delivery', shop.view.code, productId, ...(extraDays === 0 ? [] : [extraDays])],
    queryFn: async () => {
      const dates = await shop.catalog.deliveryDatesOf(productId, { extraDays });
      return dates.ok ? (dates.value ?? null) : null;
    },
  });
