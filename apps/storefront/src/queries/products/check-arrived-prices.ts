import type { Query, QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../../platform/first-sign.ts';
import type { Shop } from '../../shop/shop.ts';

/** Data so much older than the page's arrival is checked, in milliseconds. */
const oldMs = 10_000;

/**
 * Keeps prices and stock right on a page that was stored before it arrived: asks for those of all its products in one
 * call when the browser is idle, and fetches anew what shows others; again whenever the network returns. `arrivedAt`: when the page came, in
 * milliseconds. Errors: none; where nobody can be asked, the page stays as it came.
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
  // Parts that are not hydrated observe nothing, so that no query of theirs is fetched again.
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
