import {
  createOutbox,
  defaultOutboxConfig,
  type OutboxPorts,
  type OutboxTask,
} from '@shop/sync-queue';

/** Ports of the queue in a worker. The session of a customer is the page's: their orders wait for it. */
export interface OrderSendingPorts extends Omit<OutboxPorts, 'session'> {
  /** Number of open windows of the shop. */
  readonly countWindows: () => Promise<number>;
}

/**
 * Sends the orders of guests that their shopper has confirmed. Does nothing where a page is open: that sends them itself.
 *
 * Errors: rejects while one of them waits, so that the browser tries again.
 */
export async function sendQueuedOrders({
  countWindows,
  ...ports
}: OrderSendingPorts): Promise<void> {
  if ((await countWindows()) > 0) return;
  const outbox = createOutbox(defaultOutboxConfig, {
    ...ports,
    session: { current: () => 'guest', userToken: () => undefined },
  });
  await outbox.start();
  await outbox.settled();
  const isLeft = outbox.tasks.get().some(isDue);
  outbox.stop();
  if (isLeft) throw new Error('An order waits');
}

const isDue = ({ call, state, session, consent }: OutboxTask) =>
  call === 'createOrder' && session === 'guest' && state === 'queued' && consent !== 'wanted';
