import { err, ok, type HttpRequest, type NetworkFailure } from '@shop/kernel';
import { expect, it } from 'vitest';
import type { NewTask } from '../task/task.ts';
import { createLossyLock } from '../test/lossy-lock.ts';
import { createOutboxWorld } from '../test/outbox-world.ts';

const wish = (n: number, stream = 'wishlist'): NewTask => ({
  stream,
  call: 'addToWishlist',
  body: { product_id: n },
});
const sentIds = (requests: readonly HttpRequest[]): readonly number[] =>
  requests.map(({ body }) => (JSON.parse(body ?? '{}') as { product_id: number }).product_id);

it('[SQ-42] a tab that lost the lock during an attempt starts no other one', async () => {
  const world = createOutboxWorld();
  const { lock, take } = createLossyLock();
  world.backend.delayMs = 5000;
  const first = await world.start({ ports: { lock } });
  await world.start({ ports: { lock } });
  await first.queue(wish(1));
  await first.queue(wish(2));
  await world.pass(100);
  take('outbox');
  await world.pass(100);
  await first.queue(wish(3, 'other'));
  await world.pass(60_000);
  // The new sender repeats the attempt with the unknown outcome, with the same key, and sends the others.
  expect(sentIds(world.backend.requests).toSorted()).toEqual([1, 1, 2, 3]);
  expect(world.backend.effects).toHaveLength(3);
});

it('[SQ-42] a tab that lost the lock before its attempt does not send', async () => {
  for (const lostAt of ['before-mark-sending', 'before-send'] as const) {
    const world = createOutboxWorld();
    const { lock, take } = createLossyLock();
    const sentByFirst: HttpRequest[] = [];
    const first = await world.start({
      ports: {
        lock,
        fetch: (request) => {
          sentByFirst.push(request);
          return world.backend.fetch(request);
        },
        crashPoint(name) {
          if (name === lostAt) take('outbox');
        },
      },
    });
    const second = await world.start({ ports: { lock } });
    await first.queue(wish(1));
    await world.pass(60_000);
    expect(sentByFirst).toEqual([]);
    expect(sentIds(world.backend.requests)).toEqual([1]);
    // The first tab started an attempt only if it still held the lock.
    const attempts = lostAt === 'before-send' ? 2 : 1;
    expect(second.tasks.get()).toMatchObject([{ state: 'done', attempts }]);
  }
});

it('[SQ-41] an attempt that fails after another tab began the next one changes nothing', async () => {
  const world = createOutboxWorld();
  const { lock, take } = createLossyLock();
  let fail: (failure: NetworkFailure) => void = () => undefined;
  const failure = new Promise<NetworkFailure>((resolve) => (fail = resolve));
  const first = await world.start({
    ports: { lock, fetch: async () => err(await failure) },
  });
  const sent: HttpRequest[] = [];
  const fetch = async (request: HttpRequest) => {
    sent.push(request);
    await world.clock.wait(5000);
    const body = JSON.stringify({ code: 200, result: true });
    return ok({ status: 200, contentType: 'application/json', headers: {}, body });
  };
  const second = await world.start({ ports: { lock, fetch } });
  await first.queue(wish(1));
  await world.pass(100);
  take('outbox');
  await world.pass(100);
  expect(sentIds(sent)).toEqual([1]);
  fail({ kind: 'unreachable' });
  await world.pass(100);
  expect(second.tasks.get()).toMatchObject([{ state: 'sending', attempts: 2 }]);
  await world.pass(5000);
  expect(second.tasks.get()).toMatchObject([{ state: 'done', attempts: 2 }]);
  expect(sentIds(sent)).toEqual([1]);
});

it('[SQ-42] a task is stored beside the one that another tab stored after it took the lock', async () => {
  const world = createOutboxWorld();
  const { lock, take } = createLossyLock();
  world.network.turn(false);
  let openGate = () => {};
  const gate = new Promise<void>((resolve) => (openGate = resolve));
  let reads = 0;
  let stoppedRead = Infinity;
  const keys = async (prefix?: string) => {
    const found = await world.store.keys(prefix);
    // Stop the tab after it has read the last sequence number.
    if ((reads += 1) === stoppedRead) await gate;
    return found;
  };
  const first = await world.start({ ports: { lock, store: { ...world.store, keys } } });
  const second = await world.start({ ports: { lock } });
  await world.pass();
  stoppedRead = reads + 2;
  const firstQueued = first.queue(wish(1));
  await world.pass();
  take('outbox-write');
  await second.queue(wish(2));
  openGate();
  expect(await firstQueued).toMatchObject({ ok: true });
  await world.pass();
  expect(await world.store.keys('task/')).toHaveLength(2);
});

it('[SQ-42] a task that is changed or removed is read again when the lock was taken meanwhile', async () => {
  const world = createOutboxWorld();
  const { lock, take } = createLossyLock();
  world.network.turn(false);
  let takesAtRead = false;
  const takeOnce = () => {
    if (takesAtRead) take('outbox-write');
    takesAtRead = false;
  };
  const store: typeof world.store = {
    ...world.store,
    async get(key) {
      const value = await world.store.get(key);
      takeOnce();
      return value;
    },
    async keys(prefix) {
      const found = await world.store.keys(prefix);
      takeOnce();
      return found;
    },
  };
  const outbox = await world.start({ ports: { lock, store } });
  const queued = await outbox.queue(wish(1));
  if (!queued.ok) throw new Error('It was not stored.');
  takesAtRead = true;
  await outbox.discard(queued.value.taskId);
  expect(takesAtRead).toBe(false);
  expect(await world.store.keys('task/')).toEqual([]);
});
