import { useSyncExternalStore } from 'react';
import type { ConsentChoice } from '../../wiring/consent-cookie.ts';
import { useShop } from '../../wiring/use-shop.ts';

/** What the shopper chose, and how to choose; nothing is known in what a server renders. */
export function useConsent() {
  const { consent } = useShop();
  const choice = useSyncExternalStore<ConsentChoice | undefined>(
    consent.subscribe,
    consent.get,
    () => undefined,
  );
  return {
    choice,
    choose: consent.choose,
    acceptAll: () => consent.choose({ preferences: true, analytics: true, marketing: true }),
    refuseAll: () => consent.choose({ preferences: false, analytics: false, marketing: false }),
  };
}
