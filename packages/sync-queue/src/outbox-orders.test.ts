import { err } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import type { OutboxNotice } from './outbox.ts';
import type { Fault } from './test/fake-backend.ts';
import { createOutboxWorld, type TabOptions } from './test/outbox-world.ts';

const anOrder = (n: number) => ({ stream: `order:${n}`, taskId: `key-${n}`, body: { n } });

/** A shopper who placed an order while the network was away. */
async function offlineOrder(options: TabOptions = {}) {
  const world = createOutboxWorld();
  world.network.turn(false);
  const outbox = await world.start(options);
  const notices: OutboxNotice[] = [];
  outbox.onNotice((notice) => notices.push(notice));
  await outbox.queueOrder(anOrder(1));
  return { world, outbox, notices };
}

describe('orders', () => {
  it('[SQ-30] an order placed online has the word of the shopper and goes', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    const kept = await outbox.queueOrder(anOrder(1));
    expect(kept).toMatchObject({ ok: true, value: { call: 'createOrder', consent: 'given' } });
    await world.pass();
    expect(world.backend.effects).toEqual([{ key: 'key-1', body: { n: 1 } }]);
  });

  it('[SQ-30] an order placed offline waits for the word of the shopper', async () => {
    const { world, outbox } = await offlineOrder();
    world.network.turn(true);
    await world.pass(60_000);
    expect(world.backend.requests).toEqual([]);
    expect(outbox.ordersToConfirm()).toMatchObject([{ taskId: 'key-1', consent: 'wanted' }]);
  });

  it('[SQ-30] automatic transmission sends it without asking', async () => {
    const { world, outbox } = await offlineOrder({ config: { automaticTransmission: true } });
    expect(outbox.ordersToConfirm()).toEqual([]);
    world.network.turn(true);
    await world.pass();
    expect(world.backend.effects).toHaveLength(1);
  });

  it('[SQ-31] on the thank-you page it goes without asking', async () => {
    const { world } = await offlineOrder({ ports: { isOnThankYouPage: () => true } });
    world.network.turn(true);
    await world.pass();
    expect(world.backend.effects).toHaveLength(1);
  });

  it('[SQ-32] yes sends all that wait, also after a reload', async () => {
    const { world, outbox } = await offlineOrder();
    await outbox.queueOrder(anOrder(2));
    outbox.stop();
    world.network.turn(true);
    const next = await world.start();
    expect(next.ordersToConfirm()).toHaveLength(2);
    await next.confirmOrders();
    await world.pass();
    expect(world.backend.effects).toHaveLength(2);
    expect(next.ordersToConfirm()).toEqual([]);
  });

  it('[SQ-32] no lets go of those that never left', async () => {
    const { world, outbox } = await offlineOrder();
    await outbox.declineOrders();
    world.network.turn(true);
    await world.pass();
    expect(world.backend.requests).toEqual([]);
    expect(outbox.tasks.get()).toEqual([]);
  });

  it('[SQ-32] no does not touch an order that may have left the device', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push('lost-answer');
    const outbox = await world.start();
    await outbox.queueOrder(anOrder(1));
    await world.pass();
    await outbox.declineOrders();
    await world.pass(10_000);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'done' }]);
    expect(world.backend.effects).toHaveLength(1);
  });

  it('[SQ-35] an order that cannot go at once is told and reminded of, once', async () => {
    const reminded: string[] = [];
    const remindOfOrder = ({ taskId }: { taskId: string }) => void reminded.push(taskId);
    const offline = await offlineOrder({ ports: { remindOfOrder } });
    expect(offline.notices).toMatchObject([{ kind: 'order-queued' }]);

    const world = createOutboxWorld();
    world.backend.faults.push({ code: 503 }, { code: 503 });
    const outbox = await world.start({ ports: { remindOfOrder } });
    const notices: OutboxNotice[] = [];
    outbox.onNotice((notice) => notices.push(notice));
    await outbox.queueOrder(anOrder(2));
    await world.pass(30_000);
    expect(notices).toMatchObject([{ kind: 'order-queued', task: { taskId: 'key-2' } }]);
    expect(reminded).toEqual(['key-1', 'key-2']);
    expect(world.backend.effects).toHaveLength(1);
  });

  it('[SQ-35] is not told again for each attempt that never left the device', async () => {
    const { world, outbox, notices } = await offlineOrder({
      config: { automaticTransmission: true },
      ports: { fetch: async () => err({ kind: 'offline' }) },
    });
    world.network.turn(true);
    await world.pass(60_000);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'queued', attempts: 0 }]);
    expect(notices).toHaveLength(1);
  });

  it.each<[what: string, fault: Fault]>([
    ['a lost answer', 'lost-answer'],
    ['a page in its place', 'html'],
    ['a gateway that gave up', { code: 504 }],
  ])('[SQ-39] without keys %s leaves an order to the shopper', async (_what, fault) => {
    const world = createOutboxWorld();
    world.backend.faults.push(fault);
    const outbox = await world.start({ config: { idempotencyHeader: false } });
    const notices: OutboxNotice[] = [];
    outbox.onNotice((notice) => notices.push(notice));
    await outbox.queueOrder(anOrder(1));
    await world.pass(600_000);
    expect(world.backend.requests).toHaveLength(1);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'parked', parkedFor: 'outcome-unknown' }]);
    expect(notices).toMatchObject([{ kind: 'parked' }]);
    await outbox.retry('key-1');
    await world.pass();
    expect(outbox.tasks.get()).toMatchObject([{ state: 'done' }]);
  });

  it('[SQ-39] without keys a sender that died leaves an order to the shopper', async () => {
    const config = { idempotencyHeader: false };
    const world = createOutboxWorld();
    const tab = world.openTab({ config, dieAt: 'after-answer' });
    await tab.outbox.start();
    await tab.outbox.queueOrder(anOrder(1));
    await world.pass();
    const outbox = await world.start({ config });
    await world.pass(60_000);
    expect(world.backend.requests).toHaveLength(1);
    expect(outbox.tasks.get()).toMatchObject([{ parkedFor: 'outcome-unknown' }]);
  });

  it('[SQ-39] without keys an order the server wants later goes again', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push({ code: 503 });
    const outbox = await world.start({ config: { idempotencyHeader: false } });
    await outbox.queueOrder(anOrder(1));
    await world.pass(60_000);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  it('[SQ-35] nothing of the kind is said of other tasks', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push({ code: 503 });
    const outbox = await world.start();
    const notices: OutboxNotice[] = [];
    outbox.onNotice((notice) => notices.push(notice));
    await outbox.queue({ stream: 'w', call: 'addToWishlist', body: {} });
    await world.pass(30_000);
    expect(notices).toEqual([]);
  });
});
