import { createBrowserConnectivity } from '@shop/platform-browser';
import { useEffect, useEffectEvent } from 'react';

/** Time between two attempts for an unreachable page, in milliseconds: a browser may not report the network. */
const retryMs = 15_000;

/** Calls `retry` when the network returns, and every 15 s while the page is visible. Does nothing if `isOff`. */
export function useNetworkReturn(retry: () => void, isOff: boolean): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (isOff) return undefined;
    const connectivity = createBrowserConnectivity();
    const stop = connectivity.subscribe((isOnline) => {
      if (isOnline) again();
    });
    const timer = setInterval(() => {
      if (connectivity.isOnline() && document.visibilityState === 'visible') again();
    }, retryMs);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [isOff]);
}
