import type { ServerPorts } from '../cart/cart-ports.ts';
import { totalsMessage, type TotalsSync } from '../totals/totals-sync.ts';

/** Calls `onOnline` when the network is back, and applies totals that other tabs received. Returns a function that stops both. */
export function listenToServerEvents(
  { connectivity, broadcast }: Pick<ServerPorts, 'connectivity' | 'broadcast'>,
  totalsSync: Pick<TotalsSync, 'applyBroadcast'>,
  onOnline: () => void,
): () => void {
  const stopConnectivity = connectivity.subscribe((isOnline) => {
    if (isOnline) onOnline();
  });
  const stopBroadcast = broadcast.subscribe((message) => {
    if (message.startsWith(totalsMessage)) {
      totalsSync.applyBroadcast(message.slice(totalsMessage.length));
    }
  });
  return () => {
    stopConnectivity();
    stopBroadcast();
  };
}
