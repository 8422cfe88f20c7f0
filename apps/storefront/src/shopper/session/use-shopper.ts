import type { Observable } from '@shop/kernel';
import { useSyncExternalStore } from 'react';
import { useRouteContext } from '@tanstack/react-router';
import type { ShopperSession } from './shopper-session.ts';
import type { ShopperStore } from './shopper-store.ts';

/** Returns the store of the shopper's session on this page. */
export function useShopperStore(): ShopperStore {
  return useRouteContext({ from: '__root__', select: ({ shopper }) => shopper });
}

const nobody = () => undefined;
const never = () => () => {};

/** Returns the shopper's session; undefined until it is created, and always on a server. */
export function useShopper(): ShopperSession | undefined {
  const shopperStore = useShopperStore();
  return useSyncExternalStore(shopperStore.subscribe, shopperStore.get, nobody);
}

/** Returns a current value of the shopper's session; `fallback` until it is known. */
export function useShopperValue<T>(
  select: (shopper: ShopperSession) => Observable<T>,
  fallback: T,
): T {
  const shopper = useShopper();
  const observable = shopper === undefined ? undefined : select(shopper);
  return useSyncExternalStore(
    observable?.subscribe ?? never,
    () => observable?.get() ?? fallback,
    () => fallback,
  );
}
