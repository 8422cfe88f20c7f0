import type { Observable } from '@shop/kernel';
import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Personal } from './personal.ts';
import { useShop } from './use-shop.ts';

const PersonalContext = createContext<Personal | undefined>(undefined);

/** Brings the shopper's side of the shop once the page stands; until then screens show a guest's empty one. */
export function PersonalProvider({ children }: { children: ReactNode }) {
  const shop = useShop();
  const [personal, setPersonal] = useState<Personal>();
  useEffect(() => {
    let wanted = true;
    void shop.personal().then((ready) => {
      if (wanted) setPersonal(ready);
    });
    return () => {
      wanted = false;
    };
  }, [shop]);
  return <PersonalContext value={personal}>{children}</PersonalContext>;
}

/** The shopper's side, or nothing while it is being fetched. Never there in what a server renders. */
export function usePersonal(): Personal | undefined {
  return use(PersonalContext);
}

const never = () => () => {};

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
