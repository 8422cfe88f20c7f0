import { err } from '@shop/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderLookup } from './order-lookup.ts';
import { outboxCrashPoints, type OutboxCrashPoint } from './outbox-ports.ts';
import type { OutboxNotice } from './outbox.ts';
import type { Fault } from '../test/fake-backend.ts';
import { createOutboxWorld, turns, type TabOptions } from '../test/outbox-world.ts';

const anOrder = (n: number) => ({ stream: `order:${n}`, taskId: `key-${n}`, body: { n } });

/** A shopper who placed an order while offline. */
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
    const result = await outbox.queueOrder(anOrder(1));
    expect(result).toMatchObject({ ok: true, value: { call: 'createOrder', consent: 'given' } });
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

  it('[SQ-31] an order that was sent from the thank-you page is not asked about again', async () => {
    const { world, outbox } = await offlineOrder({ ports: { isOnThankYouPage: () => true } });
    world.backend.faults.push({ code: 503 });
    world.network.turn(true);
    await world.pass();
    expect(outbox.tasks.get()).toMatchObject([{ state: 'queued', consent: 'given' }]);
    expect(outbox.ordersToConfirm()).toEqual([]);
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

  it('[SQ-32] no drops the tasks that were never sent', async () => {
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

  it('[SQ-37] an order that cannot be sent immediately is announced and reminded of once', async () => {
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

  it('[SQ-37] is not announced again for each attempt that was not sent', async () => {
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
  ])('[SQ-35] without keys %s leaves an order to the shopper', async (_what, fault) => {
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

  it('[SQ-35] without keys a sender that died leaves an order to the shopper', async () => {
    const config = { idempotencyHeader: false };
    const world = createOutboxWorld();
    const tab = world.openTab({ config, dieAt: 'after-answer' });
    await tab.outbox.start();
    await tab.outbox.queueOrder(anOrder(1));
    await world.pass();
    const outbox = await world.start({ config });
    expect(outbox.tasks.get()).toMatchObject([{ lastTrouble: { kind: 'network' } }]);
    await world.pass(60_000);
    expect(world.backend.requests).toHaveLength(1);
    expect(outbox.tasks.get()).toMatchObject([{ parkedFor: 'outcome-unknown' }]);
  });

  /** A shopper whose order response was lost, with a server without idempotency keys and with a lookup. */
  async function orderInDoubt(sightings: readonly OrderLookup[], fault: Fault = 'lost-answer') {
    const world = createOutboxWorld();
    world.backend.faults.push(fault);
    const looks: number[] = [];
    const outbox = await world.start({
      config: { idempotencyHeader: false },
      ports: {
        lookUpOrder: async (_task, forMs) =>
          sightings[looks.push(forMs) - 1] ?? { kind: 'unclear' },
      },
    });
    const notices: OutboxNotice[] = [];
    outbox.onNotice((notice) => notices.push(notice));
    await outbox.queueOrder(anOrder(1));
    await world.pass();
    return { world, outbox, notices, looks };
  }

  it('[SQ-35] without keys an order that is found was placed, and does not go again', async () => {
    const result = { orderNumber: 'A-1' };
    const { world, outbox, notices } = await orderInDoubt([{ kind: 'placed', result }]);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    const ended = outbox.outcome('key-1');
    await world.pass(600_000);
    expect(await ended).toMatchObject({ state: 'done', answer: { code: 200, result } });
    expect(world.backend.requests).toHaveLength(1);
    expect(notices).toEqual([]);
  });

  it('[SQ-35] without keys an order that is not there goes again, after having been looked for', async () => {
    const { world, outbox, looks } = await orderInDoubt([{ kind: 'not-placed' }], 'lost-request');
    await world.pass(600_000);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'done', attempts: 2 }]);
    expect(world.backend.effects).toHaveLength(1);
    // In doubt for the first delay of half a second.
    expect(looks).toEqual([500]);
  });

  it('[SQ-35] the lookup is repeated until it has a result, and not before the retry time', async () => {
    const { world, outbox, looks } = await orderInDoubt([
      { kind: 'later' },
      { kind: 'later', waitMs: 120_000 },
      { kind: 'placed', result: {} },
    ]);
    await world.pass(60_000);
    expect(looks).toHaveLength(2);
    await world.pass(120_000);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'done' }]);
    expect(looks[2]! - looks[1]!).toBeGreaterThanOrEqual(120_000);
  });

  it('[SQ-35] an order in doubt without a lookup result is decided or looked up again by the shopper', async () => {
    const { world, outbox, notices, looks } = await orderInDoubt([
      { kind: 'unclear' },
      { kind: 'not-placed' },
    ]);
    await world.pass(600_000);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'parked', parkedFor: 'outcome-unknown' }]);
    expect(notices).toMatchObject([{ kind: 'parked' }]);
    await outbox.lookUpOrder('key-1');
    await world.pass();
    expect(looks).toHaveLength(2);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'done' }]);
    await outbox.lookUpOrder('key-1');
    await outbox.lookUpOrder('key-2');
    await world.pass();
    expect(looks).toHaveLength(2);
  });

  it('[SQ-36] an order whose cart was ordered is never sent again, for any number', async () => {
    const { world, outbox, notices } = await orderInDoubt([{ kind: 'ordered' }]);
    await world.pass(600_000);
    expect(notices).toMatchObject([{ kind: 'parked', task: { parkedFor: 'number-unknown' } }]);
    await outbox.retry('key-1');
    await outbox.lookUpOrder('key-1');
    await world.pass(600_000);
    expect(world.backend.requests).toHaveLength(1);
    expect(await outbox.discard('key-1')).toBe(true);
  });

  it('[SQ-35] an order in doubt is not announced as waiting, but the shopper is reminded', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push('lost-answer');
    const reminded: string[] = [];
    const outbox = await world.start({
      config: { idempotencyHeader: false },
      ports: { remindOfOrder: ({ taskId }) => reminded.push(taskId) },
    });
    const notices: OutboxNotice[] = [];
    outbox.onNotice((notice) => notices.push(notice));
    await outbox.queueOrder(anOrder(1));
    await world.pass();
    expect([reminded, notices]).toEqual([['key-1'], []]);
  });

  it('[SQ-17] the callback of an order in doubt runs once it is known to be placed', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push('lost-answer');
    const lookups: OrderLookup[] = [{ kind: 'later' }, { kind: 'placed', result: {} }];
    const outbox = await world.start({
      config: { idempotencyHeader: false },
      ports: { lookUpOrder: async () => lookups.shift() ?? { kind: 'unclear' } },
    });
    const states: string[] = [];
    outbox.on('ordered', ({ state }) => void states.push(state));
    await outbox.queueOrder({ ...anOrder(1), callback: 'ordered' });
    await world.pass(600_000);
    expect([states, lookups]).toEqual([['done'], []]);
  });

  it('[SQ-35] the shopper is reminded once of an order that gets into doubt twice', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push('lost-request', 'lost-request');
    const reminded: string[] = [];
    const outbox = await world.start({
      config: { idempotencyHeader: false },
      ports: {
        remindOfOrder: ({ taskId }) => reminded.push(taskId),
        lookUpOrder: async () => ({ kind: 'not-placed' }),
      },
    });
    await outbox.queueOrder(anOrder(1));
    await world.pass(600_000);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'done', attempts: 3 }]);
    expect(reminded).toEqual(['key-1']);
  });

  it('[SQ-35] without keys no order is placed twice, for any network failure and any crash of a tab', async () => {
    const fault = fc.constantFrom<Fault>(
      'none',
      'lost-request',
      'lost-answer',
      'html',
      'cut-off',
      { code: 503 },
      { code: 504 },
    );
    const states = fc.constantFrom('truth', 'later', 'unclear');
    const death = fc.option(fc.constantFrom<OutboxCrashPoint>(...outboxCrashPoints));
    const life = fc.record({
      faults: fc.array(fault, { maxLength: 6 }),
      looks: fc.array(states, { maxLength: 6 }),
      deaths: fc.array(death, { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(life, async ({ faults, looks, deaths }) => {
        const world = createOutboxWorld();
        world.backend.faults.push(...faults);
        const coming = [...looks];
        const lookUpOrder = async (): Promise<OrderLookup> => {
          const what = coming.shift() ?? 'truth';
          if (what !== 'truth') return { kind: what as 'later' | 'unclear' };
          const isThere = world.backend.effects.length > 0;
          return isThere ? { kind: 'placed', result: {} } : { kind: 'not-placed' };
        };
        let isKept = false;
        for (const dieAt of [...deaths, undefined]) {
          const tab = world.openTab({
            config: { idempotencyHeader: false },
            ports: { lookUpOrder },
            ...(dieAt ? { dieAt } : {}),
          });
          tab.outbox.start().catch(() => undefined);
          await turns();
          if (!isKept) {
            const result = await tab.outbox
              .queueOrder({ ...anOrder(1), cacheable: true })
              .catch(() => undefined);
            isKept = result?.ok === true;
          }
          await world.pass(3_600_000);
          tab.kill();
        }
        const last = await world.start({
          config: { idempotencyHeader: false },
          ports: { lookUpOrder },
        });
        for (const { taskId } of last.tasks.get()) await last.lookUpOrder(taskId);
        coming.length = 0;
        world.backend.faults.length = 0;
        await world.pass(3_600_000);
        expect(world.backend.effects.length).toBeLessThanOrEqual(1);
        // Never lost: placed, or still stored for the decision of the shopper.
        const isOpen = last.tasks.get().some(({ state }) => state !== 'done');
        expect(isKept && world.backend.effects.length === 0 && !isOpen).toBe(false);
        const open = last.tasks.get().filter(({ state }) => state !== 'done');
        expect(open.every(({ parkedFor }) => parkedFor === 'outcome-unknown')).toBe(true);
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('[SQ-35] without keys an order the server wants later goes again', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push({ code: 503 });
    const outbox = await world.start({ config: { idempotencyHeader: false } });
    await outbox.queueOrder(anOrder(1));
    await world.pass(60_000);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  it('[SQ-37] other tasks are not announced', async () => {
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
