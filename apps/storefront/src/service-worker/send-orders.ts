/// <reference lib="webworker" />
import {
  browserIds,
  createBrowserConnectivity,
  createBrowserFetch,
  createIndexedDbStore,
  createTabBroadcast,
  createWebLock,
  systemClock,
} from '@shop/platform-browser';
import { consoleLog } from '../platform/console-log.ts';
import { senderTakeover } from '../shopper/device/sender-takeover.ts';
import { sendQueuedOrders } from './send-queued-orders.ts';

declare const self: ServiceWorkerGlobalScope;

/** Sync tag under which a page requests the sending of orders. */
export const orderSending = 'send-orders';

/** Sends the queued orders of this browser. Errors: as those of `sendQueuedOrders`. */
export function sendOrders(): Promise<void> {
  return sendQueuedOrders({
    async countWindows() {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      return windows.length;
    },
    fetch: createBrowserFetch(),
    store: createIndexedDbStore('outbox', { durability: 'strict' }),
    broadcast: createTabBroadcast('outbox'),
    clock: systemClock,
    ids: browserIds,
    random: Math.random,
    lock: createWebLock(undefined, systemClock, senderTakeover(createTabBroadcast)),
    connectivity: createBrowserConnectivity(self, self.navigator),
    log: consoleLog,
  });
}
