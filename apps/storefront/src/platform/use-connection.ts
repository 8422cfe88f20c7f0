import { useSyncExternalStore } from 'react';
import { useIsOnline } from './use-is-online.ts';
import { reachable } from './watched-fetch.ts';

/** `unanswered`: the browser has a network, and the last request to the shop was not answered. */
export type ConnectionState = 'online' | 'offline' | 'unanswered';

/** Returns the connection to the shop. `online` in HTML of the server. */
export function useConnection(): ConnectionState {
  const isOnline = useIsOnline();
  const isReachable = useSyncExternalStore(reachable.subscribe, reachable.get, () => true);
  if (!isOnline) return 'offline';
  return isReachable ? 'online' : 'unanswered';
}
