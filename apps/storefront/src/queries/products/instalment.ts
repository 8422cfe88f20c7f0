import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';

/** Query of the monthly payment for a price; `null` if there is no offer. Product pages call it in the browser only. */
export const instalmentQuery = (
  shop: Shop,
  price: number,
  months: number = shop.config.offers.instalmentMonths,
) =>
  queryOptions({
    queryKey: ['instalment', shop.view.code, price, months],
    queryFn: async () => {
      const answer = await shop.catalog.instalment({ price, months });
      return answer.ok ? (answer.value ?? null) : null;
    },
  });
