import { pricesDependOnGroup } from '@shop/shop-config';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openBoundaries } from '../../platform/hydrate/index.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useShop } from '../../shop/use-shop.ts';

/** Fetches the data of the screen again, bypassing the cache. */
export const reloadPrices = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => pricedQueryNames.has(String(name)),
  });

/** Query keys whose data contains prices. */
export const pricedQueryNames: ReadonlySet<string> = new Set([
  'product',
  'listing',
  'parts',
  'related',
  'new-collection',
  'bestsellers',
  'content-products',
  'saved-products',
  'compared',
  'suggestions',
]);

/** In a shop with group prices, reloads prices after a login or logout: pages arrive with the prices of guests. */
export function useGroupPriceReload(): void {
  const { config } = useShop();
  const shopper = useShopper();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (shopper === undefined || !pricesDependOnGroup(config)) return undefined;
    const reload = () => {
      // A part that is not hydrated would not show the new prices.
      void openBoundaries();
      void reloadPrices(queryClient);
    };
    if (shopper.account.session.get().status === 'signed-in') reload();
    return shopper.account.onEvent(({ type }) => {
      if (type === 'signed-in' || type === 'signed-out') reload();
    });
  }, [shopper, config, queryClient]);
}
