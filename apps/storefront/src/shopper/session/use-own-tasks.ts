import type { OutboxTask } from '@shop/sync-queue';
import { useShopperValue } from './use-shopper.ts';

const none: readonly never[] = [];

/** Returns the pending tasks of a guest and of the current customer, not those of other customers. */
export function useOwnTasks(): readonly OutboxTask[] {
  const tasks = useShopperValue(({ outbox }) => outbox.tasks, none);
  const session = useShopperValue(({ account }) => account.session, undefined);
  const mine = session?.status === 'signed-in' ? String(session.profile?.id) : 'guest';
  return tasks.length === 0
    ? none
    : tasks.filter((task) => task.session === 'guest' || task.session === mine);
}
