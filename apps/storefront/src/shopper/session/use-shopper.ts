import type { Observable } from '@shop/kernel';
import { useSyncExternalStore } from 'react';
import { useRouteContext } from '@tanstack/react-router';
import type { ShopperSession } from './shopper-session.ts';
import type { ShopperStore } from './shopper-store.ts';

/** The store of the shopper's side of this page. */
export function useShopperStore(): ShopperStore {
  return useRouteContext({ from: '__root__', select: ({ shopper }) => shopper });
}

const nobody = () => undefined;
const never = () => () => {};

/** The shopper's side, or nothing until it is built. Never there in what a server renders. */
export function useShopper(): ShopperSession | undefined {
  const shopperStore = useShopperStore();
  return useSyncExternalStore(shopperStore.subscribe, shopperStore.get, nobody);
}

/** A value of the shopper's side that keeps itself current; `fallback` until it is known. */
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
