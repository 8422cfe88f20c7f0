import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns false on the server and in the first render of the browser, then true. Use it for data that only the browser
 * has: the shopper, and the parts of an address that no stored page may depend on.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
