import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';

/**
 * Query of the delivery date for an order of today; `null` if the backend gives no date. In the browser only.
 * `extraDays`: working days that the zone of an address adds.
 */
export const deliveryQuery = (shop: Shop, productId: number, extraDays = 0) =>
  queryOptions({
    queryKey: ['delivery', shop.view.code, productId, ...(extraDays === 0 ? [] : [extraDays])],
    queryFn: async () => {
      const dates = await shop.catalog.deliveryDatesOf(productId, { extraDays });
      return dates.ok ? (dates.value ?? null) : null;
    },
  });
