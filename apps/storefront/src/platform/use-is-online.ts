import { createBrowserConnectivity } from '@shop/platform-browser';
import { useSyncExternalStore } from 'react';

const connectivity = createBrowserConnectivity();

/** Returns true if the browser has a network, which may lack internet access. True in HTML of the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(connectivity.subscribe, connectivity.isOnline, () => true);
}
