import { silentLog } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import type { OutboxNotice } from './outbox.ts';
import type { NewTask } from '../task/task.ts';
import { createOutboxWorld } from '../test/outbox-world.ts';

const wish = (n: number, over: Partial<NewTask> = {}): NewTask => ({
  stream: 'wishlist',
  call: 'addToWishlist',
  body: { product_id: n },
  ...over,
});
const sentIds = (world: ReturnType<typeof createOutboxWorld>) =>
  world.backend.effects.map(({ body }) => (body as { product_id: number }).product_id);

describe('keeping and sending', () => {
  it('[SQ-6] says ok after the store has, and sends on its own', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    const result = await outbox.queue(wish(1));
    expect(result).toMatchObject({ ok: true, value: { state: 'queued' } });
    expect(await world.store.keys()).toHaveLength(1);
    await world.pass();
    expect(sentIds(world)).toEqual([1]);
    expect(await outbox.outcome(result.ok ? result.value.taskId : '')).toMatchObject({
      state: 'done',
      answer: { code: 200 },
    });
  });

  it('[SQ-6] makes room once, and keeps the task', async () => {
    const world = createOutboxWorld();
    world.store.failWrites = { kind: 'quota' };
    const outbox = await world.start({
      ports: { makeRoom: async () => void (world.store.failWrites = undefined) },
    });
    expect((await outbox.queue(wish(1))).ok).toBe(true);
  });

  it.each(['quota', 'unavailable'] as const)(
    '[SQ-6] says so when nothing can be kept (%s), and tries it online once',
    async (kind) => {
      const world = createOutboxWorld();
      const outbox = await world.start();
      world.store.failWrites = { kind };
      const result = await outbox.queue(wish(1));
      expect(result).toMatchObject({ ok: false, error: { kind: 'not-saved', reason: kind } });
      expect(result.ok ? undefined : await result.error.answer).toMatchObject({ code: 200 });
      expect(sentIds(world)).toEqual([1]);
      expect(outbox.tasks.get()).toEqual([]);
    },
  );

  it('[SQ-6] brings no answer when nothing can be kept or sent', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    world.store.failWrites = { kind: 'quota' };
    world.network.turn(false);
    const result = await outbox.queue(wish(1));
    expect(result.ok ? 'kept' : await result.error.answer).toBeUndefined();
  });

  it('[SQ-6] sends what could not be kept behind what its stream has kept', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push({ code: 503, headers: { 'retry-after': '5' } });
    const outbox = await world.start();
    await outbox.queue(wish(1));
    await world.pass();
    world.store.failWrites = { kind: 'quota' };
    const result = await outbox.queue(wish(2));
    world.store.failWrites = undefined;
    await world.pass(10_000);
    expect(result.ok ? undefined : await result.error.answer).toMatchObject({ code: 200 });
    expect(sentIds(world)).toEqual([1, 2]);
  });

  it('[SQ-7] keeps the order of a stream through troubles, one at a time', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push('lost-request', 'html', { code: 503 }, 'cut-off');
    world.backend.delayMs = 50;
    const outbox = await world.start();
    for (const n of [1, 2, 3]) {
      await outbox.queue({ ...wish(n), body: { product_id: n, stream: 'wishlist' } });
    }
    await world.pass(120_000);
    expect(sentIds(world)).toEqual([1, 2, 3]);
    expect(world.backend.mostAtOnce).toBe(1);
  });

  it('[SQ-8] lets another stream pass a task that waits, and its own stream pass a refused one', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push({ code: 503, headers: { 'retry-after': '30' } });
    const outbox = await world.start();
    await outbox.queue(wish(1, { stream: 'a' }));
    await world.pass();
    await outbox.queue(wish(2, { stream: 'b' }));
    world.backend.faults.push({ code: 400 });
    await outbox.queue(wish(3, { stream: 'c' }));
    await outbox.queue(wish(4, { stream: 'c' }));
    await world.pass();
    expect(sentIds(world)).toContain(4);
    expect(sentIds(world)).not.toContain(1);
    await world.pass(30_000);
    expect(sentIds(world)).toContain(1);
  });

  it('[SQ-9] sends the same key and body on every attempt, and repeats no id', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push('lost-answer', 'lost-answer');
    const outbox = await world.start();
    const first = await outbox.queue(wish(1, { taskId: 'order-key' }));
    const again = await outbox.queue(wish(1, { taskId: 'order-key' }));
    expect(again).toEqual(first);
    await world.pass(10_000);
    const keys = world.backend.requests.map(({ headers }) => headers?.['idempotency-key']);
    expect(keys).toEqual(['order-key', 'order-key', 'order-key']);
    expect(sentIds(world)).toEqual([1]);
  });

  it('[SQ-9] sends no key to a backend that has none', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start({ config: { idempotencyHeader: false } });
    await outbox.queue(wish(1));
    await world.pass();
    expect(world.backend.requests[0]?.headers).toEqual({ 'content-type': 'application/json' });
  });

  it('[SQ-12] repeats without end while online', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    world.backend.faults.push(...Array.from({ length: 40 }, () => 'lost-request' as const));
    await outbox.queue(wish(1));
    await world.pass(60 * 60_000);
    expect(sentIds(world)).toEqual([1]);
    expect(world.backend.requests).toHaveLength(41);
  });

  it('[SQ-13] dead-letters a task after five 500 responses, and sends it again on request', async () => {
    const world = createOutboxWorld();
    const notices: OutboxNotice[] = [];
    const outbox = await world.start();
    outbox.onNotice((notice) => notices.push(notice));
    world.backend.faults.push(...Array.from({ length: 5 }, () => ({ code: 500 })));
    const result = await outbox.queue(wish(1));
    await world.pass(600_000);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'parked', parkedFor: 'server-errors' }]);
    expect(notices).toMatchObject([{ kind: 'parked' }]);
    await outbox.retry(result.ok ? result.value.taskId : '');
    await world.pass();
    expect(sentIds(world)).toEqual([1]);
    expect(new Set(world.backend.requests.map((r) => r.headers?.['idempotency-key'])).size).toBe(1);
  });

  it('[SQ-16] keeps a delivered task a minute, a cacheable one until it is acknowledged', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    const plain = await outbox.queue(wish(1));
    const cached = await outbox.queue(wish(2, { cacheable: true }));
    await world.pass(61_000);
    await outbox.process();
    expect(outbox.find(plain.ok ? plain.value.taskId : '')).toBeUndefined();
    const id = cached.ok ? cached.value.taskId : '';
    expect(outbox.find(id)).toMatchObject({ state: 'done', answer: { code: 200 } });
    await outbox.acknowledge(id);
    expect(outbox.find(id)).toBeUndefined();
  });

  it('[SQ-16] keeps a cacheable task 7 days at most', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    await outbox.queue(wish(2, { cacheable: true }));
    await world.pass(7 * 86_400_000 + 1);
    await outbox.process();
    expect(outbox.tasks.get()).toEqual([]);
  });

  it('[SQ-16] does not send an answered task in circles when its answer cannot be kept', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    world.network.turn(false);
    const result = await outbox.queue(wish(1));
    world.store.failWrites = { kind: 'quota' };
    world.network.turn(true);
    await world.pass(600_000);
    expect(world.backend.requests).toHaveLength(1);
    expect(outbox.find(result.ok ? result.value.taskId : '')).toMatchObject({ state: 'done' });
  });

  it('[SQ-19] parks what has waited for 7 days, and says so', async () => {
    const world = createOutboxWorld();
    world.network.turn(false);
    const outbox = await world.start();
    const notices: OutboxNotice[] = [];
    outbox.onNotice((notice) => notices.push(notice));
    await outbox.queue(wish(1));
    await world.pass(7 * 86_400_000 + 1);
    world.network.turn(true);
    await world.pass();
    expect(outbox.tasks.get()).toMatchObject([{ state: 'parked', parkedFor: 'too-old' }]);
    expect(notices).toMatchObject([{ kind: 'parked' }]);
    expect(sentIds(world)).toEqual([]);
  });

  it('[SQ-19] parks what waited for 7 days after its sender died, and does not send it first', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push('lost-answer');
    const tab = world.openTab({ dieAt: 'after-answer' });
    await tab.outbox.start();
    await tab.outbox.queue(wish(1));
    await world.pass(8 * 24 * 3_600_000);
    const outbox = await world.start();
    await world.pass(60_000);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'parked', parkedFor: 'too-old' }]);
    expect(world.backend.requests).toHaveLength(1);
  });

  it('[SQ-25] sends nothing offline, and everything when the network is back', async () => {
    const world = createOutboxWorld();
    world.network.turn(false);
    const outbox = await world.start();
    await outbox.queue(wish(1));
    await outbox.queue(wish(2));
    await world.pass(3_600_000);
    expect(world.backend.requests).toEqual([]);
    world.network.turn(true);
    await world.pass();
    expect(sentIds(world)).toEqual([1, 2]);
  });

  it('[SQ-22] a tab that cannot read what another one queued says so in the log, and breaks nothing', async () => {
    const world = createOutboxWorld();
    const heard = new Map<string, unknown>();
    const cause = new Error('gone');
    let isGone = false;
    const read = (prefix?: string) => (isGone ? Promise.reject(cause) : world.store.keys(prefix));
    const ports = {
      store: { ...world.store, keys: read },
      log: {
        ...silentLog,
        error: (name: string, fields?: unknown) => void heard.set(name, fields),
      },
    };
    await world.start({ ports });
    isGone = true;
    await (await world.start()).queue(wish(1));
    await world.pass();
    expect([...heard]).toEqual([['outbox.not-refreshed', { cause }]]);
    expect(sentIds(world)).toEqual([1]);
  });

  it('[SQ-25] reads and sends nothing before it is started', async () => {
    const world = createOutboxWorld();
    const { outbox } = world.openTab();
    await outbox.queue(wish(1));
    outbox.on('wished', () => undefined);
    await world.pass(10_000);
    expect(world.backend.requests).toEqual([]);
    await outbox.start();
    await world.pass();
    expect(sentIds(world)).toEqual([1]);
  });

  it('[SQ-5] stores the fields of the spec with a task, before and after it is sent', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    await outbox.queue(wish(1, { taskId: 'T1', callback: 'wished', cacheable: true }));
    const createdAt = world.clock.now();
    expect(await world.store.get('task/000000000001')).toEqual({
      taskId: 'T1',
      stream: 'wishlist',
      call: 'addToWishlist',
      body: { product_id: 1 },
      callback: 'wished',
      createdSeq: 1,
      session: 'guest',
      consent: 'not-needed',
      cacheable: true,
      silent: false,
      createdAt,
      updatedAt: createdAt,
      state: 'queued',
      attempts: 0,
      serverErrors: 0,
      acknowledged: false,
    });
    await world.pass(2000);
    expect(await world.store.get('task/000000000001')).toMatchObject({
      taskId: 'T1',
      state: 'done',
      answer: { code: 200, result: true },
      acknowledged: false,
      createdAt,
    });
  });

  it('[SQ-1] leaves a record of another build alone', async () => {
    const world = createOutboxWorld();
    await world.store.set('task/000000000004', { taskId: 'x', call: 'teleport', createdSeq: 4 });
    const outbox = await world.start();
    const result = await outbox.queue(wish(1));
    await world.pass();
    expect(result.ok && result.value.createdSeq).toBe(5);
    expect(sentIds(world)).toEqual([1]);
    expect(await world.store.get('task/000000000004')).toMatchObject({ call: 'teleport' });
    expect(await world.store.get('task/000000000009')).toBeUndefined();
  });

  it('[SQ-25] sends nothing more once it is stopped', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    outbox.stop();
    await outbox.queue(wish(1));
    await world.pass(60_000);
    expect(world.backend.requests).toEqual([]);
  });
});
