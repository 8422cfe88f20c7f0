import type { QueryClient } from '@tanstack/react-query';
import { pricedQueryNames } from './reload-group-prices.ts';

/**
 * Returns when the prices on the page were fetched, in epoch milliseconds: the oldest of them. Undefined if the page
 * shows none. Parts that are not hydrated have no observers: then all prices that arrived with the page count.
 */
export function shownPricesAt(queryClient: QueryClient): number | undefined {
  const priceQueries = queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey: [name], state }) =>
        pricedQueryNames.has(String(name)) && state.status === 'success',
    );
  const observed = priceQueries.filter((query) => query.getObserversCount() > 0);
  const shownQueries = observed.length > 0 ? observed : priceQueries;
  if (shownQueries.length === 0) return undefined;
  return Math.min(...shownQueries.map(({ state }) => state.dataUpdatedAt));
}
