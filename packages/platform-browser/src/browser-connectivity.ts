import type { Connectivity } from '@shop/kernel';

/** The part of `window` that tells of the network. */
export interface OnlineEvents {
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

/**
 * Network state as the browser reports it. `false` is certain, `true` may be wrong: a request can still fail.
 */
export function createBrowserConnectivity(
  page: OnlineEvents = globalThis as unknown as OnlineEvents,
  device: { readonly onLine: boolean } | undefined = globalThis.navigator,
): Connectivity {
  return {
    isOnline: () => device?.onLine ?? true,
    subscribe(listener) {
      const up = () => listener(true);
      const down = () => listener(false);
      page.addEventListener('online', up);
      page.addEventListener('offline', down);
      return () => {
        page.removeEventListener('online', up);
        page.removeEventListener('offline', down);
      };
    },
  };
}
