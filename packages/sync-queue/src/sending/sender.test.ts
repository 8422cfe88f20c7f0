import { err, ok, type AbortSignalLike, type Clock, type HttpRequest } from '@shop/kernel';
import { createMemoryLock, silentLog } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import type { NewTask } from '../task/task.ts';
import { createOutboxWorld } from '../test/outbox-world.ts';

const wish = (n: number, over: Partial<NewTask> = {}): NewTask => ({
  stream: 'wishlist',
  call: 'addToWishlist',
  body: { product_id: n },
  ...over,
});
const sentIds = (requests: readonly HttpRequest[]): readonly number[] =>
  requests.map(({ body }) => (JSON.parse(body ?? '{}') as { product_id: number }).product_id);

/** A clock that counts its pending timers. */
function countTimers(clock: Clock) {
  const open = new Set<AbortSignalLike>();
  const counted: Clock = {
    now: () => clock.now(),
    async wait(ms, signal) {
      if (signal === undefined) return clock.wait(ms);
      open.add(signal);
      try {
        await clock.wait(ms, signal);
      } finally {
        open.delete(signal);
      }
    },
  };
  return { clock: counted, openTimers: () => open.size };
}

/** A log that records errors. */
function recordErrors() {
  const errors: { readonly event: string; readonly fields: unknown }[] = [];
  const log = {
    ...silentLog,
    error: (event: string, fields?: unknown) => void errors.push({ event, fields }),
  };
  return { log, errors };
}

