import {
  createOutbox,
  defaultOutboxConfig,
  type OutboxPorts,
  type OutboxTask,
} from '@shop/sync-queue';

/**
 * Ports of the outbox in a worker. Only a page knows the session of a customer: orders of customers wait for a page.
 */
export interface OrderSendingPorts extends Omit<OutboxPorts, 'session'> {
  /** Number of open windows of the shop. */
  readonly countWindows: () => Promise<number>;
}

/**
 * Sends orders of guests that the shopper has confirmed. Does nothing while a page is open, because the page sends
 * them.
 *
 * Errors: rejects while an order still waits, so that the browser tries again.
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
