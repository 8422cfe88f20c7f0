import type { OutboxTask } from '@shop/sync-queue';
import { useOwnTasks } from './use-own-tasks.ts';

/** Returns the orders on this device that wait for the network, for the shop or for the shopper's confirmation. */
export function useQueuedOrders(): readonly OutboxTask[] {
  return useOwnTasks().filter(isWaiting);
}

/** Returns false for an order that is being sent. */
function isWaiting({ call, state, consent, attempts, lastTrouble }: OutboxTask): boolean {
  if (call !== 'createOrder' || state !== 'queued') return false;
  return consent === 'wanted' || attempts === 0 || lastTrouble !== undefined;
}
