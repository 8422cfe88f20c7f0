import { createOutbox, defaultOutboxConfig, type OutboxPorts } from '@shop/sync-queue';

/** The ports are the app's: IndexedDB, Web Locks and fetch in a browser, memory in a test. */
export async function wishOffline(ports: OutboxPorts) {
  const outbox = createOutbox(defaultOutboxConfig, ports);
  const delivered: unknown[] = [];

  // Handlers are named, so that they are found again after a reload.
  outbox.on('wishlist.added', (task) => void delivered.push(task.answer?.result));
  outbox.onNotice((notice) => void delivered.push(notice.kind));
  await outbox.start();

  const queued = await outbox.queue({
    stream: 'wishlist', // one after the other within a stream
    call: 'addToWishlist', // a call of @shop/contract
    body: { product_id: 4711 },
    callback: 'wishlist.added',
  });
  if (!queued.ok) return { saved: false, reason: queued.error.reason, outbox, delivered };

  // From here on it survives a reload, a crash and a week offline. The screen may say "saved".
  const { taskId, state } = queued.value; // state: 'queued'
  return { saved: true, taskId, state, outbox, delivered };
}
