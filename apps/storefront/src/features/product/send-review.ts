import type { NewReview } from '@shop/contract';
import type { Personal } from '../../wiring/personal.ts';

/** What became of a review. `waiting`: kept on this device until the network is back. */
export type ReviewOutcome = 'sent' | 'waiting' | 'refused';

/** Sends a review through the outbox, so that one written offline is not lost. */
export async function sendReview(
  { outbox, connectivity }: Personal,
  review: NewReview,
): Promise<ReviewOutcome> {
  const queued = await outbox.queue({
    stream: `form:review-${review.product_id}`,
    call: 'createReview',
    body: { review },
    silent: true,
  });
  if (!queued.ok) {
    const answer = await queued.error.answer;
    return answer?.code === 200 ? 'sent' : 'refused';
  }
  if (!connectivity.isOnline()) return 'waiting';
  const task = await outbox.outcome(queued.value.taskId);
  return task?.state === 'done' ? 'sent' : 'refused';
}
