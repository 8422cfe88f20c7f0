import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in what the server sends and in the first render of the browser, true from then on. For what only the
 * browser knows: the shopper, and the parts of an address no stored page may depend on.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
