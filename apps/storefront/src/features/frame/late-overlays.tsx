import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../shopper/first-sign.ts';
import { usePersonal } from '../../shopper/use-personal.ts';
import { useIsHydrated } from '../../wiring/use-is-hydrated.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { useConsent } from '../consent/use-consent.ts';
import { untilFetched } from '../../shopper/until-fetched.ts';

const Overlays = lazy(() => untilFetched(() => import('./overlays.tsx')));
const ConsentQuestion = lazy(() => untilFetched(() => import('../consent/consent-question.tsx')));

/**
 * What lies over the page, once it can be needed: from the first sign of a person, from when the shopper's side is
 * built, and when the browser is idle where the shopper has chosen what may be kept. The question for that choice
 * comes by itself, and is fetched only where it is asked.
 */
export function LateOverlays() {
  const { firstSign } = useShop();
  const isHydrated = useIsHydrated();
  const isUsed = useSyncExternalStore(firstSign.subscribe, firstSign.get, () => false);
  const isKnown = usePersonal() !== undefined;
  const { choice } = useConsent();
  const isIdle = useIsIdle(choice !== undefined);
  if (!isHydrated) return null;
  return (
    <>
      {choice === undefined && (
        <Suspense>
          <ConsentQuestion />
        </Suspense>
      )}
      {(isUsed || isKnown || isIdle) && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </>
  );
}

/** True from the first idle moment after `isWanted` is. */
function useIsIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isWanted ? whenIdle(() => setIdle(true)) : undefined), [isWanted]);
  return isIdle;
}