describe('the sender', () => {
  it('[SQ-22] holds the lock outbox, and changes the store under one of its own', async () => {
    const world = createOutboxWorld();
    const memory = createMemoryLock();
    const names = new Set<string>();
    const lock: typeof memory = {
      run(name, task) {
        names.add(name);
        return memory.run(name, task);
      },
    };
    const outbox = await world.start({ ports: { lock } });
    await outbox.queue(wish(1));
    await world.pass();
    expect([...names].toSorted()).toEqual(['outbox', 'outbox-write']);
  });

  it('[SQ-22] sends what a tab queued that may not send itself', async () => {
    const world = createOutboxWorld();
    await world.start();
    const other = await world.start({ ports: { isLeader: () => false } });
    await other.queue(wish(1));
    await world.pass();
    expect(sentIds(world.backend.requests)).toEqual([1]);
  });

  it('[SQ-8] sends a new stream while another one is being sent', async () => {
    const world = createOutboxWorld();
    world.backend.delayMs = 5000;
    const outbox = await world.start();
    await outbox.queue(wish(1, { stream: 'a' }));
    await world.pass(100);
    await outbox.queue(wish(2, { stream: 'b' }));
    await world.pass();
    expect(sentIds(world.backend.requests)).toEqual([1, 2]);
  });

  it('[SQ-8] sends all of one stream while another one waits for its response', async () => {
    const world = createOutboxWorld();
    const sent: HttpRequest[] = [];
    const fetch = async (request: HttpRequest) => {
      sent.push(request);
      if (sentIds([request])[0] === 1) await world.clock.wait(5000);
      const body = JSON.stringify({ code: 200, result: true });
      return ok({ status: 200, contentType: 'application/json', headers: {}, body });
    };
    world.network.turn(false);
    const outbox = await world.start({ ports: { fetch } });
    await outbox.queue(wish(1, { stream: 'a' }));
    for (const n of [2, 3, 4]) await outbox.queue(wish(n, { stream: 'b' }));
    world.network.turn(true);
    await world.pass();
    expect(sentIds(sent)).toEqual([1, 2, 3, 4]);
  });

  it('[SQ-25] starts nothing once the network has gone during a delivery', async () => {
    const world = createOutboxWorld();
    world.backend.delayMs = 100;
    const outbox = await world.start();
    await outbox.queue(wish(1));
    await outbox.queue(wish(2));
    await world.pass(50);
    world.network.turn(false);
    await world.pass(600_000);
    expect(sentIds(world.backend.requests)).toEqual([1]);
    expect(outbox.tasks.get().map(({ state }) => state)).toEqual(['done', 'queued']);
  });

  it('[SQ-17] runs a handler that was registered while another task was sent', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    await outbox.queue(wish(1, { callback: 'wished' }));
    await world.pass();
    world.backend.delayMs = 100;
    await outbox.queue(wish(2));
    await world.pass(50);
    const states: string[] = [];
    outbox.on('wished', ({ state }) => void states.push(state));
    await world.pass(50);
    expect(states).toEqual(['done']);
  });

  it('[SQ-15] tries again after the longest delay when the store cannot be read', async () => {
    const world = createOutboxWorld();
    const { log, errors } = recordErrors();
    const cause = new Error('gone');
    let isBroken = false;
    const keys = (prefix?: string) => (isBroken ? Promise.reject(cause) : world.store.keys(prefix));
    const outbox = await world.start({ ports: { log, store: { ...world.store, keys } } });
    world.network.turn(false);
    await outbox.queue(wish(1));
    isBroken = true;
    world.network.turn(true);
    await world.pass(59_999);
    expect(errors).toEqual([{ event: 'outbox.sender-failed', fields: { cause } }]);
    isBroken = false;
    await world.pass(1);
    expect(sentIds(world.backend.requests)).toEqual([1]);
  });

  it('[SQ-28] does not fail for a task that is removed before it is marked, or while it is sent', async () => {
    for (const removedAt of ['before-mark-sending', 'before-send'] as const) {
      const world = createOutboxWorld();
      const { log, errors } = recordErrors();
      const crashPoint = (name: string): void => {
        if (name === removedAt) void world.store.delete('task/000000000001');
      };
      const outbox = await world.start({ ports: { log, crashPoint } });
      await outbox.queue(wish(1));
      await world.pass();
      expect(outbox.tasks.get()).toEqual([]);
      expect(world.backend.requests).toHaveLength(removedAt === 'before-send' ? 1 : 0);
      expect(errors).toEqual([]);
    }
  });

  it('[SQ-28] does not fail for an order that is removed while it is looked for', async () => {
    const world = createOutboxWorld();
    const { log, errors } = recordErrors();
    world.backend.faults.push('lost-answer');
    const outbox = await world.start({
      config: { idempotencyHeader: false },
      ports: {
        log,
        async lookUpOrder() {
          await world.store.delete('task/000000000001');
          return { kind: 'not-placed' };
        },
      },
    });
    await outbox.queueOrder({ stream: 'order:1', body: { n: 1 } });
    await world.pass(60_000);
    expect([outbox.tasks.get(), errors]).toEqual([[], []]);
    expect(world.backend.requests).toHaveLength(1);
  });

  it('[SQ-15] has one timer, and none once it is stopped', async () => {
    const world = createOutboxWorld();
    const { clock, openTimers } = countTimers(world.clock);
    world.backend.faults.push({ code: 503, headers: { 'retry-after': '30' } });
    const outbox = await world.start({ ports: { clock } });
    await outbox.queue(wish(1));
    await world.pass();
    await outbox.process();
    await outbox.process();
    expect(openTimers()).toBe(1);
    outbox.stop();
    await world.pass();
    expect(openTimers()).toBe(0);
  });

  it('[SQ-15] sets no timer when it is stopped during a delivery', async () => {
    const world = createOutboxWorld();
    const { clock, openTimers } = countTimers(world.clock);
    const fetch = async () => {
      await world.clock.wait(100);
      return err({ kind: 'unreachable' } as const);
    };
    const outbox = await world.start({ ports: { clock, fetch } });
    await outbox.queue(wish(1));
    await world.pass(50);
    outbox.stop();
    await world.pass(50);
    expect(outbox.tasks.get()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    expect(openTimers()).toBe(0);
  });
});

describe('messages of other tabs and of the network', () => {
  /** A started outbox that counts the reads of its store, with the listener of its messages. */
  async function startCounting() {
    const world = createOutboxWorld();
    let readings = 0;
    const keys = (prefix?: string) => {
      readings += 1;
      return world.store.keys(prefix);
    };
    const stopped: string[] = [];
    let hear: (message: string) => void = () => undefined;
    const outbox = await world.start({
      ports: {
        store: { ...world.store, keys },
        broadcast: {
          post: () => undefined,
          subscribe(listener) {
            hear = listener;
            return () => void stopped.push('messages');
          },
        },
        connectivity: {
          isOnline: () => true,
          subscribe: () => () => void stopped.push('network'),
        },
      },
    });
    return { world, outbox, stopped, hear: (text: string) => hear(text), readings: () => readings };
  }

  it('[SQ-22] only the message of the outbox makes a tab read the tasks again', async () => {
    const { world, hear, readings } = await startCounting();
    const before = readings();
    hear('cart');
    await world.pass();
    expect(readings()).toBe(before);
    hear('outbox');
    await world.pass();
    expect(readings()).toBeGreaterThan(before);
  });

  it('[SQ-25] a stopped outbox listens to neither', async () => {
    const { outbox, stopped } = await startCounting();
    outbox.stop();
    expect(stopped).toEqual(['messages', 'network']);
  });
});
