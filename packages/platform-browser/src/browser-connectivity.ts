import type { Connectivity } from '@shop/kernel';

/** Network events of `window`. */
export interface OnlineEvents {
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

/** Reads the network state from the browser. `false` is reliable; with `true` a request can still fail. */
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
