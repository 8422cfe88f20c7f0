/**
 * Measures tasks per second stored, sent and reported, with a store in memory.
 *
 *   node --conditions=@shop/source benchmarks/sync-queue.ts
 */
import { ok } from '@shop/kernel';
import { createOutbox, defaultOutboxConfig } from '@shop/sync-queue';
import {
  createBroadcastHub,
  createFakeClock,
  createMemoryLock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
  silentLog,
} from '@shop/testing';
import { perSecondInTurn, printRate } from './measure.ts';

const answer = {
  status: 200,
  contentType: 'application/json',
  headers: {},
  body: '{"code":200,"result":true}',
};
const outbox = createOutbox(defaultOutboxConfig, {
  fetch: async () => ok(answer),
  store: createMemoryStore(),
  session: { current: () => 'guest', userToken: () => undefined },
  clock: createFakeClock(),
  ids: createSequentialIds(),
  random: () => 0.5,
  lock: createMemoryLock(),
  connectivity: createSwitch(),
  broadcast: createBroadcastHub().join(),
  log: silentLog,
});
let delivered = 0;
outbox.on('wished', () => void (delivered += 1));
await outbox.start();
printRate(
  'sync-queue: a task stored, sent and reported',
  await perSecondInTurn(async () => {
    await outbox.queue({
      stream: 'wishlist',
      call: 'addToWishlist',
      body: { product_id: 4711 },
      callback: 'wished',
    });
    await outbox.process();
  }),
);
if (delivered === 0) throw new Error('No event was delivered');
