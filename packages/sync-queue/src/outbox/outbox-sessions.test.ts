import { describe, expect, it } from 'vitest';
import type { Outbox, OutboxNotice } from './outbox.ts';
import type { NewTask } from '../task/task.ts';
import { createOutboxWorld } from '../test/outbox-world.ts';

const wish = (n: number, over: Partial<NewTask> = {}): NewTask => ({
  stream: 'wishlist',
  call: 'addToWishlist',
  body: { product_id: n },
  ...over,
});
const order: Omit<NewTask, 'call'> = { stream: 'order:1', body: { cart_id: 'c' } };
const idOf = (result: Awaited<ReturnType<Outbox['queue']>>) =>
  result.ok ? result.value.taskId : '';

describe('tokens and sessions', () => {
  it('[SQ-20] adds the token when sending, and keeps it nowhere', async () => {
    const world = createOutboxWorld();
    Object.assign(world.session, { id: '17', token: 'SECRET' });
    world.network.turn(false);
    const outbox = await world.start();
    await outbox.queue(wish(1));
    const storedTask = JSON.stringify(await world.store.get('task/000000000001'));
    expect(storedTask).not.toContain('SECRET');
    world.network.turn(true);
    await world.pass();
    expect(world.backend.requests[0]?.url).toBe('/api/user/addWishlistItem?token=SECRET');
  });

  it('[SQ-20] puts it into the header when so configured, and only for calls that know it', async () => {
    const world = createOutboxWorld();
    Object.assign(world.session, { id: '17', token: 'SECRET' });
    const outbox = await world.start({ config: { tokenTransport: 'header' } });
    await outbox.queue(wish(1));
    await outbox.queue({ stream: 'form:n', call: 'subscribe', body: { email: 'a@b.hu' } });
    await world.pass();
    expect(world.backend.requests).toMatchObject([
      { url: '/api/user/addWishlistItem', headers: { authorization: 'Bearer SECRET' } },
      { url: '/api/ext/email-manager/subscribe' },
    ]);
    expect(world.backend.requests[1]?.headers).not.toHaveProperty('authorization');
  });

  it('[SQ-20] fills path and query from the task', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start({ config: { baseUrl: 'https://shop.test' } });
    await outbox.queue({ stream: 's', call: 'stockCheck', query: { sku: 'A 1' } });
    await outbox.queue({ stream: 't', call: 'deliveryDatesOf', params: { productId: 9 } });
    await world.pass();
    expect(world.backend.requests).toMatchObject([
      { method: 'GET', url: 'https://shop.test/api/stock/check?token=&sku=A%201' },
      { url: 'https://shop.test/api/ext/delivery-dates/getDeliveryDates/9' },
    ]);
    expect(world.backend.requests[0]).not.toHaveProperty('body');
  });

  it("[SQ-21] sends a customer's task only while that customer is signed in", async () => {
    const world = createOutboxWorld();
    Object.assign(world.session, { id: '17', token: 'T17' });
    world.network.turn(false);
    const outbox = await world.start();
    await outbox.queue(wish(1));
    Object.assign(world.session, { id: '18', token: 'T18' });
    world.network.turn(true);
    await world.pass(120_000);
    expect(world.backend.requests).toEqual([]);
    Object.assign(world.session, { id: '17', token: 'T17b' });
    await outbox.process();
    expect(world.backend.requests).toMatchObject([{ url: expect.stringContaining('T17b') }]);
  });

  it('[SQ-21] keeps a task back whose owner leaves while it is being taken up', async () => {
    const world = createOutboxWorld();
    Object.assign(world.session, { id: '17', token: 'T17' });
    const outbox = await world.start({
      ports: {
        crashPoint(name) {
          if (name === 'before-send') Object.assign(world.session, { id: '18', token: 'T18' });
        },
      },
    });
    await outbox.queue(wish(1));
    await world.pass(120_000);
    expect(world.backend.requests).toEqual([]);
    expect(outbox.tasks.get()).toMatchObject([
      { state: 'queued', session: '17', attempts: 0, lastTrouble: { kind: 'signed-out' } },
    ]);
  });

  it('[SQ-21] sends a guest’s task without a token, also with a session', async () => {
    const world = createOutboxWorld();
    world.network.turn(false);
    const outbox = await world.start();
    await outbox.queue(wish(1));
    Object.assign(world.session, { id: '18', token: 'T18' });
    world.network.turn(true);
    await world.pass();
    expect(world.backend.requests[0]?.url).toBe('/api/user/addWishlistItem?token=');
  });

  it('[SQ-14] after a 401 waits for another token, and then goes', async () => {
    const world = createOutboxWorld();
    Object.assign(world.session, { id: '17', token: 'old' });
    world.backend.faults.push({ code: 401 });
    const outbox = await world.start();
    await outbox.queue(wish(1));
    await world.pass(600_000);
    expect(world.backend.requests).toHaveLength(1);
    expect(outbox.tasks.get()).toMatchObject([
      { state: 'queued', lastTrouble: { kind: 'signed-out' } },
    ]);
    world.session.token = 'new';
    await outbox.process();
    expect(world.backend.effects).toHaveLength(1);
  });

  it('[SQ-21] all tasks of a customer go with one token', async () => {
    const world = createOutboxWorld();
    Object.assign(world.session, { id: '17', token: 'T17' });
    const outbox = await world.start();
    await outbox.queue(wish(1));
    await outbox.queue(wish(2));
    await world.pass();
    expect(world.backend.effects).toHaveLength(2);
  });

  it('[SQ-26] a logout drops that account’s tasks, also orders, and keeps a guest’s', async () => {
    const world = createOutboxWorld();
    world.network.turn(false);
    const outbox = await world.start();
    await outbox.queue(wish(1));
    world.session.id = '17';
    await outbox.queue(wish(2));
    await outbox.queueOrder(order);
    expect(outbox.pendingTasksOf('17')).toHaveLength(2);
    await outbox.endSession('17');
    await outbox.endSession('guest');
    expect(outbox.tasks.get()).toMatchObject([{ session: 'guest' }]);
  });

  it("[SQ-27] a failed refresh keeps orders and a guest's tasks", async () => {
    const world = createOutboxWorld();
    world.network.turn(false);
    const outbox = await world.start();
    await outbox.queue(wish(1));
    world.session.id = '17';
    await outbox.queue(wish(2));
    await outbox.queueOrder(order);
    await outbox.loseSession('17');
    await outbox.loseSession('guest');
    expect(outbox.tasks.get()).toMatchObject([{ session: 'guest' }, { call: 'createOrder' }]);
  });

  it('[SQ-28] discards only what never left, was refused, or is parked', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    world.backend.faults.push('lost-request', { code: 400 });
    const tried = idOf(await outbox.queue(wish(1, { stream: 'a' })));
    await world.pass();
    const refused = idOf(await outbox.queue(wish(2, { stream: 'b' })));
    await world.pass();
    world.network.turn(false);
    const unsent = idOf(await outbox.queue(wish(3, { stream: 'c' })));
    expect(await outbox.discard(tried)).toBe(false);
    expect(await outbox.discard(refused)).toBe(true);
    expect(await outbox.discard(unsent)).toBe(true);
    expect(await outbox.discard('nobody')).toBe(false);
    await outbox.retry('nobody');
    expect(outbox.tasks.get()).toMatchObject([{ taskId: tried }]);
  });

  it('[SQ-28] a caller that waits for a dropped task is notified', async () => {
    const world = createOutboxWorld();
    world.network.turn(false);
    const outbox = await world.start();
    const id = idOf(await outbox.queue(wish(1)));
    const outcome = outbox.outcome(id);
    await outbox.discard(id);
    expect(await outcome).toBeUndefined();
  });
});

