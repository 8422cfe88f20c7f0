import { pricesDependOnGroup } from '@shop/shop-config';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useShop } from '../../wiring/use-shop.ts';

/** Fetches what is on the screen anew, past what was kept. */
export const reloadPrices = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      name === 'product' || name === 'listing' || name === 'parts',
  });

/** With group prices, a login or a logout shows the new group's. */
export function useGroupPriceReload(): void {
  const { config } = useShop();
  const personal = usePersonal();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (personal === undefined || !pricesDependOnGroup(config)) return undefined;
    return personal.account.onEvent(({ type }) => {
      if (type === 'signed-in' || type === 'signed-out') void reloadPrices(queryClient);
    });
  }, [personal, config, queryClient]);
}
