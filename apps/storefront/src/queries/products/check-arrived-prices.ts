import type { Query, QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../../platform/first-sign.ts';
import type { Shop } from '../../shop/shop.ts';

/** Data that was this much older than the page at its arrival is checked, in milliseconds. */
const oldMs = 10_000;

/**
 * Corrects prices and stock on a page that was stored before it arrived: requests those of all its products in one call
 * when the browser is idle, and fetches queries with other values again; repeats when the network returns. `arrivedAt`:
 * arrival of the page, in milliseconds. Errors: none; without a response the page stays unchanged.
 */
export function checkArrivedPrices(
  shop: Pick<Shop, 'catalog' | 'view'>,
  queryClient: QueryClient,
  arrivedAt: number,
  idle: (call: () => void) => void = whenIdle,
  load = () => import('./check-prices.ts'),
  network: Pick<EventTarget, 'addEventListener'> = globalThis,
): void {
  const cache = queryClient.getQueryCache();
  const check = (isChecked: (query: Query) => boolean) =>
    void load().then(
      ({ checkPrices }) => checkPrices(shop, queryClient, cache.getAll().filter(isChecked)),
      () => undefined,
    );
  // Parts that are not hydrated have no observers, so none of their queries is fetched again.
  network.addEventListener('online', () => check(({ state }) => state.dataUpdatedAt > 0));
  let isPlanned = false;
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'added' || isPlanned || !isOld(query, arrivedAt)) return;
    isPlanned = true;
    idle(() => {
      stop();
      check((cachedQuery) => isOld(cachedQuery, arrivedAt));
    });
  });
}

const isOld = ({ state }: Query, arrivedAt: number) =>
  state.dataUpdatedAt > 0 && state.dataUpdatedAt < arrivedAt - oldMs;
