import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { showToastAtom } from '../../shared/toasts/toasts.ts';
import type { ConsentChoice } from '../../shop/analytics/consent-cookie.ts';
import { useShop } from '../../shop/use-shop.ts';

/** Returns the shopper's consent and the functions that change it. The consent is undefined on the server. */
export function useConsent() {
  const { t } = useLingui();
  const { consent } = useShop();
  const notify = useSetAtom(showToastAtom);
  const choice = useSyncExternalStore<ConsentChoice | undefined>(
    consent.subscribe,
    consent.get,
    () => undefined,
  );

  function choose(nextChoice: ConsentChoice): void {
    if (consent.choose(nextChoice)) return;
    notify({
      id: 'consent-not-stored',
      tone: 'info',
      message: t`The choice about cookies cannot be stored in this browser, so it will be asked for again.`,
    });
  }

  return {
    choice,
    choose,
    acceptAll: () => choose({ preferences: true, analytics: true, marketing: true }),
    refuseAll: () => choose({ preferences: false, analytics: false, marketing: false }),
  };
}
