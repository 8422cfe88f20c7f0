import type { OutboxTask } from '@shop/sync-queue';
import { useOwnTasks } from './use-own-tasks.ts';

/** Returns the orders that wait on this device for the network, for the shop or for their shopper's word. */
export function useQueuedOrders(): readonly OutboxTask[] {
  return useOwnTasks().filter(isWaiting);
}

/** An order that is on its way waits for nothing. */
function isWaiting({ call, state, consent, attempts, lastTrouble }: OutboxTask): boolean {
  if (call !== 'createOrder' || state !== 'queued') return false;
  return consent === 'wanted' || attempts === 0 || lastTrouble !== undefined;
}
