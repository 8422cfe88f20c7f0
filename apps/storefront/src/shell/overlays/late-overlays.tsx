import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { whenPrepared } from '../../platform/hydrate/index.ts';
import { whenIdle } from '../../platform/first-sign.ts';
import { whenFontsLoaded } from '../../platform/load-fonts.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useIsHydrated } from '../../platform/use-is-hydrated.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useConsent } from '../../features/consent/use-consent.ts';
import { untilFetched } from '../../platform/until-fetched.ts';

/** Fetches a file and what the parts of the page wait for: its texts among it. */
const withPage = async <T,>(fetchFile: () => Promise<T>): Promise<T> => {
  const [file] = await Promise.all([untilFetched(fetchFile), whenPrepared()]);
  return file;
};

const Overlays = lazy(() => withPage(() => import('./overlays.tsx')));
// At the bottom edge it would move with each line that another font takes.
const ConsentQuestion = lazy(async () => {
  const question = withPage(() => import('../../features/consent/consent-question.tsx'));
  const [file] = await Promise.all([question, whenFontsLoaded()]);
  return file;
});

/**
 * Loads the overlays when they can be needed: at the first sign of a person, when the shopper's side starts, or when
 * the browser is idle and consent was given or refused. The consent question is loaded when idle, and only if it is
 * open.
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
