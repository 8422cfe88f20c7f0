import type { Query, QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../../platform/first-sign.ts';
import type { Shop } from '../../shop/shop.ts';

/** Data so much older than the page's arrival is checked, in milliseconds. */
const oldMs = 10_000;

/**
 * Keeps prices and stock right on a page that was stored before it arrived: asks for those of all its products in one
 * call when the browser is idle, and fetches anew what shows others. `arrivedAt`: when the page came, in
 * milliseconds. Errors: none; where nobody can be asked, the page stays as it came.
 */
export function checkArrivedPrices(
  shop: Pick<Shop, 'catalog' | 'view'>,
  queryClient: QueryClient,
  arrivedAt: number,
  idle: (call: () => void) => void = whenIdle,
  load = () => import('./check-prices.ts'),
): void {
  const cache = queryClient.getQueryCache();
  let isPlanned = false;
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'added' || isPlanned || !isOld(query, arrivedAt)) return;
    isPlanned = true;
    idle(() => {
      stop();
      void load().then(
        ({ checkPrices }) =>
          checkPrices(
            shop,
            queryClient,
            cache.getAll().filter((cachedQuery) => isOld(cachedQuery, arrivedAt)),
          ),
        () => undefined,
      );
    });
  });
}

const isOld = ({ state }: Query, arrivedAt: number) =>
  state.dataUpdatedAt > 0 && state.dataUpdatedAt < arrivedAt - oldMs;
