import { describe, expect, it } from 'vitest';
import { createCartWorld, paperOf, type TabOptions } from '../test/cart-world.ts';
import type { Fault } from '../test/fake-shop.ts';

/** A cart with A confirmed by the server. The test then damages its row and other rows. */
async function withConfirmedLine(options?: TabOptions) {
  const world = createCartWorld();
  const cart = await world.start(options);
  await cart.add(world.product('A'));
  await world.pass();
  const [shelf] = world.shop.carts.values();
  const pulls = () => world.shop.requests.filter(({ url }) => url.includes('/pull')).length;
  const requestCount = () => world.shop.requests.length;
  return { world, cart, shelf: shelf!, pulls, requestCount };
}

const skipped = (field: string, call = '/api/cart/pull') => ({
  event: 'answer.element-skipped',
  facts: { call, field },
});

describe('unreadable rows', () => {
  it.each([1.5, -1, 0, 100_001])(
    '[CS-33] findings A2: a quantity of %d is skipped and logged, and the line stays',
    async (qty) => {
      const { world, cart, shelf } = await withConfirmedLine();
      shelf.rows = shelf.rows.map((row) => ({ ...row, qty }));
      await cart.sync({ force: false });
      await cart.add(world.product('B'));
      await world.pass();
      expect(cart.state.get().status).not.toBe('syncing');
      expect(paperOf(cart)).toEqual({ A: 1, B: 1 });
      expect(shelf.rows.map(({ sku }) => sku)).toEqual(['A', 'B']);
      expect(world.warned).toEqual([skipped('0.qty')]);
    },
  );

  it('[CS-33] a change made here sets such a row right', async () => {
    const { world, cart, shelf } = await withConfirmedLine();
    shelf.rows = shelf.rows.map((row) => ({ ...row, qty: 1.5 }));
    await cart.changeQty('A', 3);
    await world.pass();
    expect(shelf.rows).toMatchObject([{ sku: 'A', qty: 3 }]);
    expect(paperOf(cart)).toEqual({ A: 3 });
  });

  it('[CS-33] findings A3: one row of an unknown type does not stop the others', async () => {
    const { world, cart, shelf, pulls } = await withConfirmedLine();
    const gift = { item_id: 90, sku: 'G', qty: 1, product_type: 'giftcard' };
    shelf.rows = [...shelf.rows, gift as never];
    await cart.add(world.product('B'));
    await world.pass();
    expect(paperOf(cart)).toEqual({ A: 1, B: 1 });
    expect(shelf.rows.map(({ sku }) => sku)).toEqual(['A', 'G', 'B']);
    expect(cart.state.get().status).not.toBe('syncing');
    const before = pulls();
    await world.pass(600_000);
    await cart.sync();
    expect(pulls()).toBe(before);
    expect(world.warned.filter(({ event }) => event === 'answer.element-skipped')).toHaveLength(1);
  });

  it('[CS-33] a local removal of such a row is not requested repeatedly', async () => {
    const { world, cart, shelf, requestCount } = await withConfirmedLine();
    shelf.rows = shelf.rows.map((row) => ({ ...row, qty: 1.5 }));
    await cart.remove('A');
    await world.pass();
    expect(paperOf(cart)).toEqual({});
    const before = requestCount();
    await world.pass(600_000);
    expect(requestCount()).toBe(before);
  });
});

describe('findings A8: a row whose product is gone', () => {
  it('[CS-34] is met once, not at every sync', async () => {
    const { world, cart, shelf, requestCount } = await withConfirmedLine({
      ports: {
        products: {
          find: async ({ sku }) =>
            sku === 'GONE' ? undefined : ({ id: 1, sku, name: '', type_id: 'simple' } as never),
        },
      },
    });
    shelf.rows = [...shelf.rows, { item_id: 90, sku: 'GONE', qty: 1 }];
    await cart.add(world.product('B'));
    await world.pass();
    const before = requestCount();
    for (let time = 0; time < 3; time++) {
      expect(await cart.sync()).toMatchObject({ done: false, reason: 'not-needed' });
      await world.pass(60_000);
    }
    expect(requestCount()).toBe(before);
    expect(cart.state.get().totals.source).toBe('server');
  });

  it('[CS-54] a line put in by another device is met all the same', async () => {
    const { world, cart, shelf } = await withConfirmedLine();
    shelf.rows = [...shelf.rows, { item_id: 91, sku: 'C', qty: 2 }];
    await cart.syncTotals();
    await world.pass();
    expect(paperOf(cart)).toEqual({ A: 1, C: 2 });
  });
});

describe('a row whose product cannot be looked up', () => {
  it.each(['beside other lines', 'alone'])('[CS-35] %s is looked for again', async (where) => {
    const world = createCartWorld();
    let isDown = true;
    const options: TabOptions = {
      config: { serverMergeByDefault: true },
      ports: {
        products: {
          async find({ sku }) {
            if (isDown) throw new Error('unreachable');
            return world.product(sku);
          },
        },
      },
    };
    const first = await world.start(options);
    await first.add(world.product('A'));
    await world.pass();
    if (where === 'alone') await first.remove('A');
    await world.pass();
    const others = paperOf(first);
    first.stop();

    const [shelf] = world.shop.carts.values();
    shelf!.rows = [...shelf!.rows, { item_id: 91, sku: 'C', qty: 2 }];
    const cart = await world.start(options);
    await world.pass();
    expect(paperOf(cart)).toEqual(others);
    expect(world.warned).toEqual([{ event: 'cart.row-not-asked', facts: { sku: 'C' } }]);
    await world.pass(120_000);
    expect(paperOf(cart)).toEqual(others);
    isDown = false;
    await world.pass(120_000);
    expect(paperOf(cart)).toEqual({ ...others, C: 2 });
    expect(shelf!.rows).toContainEqual({ item_id: 91, sku: 'C', qty: 2 });
    const countBefore = world.shop.requests.length;
    await world.pass(600_000);
    expect(world.shop.requests.length).toBe(countBefore);
  });
});

describe('findings A3: what the server does not do', () => {
  const busy: Fault = { code: 503, text: 'Later' };

  it.each([
    ['pull', 'cart.pull-failed'],
    ['create', 'cart.create-failed'],
  ])('[CS-63] a %s that fails with 503 is logged', async (on, event) => {
    const world = createCartWorld();
    world.shop.faults.push({ on, fault: busy });
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    expect(world.warned).toEqual([{ event, facts: { kind: 'refused', text: 'Later' } }]);
  });
});

it('[CS-32] findings A9: a line added here that the server refuses takes the quantity the server has', async () => {
  const world = createCartWorld();
  const cart = await world.start();
  await cart.add(world.product('B'));
  await world.pass();
  const [shelf] = world.shop.carts.values();
  shelf!.rows = [...shelf!.rows, { item_id: 91, sku: 'A', qty: 2 }];
  world.shop.faults.push({ on: 'update', fault: { code: 400, error: 'out-of-stock', text: 'No' } });
  await cart.add(world.product('A'), { qty: 5 });
  await world.pass();
  expect(paperOf(cart)).toEqual({ B: 1, A: 2 });
  expect(shelf!.rows).toMatchObject([{ sku: 'B' }, { sku: 'A', qty: 2 }]);
  expect(cart.state.get().notices.map(({ kind }) => kind)).toContain('update-refused');
});
