import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { whenPrepared } from '../../platform/hydrate/index.ts';
import { whenIdle } from '../../platform/first-sign.ts';
import { whenFontsLoaded } from '../../platform/load-fonts.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useIsHydrated } from '../../platform/use-is-hydrated.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useConsent } from '../../features/consent/use-consent.ts';
import { untilFetched } from '../../platform/until-fetched.ts';

/** Fetches a file, and the data and texts that every late part of the page waits for. */
const withPage = async <T,>(fetchFile: () => Promise<T>): Promise<T> => {
  const [file] = await Promise.all([untilFetched(fetchFile), whenPrepared()]);
  return file;
};

const Overlays = lazy(() => withPage(() => import('./overlays.tsx')));
// Waits for the fonts: each loaded font would change its lines and move it at the bottom edge.
const ConsentQuestion = lazy(async () => {
  const question = withPage(() => import('../../features/consent/consent-question.tsx'));
  const [file] = await Promise.all([question, whenFontsLoaded()]);
  return file;
});

/**
 * Loads the overlays when they may be needed: at the first sign of use, when the shopper's session starts, or when the
 * browser is idle and the consent question was answered. The consent question is loaded when idle, and only if it is
 * unanswered.
 */
export function LateOverlays() {
  const { firstSign } = useShop();
  const isHydrated = useIsHydrated();
  const isUsed = useSyncExternalStore(firstSign.subscribe, firstSign.get, () => false);
  const isKnown = useShopper() !== undefined;
  const { choice } = useConsent();
  const isIdle = useIsIdle();
  if (!isHydrated) return null;
  return (
    <>
      {choice === undefined && isIdle && (
        <Suspense>
          <ConsentQuestion />
        </Suspense>
      )}
      {(isUsed || isKnown || (isIdle && choice !== undefined)) && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </>
  );
}

/** True from the first idle moment after hydration. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
