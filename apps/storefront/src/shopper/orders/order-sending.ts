import { readOrderResponse, type PlaceOutcome } from '@shop/checkout';
import type { NewOrderInput } from '@shop/contract';
import type { Connectivity } from '@shop/kernel';
import type { Outbox, OutboxTask } from '@shop/sync-queue';

/** Longest wait for the server before an order counts as "saved, will be sent", in milliseconds. */
const patienceMs = 20_000;

/**
 * Sends an order through the outbox: stored on the device first, then sent until the server accepts or rejects it.
 * Without a network, or after the time limit, it stays stored and is sent later.
 */
export async function sendThroughOutbox(
  outbox: Outbox,
  connectivity: Pick<Connectivity, 'isOnline'>,
  order: NewOrderInput,
  key: string,
): Promise<PlaceOutcome> {
  const seenTotal = order.expected_total ?? 0;
  const queueResult = await outbox.queueOrder({
    stream: `order:${key}`,
    taskId: key,
    // Set also for a tab of another store view that sends the order.
    ...(order.store_code ? { query: { storeCode: order.store_code } } : {}),
    body: order,
    cacheable: true,
    silent: true,
  });
  if (!queueResult.ok) {
    const answer = await queueResult.error.answer;
    const outcome = answer === undefined ? undefined : readOrderResponse(answer, Number(seenTotal));
    return outcome ?? { kind: 'refused', reason: 'not-saved' };
  }
  if (!connectivity.isOnline()) return { kind: 'queued' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  const ended = await Promise.race([outbox.outcome(key), tooLong]);
  clearTimeout(timer);
  return outcomeOf(ended) ?? { kind: 'queued' };
}

/** Returns the outcome of a stored order; undefined while it is unknown. */
export function outcomeOf(task: OutboxTask | undefined): PlaceOutcome | undefined {
  if (task?.answer === undefined) return undefined;
  const { expected_total: seenTotal = 0 } = task.body as NewOrderInput;
  return readOrderResponse(task.answer, Number(seenTotal));
}
