import type { OutboxTask } from '@shop/sync-queue';
import { useShopperValue } from './use-shopper.ts';

const none: readonly never[] = [];

/** What waits for whoever is here: a guest's, and those of who is signed in. Another customer's are not theirs to see. */
export function useOwnTasks(): readonly OutboxTask[] {
  const tasks = useShopperValue(({ outbox }) => outbox.tasks, none);
  const session = useShopperValue(({ account }) => account.session, undefined);
  const mine = session?.status === 'signed-in' ? String(session.profile?.id) : 'guest';
  return tasks.length === 0
    ? none
    : tasks.filter((task) => task.session === 'guest' || task.session === mine);
}
