import type { Observable } from '@shop/kernel';
import { useSyncExternalStore } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import type { Personal } from './shopper-session.ts';

const nobody = () => undefined;
const never = () => () => {};

/** The shopper's side, or nothing until it is built. Never there in what a server renders. */
export function usePersonal(): Personal | undefined {
  const { shopper } = useShop();
  return useSyncExternalStore(shopper.subscribe, shopper.get, nobody);
}

/** A value of the shopper's side that keeps itself current; `fallback` until it is known. */
export function usePersonalValue<T>(select: (personal: Personal) => Observable<T>, fallback: T): T {
  const personal = usePersonal();
  const observable = personal === undefined ? undefined : select(personal);
  return useSyncExternalStore(
    observable?.subscribe ?? never,
    () => observable?.get() ?? fallback,
    () => fallback,
  );
}
