import type { NewTask } from '@shop/sync-queue';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';

/** Outcome of a form. `waiting`: stored on this device until the network is back. */
export type FormOutcome = 'sent' | 'waiting' | 'refused';

/** Sends a form through the outbox, so that a form submitted offline is not lost. */
export async function sendForm(
  { outbox, connectivity }: Pick<ShopperSession, 'outbox' | 'connectivity'>,
  form: Pick<NewTask, 'stream' | 'call' | 'body'>,
): Promise<FormOutcome> {
  const queued = await outbox.queue({ ...form, silent: true });
  if (!queued.ok) {
    const answer = await queued.error.answer;
    return answer?.code === 200 ? 'sent' : 'refused';
  }
  if (!connectivity.isOnline()) return 'waiting';
  const task = await outbox.outcome(queued.value.taskId);
  return task?.state === 'done' ? 'sent' : 'refused';
}