describe('several tabs', () => {
  it('[SQ-22] a tab that reads what is kept does not lose sight of what is queued meanwhile', async () => {
    const world = createOutboxWorld();
    let holdsReads = false;
    const slow = async (prefix?: string) => {
      const keys = await world.store.keys(prefix);
      if (holdsReads) await world.clock.wait(1000);
      return keys;
    };
    const outbox = await world.start({ ports: { store: { ...world.store, keys: slow } } });
    const other = await world.start();
    world.network.turn(false);
    holdsReads = true;
    await other.queue(wish(1));
    await world.pass();
    holdsReads = false;
    const queued = outbox.queue(wish(2));
    await world.pass(1000);
    const id = idOf(await queued);
    expect(outbox.tasks.get()).toHaveLength(2);
    const outcome = outbox.outcome(id);
    world.network.turn(true);
    await world.pass();
    expect(await outcome).toMatchObject({ state: 'done' });
  });

  it('[SQ-22] the lock is held until nothing is on its way, also when something breaks', async () => {
    const world = createOutboxWorld();
    world.backend.delayMs = 5000;
    let isBroken = false;
    const get = (key: string) =>
      isBroken && key.endsWith('2') ? Promise.reject(new Error('gone')) : world.store.get(key);
    const outbox = await world.start({ ports: { store: { ...world.store, get } } });
    await outbox.queue(wish(1, { stream: 'a', body: { stream: 'a' } }));
    await world.pass();
    await outbox.queue(wish(2, { stream: 'b', body: { stream: 'b' } }));
    isBroken = true;
    await world.pass(100);
    const other = await world.start();
    await other.queue(wish(3, { stream: 'c', body: { stream: 'c' } }));
    await world.pass(60_000);
    expect(world.backend.mostAtOnce).toBe(1);
    const sent = world.backend.requests.filter(({ body }) => body === '{"stream":"a"}');
    expect(sent).toHaveLength(1);
  });

  it('[SQ-22] one tab sends at a time, and all see it', async () => {
    const world = createOutboxWorld();
    world.backend.delayMs = 100;
    const tabs = [await world.start(), await world.start(), await world.start()];
    const results = await Promise.all(
      tabs.map((tab, n) => tab.queue({ ...wish(n), body: { product_id: n, stream: 'one' } })),
    );
    const outcomes = tabs.map((tab, n) => tab.outcome(idOf(results[n]!)));
    await world.pass(5000);
    expect(world.backend.effects).toHaveLength(3);
    expect(world.backend.mostAtOnce).toBe(1);
    expect(await Promise.all(outcomes)).toMatchObject([
      { state: 'done' },
      { state: 'done' },
      { state: 'done' },
    ]);
    expect(tabs[2]!.tasks.get().map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    expect(new Set(tabs[0]!.tasks.get().map(({ createdSeq }) => createdSeq)).size).toBe(3);
  });

  it('[SQ-22] without a shared lock only the tab that may send sends', async () => {
    const world = createOutboxWorld();
    let isVisible = false;
    const outbox = await world.start({ ports: { isLeader: () => isVisible } });
    await outbox.queue(wish(1));
    await world.pass(60_000);
    expect(world.backend.requests).toEqual([]);
    isVisible = true;
    await outbox.process();
    expect(world.backend.effects).toHaveLength(1);
  });

  it('[SQ-4] the next tab takes over what a dead one was sending', async () => {
    const world = createOutboxWorld();
    const first = world.openTab({ dieAt: 'after-answer' });
    await first.outbox.start();
    await first.outbox.queue(wish(1));
    await world.pass();
    expect(first.isAlive()).toBe(false);
    expect(await world.store.get('task/000000000001')).toMatchObject({ state: 'sending' });
    const second = await world.start();
    await world.pass();
    expect(second.tasks.get()).toMatchObject([{ state: 'done', attempts: 2 }]);
    expect(world.backend.effects).toHaveLength(1);
  });
});

describe('callbacks and notices', () => {
  it('[SQ-17] runs the handler with the answer kept, and notes that it did', async () => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    const outcomes: unknown[] = [];
    const stop = outbox.on('wished', (task) => void outcomes.push([task.state, task.answer?.code]));
    const id = idOf(await outbox.queue(wish(1, { callback: 'wished' })));
    await world.pass();
    expect(outcomes).toEqual([['done', 200]]);
    expect(outbox.find(id)?.acknowledged).toBe(true);
    stop();
    world.backend.faults.push({ code: 404 });
    await outbox.queue(wish(2, { callback: 'wished' }));
    await world.pass();
    expect(outcomes).toHaveLength(1);
    outbox.on('wished', (task) => void outcomes.push([task.state, task.answer?.code]));
    await world.pass();
    expect(outcomes).toEqual([
      ['done', 200],
      ['refused', 404],
    ]);
  });

  it.each<[how: string, handler: () => Promise<void>]>([
    ['throws', () => Promise.reject(new Error('no'))],
    ['hangs', () => new Promise(() => undefined)],
  ])('[SQ-17] a handler that %s runs again at the next start', async (_how, handler) => {
    const world = createOutboxWorld();
    const outbox = await world.start();
    outbox.on('wished', handler);
    await outbox.queue(wish(1, { callback: 'wished' }));
    await outbox.queue(wish(2));
    await world.pass(20_000);
    expect(world.backend.effects).toHaveLength(2);
    outbox.stop();
    const next = world.openTab();
    const states: string[] = [];
    next.outbox.on('wished', (task) => void states.push(task.state));
    await next.outbox.start();
    await world.pass();
    expect(states).toEqual(['done']);
  });

  it.each<[rule: string, story: string, over: Partial<NewTask>, result: unknown, texts: string[]]>([
    ['SQ-18', 'tells the server text of a refusal', {}, 'Not today', ['Not today']],
    ['SQ-18', 'reads it out of an object', {}, { message: 'No' }, ['No']],
    ['SQ-18', 'keeps quiet about a silent task', { silent: true }, 'Not today', []],
    ['SQ-18', 'keeps quiet about what was not found', {}, { code: 'ENOTFOUND', message: 'x' }, []],
    ['SQ-18', 'keeps quiet without a text', {}, [1], []],
  ])('[%s] %s', async (_rule, _story, over, result, texts) => {
    const world = createOutboxWorld();
    const body = JSON.stringify({ code: 400, result });
    const outbox = await world.start({
      ports: {
        fetch: async () => ({
          ok: true,
          value: { status: 400, contentType: 'application/json', headers: {}, body },
        }),
      },
    });
    const notices: OutboxNotice[] = [];
    const stop = outbox.onNotice((notice) => notices.push(notice));
    await outbox.queue(wish(1, over));
    await world.pass();
    expect(notices.map(({ kind, text }) => [kind, text])).toEqual(
      texts.map((text) => ['refused', text]),
    );
    stop();
    await outbox.queue(wish(2, over));
    await world.pass();
    expect(notices).toHaveLength(texts.length);
  });

  it('[SQ-18] keeps quiet when the machine says not-found', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push({ code: 404, error: 'not-found' });
    const outbox = await world.start();
    const notices: OutboxNotice[] = [];
    outbox.onNotice((notice) => notices.push(notice));
    await outbox.queue(wish(1));
    await world.pass();
    expect(notices).toEqual([]);
  });
});

describe('version conflicts', () => {
  it('[SQ-24] refuses the task at once, and the next one of its stream goes', async () => {
    const world = createOutboxWorld();
    world.backend.faults.push({ code: 409, error: 'cart-version' });
    const outbox = await world.start();
    await outbox.queue(wish(1));
    await outbox.queue(wish(2));
    await world.pass(60_000);
    expect(world.backend.requests).toHaveLength(2);
    expect(world.backend.effects).toMatchObject([{ body: { product_id: 2 } }]);
    expect(outbox.tasks.get()).toMatchObject([
      { body: { product_id: 1 }, state: 'refused', answer: { code: 409 } },
      { body: { product_id: 2 }, state: 'done' },
    ]);
  });
});
