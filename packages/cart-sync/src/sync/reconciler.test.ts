import { unsafeBrand, err, ok, type CartToken } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import type { ServerCart } from '../server/server-cart.ts';
import { createServerSync } from './create-server-sync.ts';
import { aRow } from '../test/a-line.ts';
import { createCartWorld, kindsOf, paperOf } from '../test/cart-world.ts';
import { olderBackend } from '../test/fake-shop.ts';

describe('connecting', () => {
  it('[CS-23] asks for no cart while there is nothing to put in', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    expect(world.shop.requests).toEqual([]);
    expect(cart.state.get()).toMatchObject({ status: 'local', isConnected: false });
  });

  it('[CS-23] the first addition gets a cart, meets it and asks for totals', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    expect(world.shop.calls()).toEqual([
      'create',
      'pull',
      'update',
      'shipping-methods',
      'payment-methods',
      'shipping-information',
    ]);
    expect(world.shop.paper()).toEqual({ A: 1 });
    expect(cart.state.get()).toMatchObject({ status: 'in-sync', isConnected: true });
    expect(cart.token()).toBe('cart-1');
  });

  it('[CS-23] a 401 falls back to a guest cart, once', async () => {
    const world = createCartWorld();
    world.session.user = 'gone';
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    expect(world.shop.requests.slice(0, 2).map(({ url }) => url)).toEqual([
      '/api/cart/create?token=gone',
      '/api/cart/create?token=',
    ]);
    expect(world.shop.paper()).toEqual({});
    expect(cart.state.get().status).toBe('disabled');
    world.session.user = undefined;
    await cart.start();
    await world.pass();
    expect(cart.state.get().status).toBe('in-sync');
    expect(world.shop.paper()).toEqual({ A: 1 });
  });

  it('[CS-23] without a fallback allowed, sync is off until the next load', async () => {
    const world = createCartWorld();
    world.session.user = 'gone';
    const cart = await world.start({ config: { maxCartBypassAttempts: 0 } });
    await cart.add(world.product('A'));
    await world.pass(100_000);
    expect(world.shop.requests).toHaveLength(1);
    expect(cart.state.get()).toMatchObject({ status: 'disabled', isConnected: false });
    expect(kindsOf(cart)).toEqual(['added']);
  });

  it('[CS-23] another final no turns sync off, too', async () => {
    const world = createCartWorld();
    world.shop.faults.push({ on: 'create', fault: { code: 403, text: 'no' } });
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass(100_000);
    expect(cart.state.get().status).toBe('disabled');
    expect(await cart.sync()).toMatchObject({ done: false, reason: 'disabled' });
  });

  it('[CS-23] with sync switched off, everything stays here', async () => {
    const world = createCartWorld();
    const cart = await world.start({ config: { synchronize: false } });
    await cart.add(world.product('A'));
    await cart.authorise();
    await world.pass(100_000);
    expect(world.shop.requests).toEqual([]);
    expect(cart.state.get()).toMatchObject({ status: 'local', count: 1 });
  });

  it('[CS-24] another tab uses the cart there is', async () => {
    const world = createCartWorld();
    const [one, other] = [await world.start(), await world.start()];
    await Promise.all([one.add(world.product('A')), other.add(world.product('B'))]);
    await world.pass();
    expect(world.shop.carts.size).toBe(1);
    expect(world.shop.paper()).toEqual({ A: 1, B: 1 });
    expect(paperOf(one)).toEqual(paperOf(other));
    expect(other.token()).toBe(one.token());
  });

  it('[CS-24] a new server cart gets every line, even where the server may remove lines', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'), { qty: 3 });
    await world.pass();
    world.shop.carts.clear();
    cart.stop();
    const next = await world.start();
    expect(paperOf(next)).toEqual({ A: 3 });
    expect(world.shop.paper()).toEqual({ A: 3 });
  });
});

describe('meeting', () => {
  it('[CS-25] an unknown cart is replaced by one of the same person', async () => {
    const world = createCartWorld();
    world.shop.users.add('U');
    world.session.user = 'U';
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    world.shop.carts.clear();
    await cart.add(world.product('B'));
    await world.pass();
    expect([...world.shop.carts.values()]).toMatchObject([{ owner: 'U' }]);
    expect(world.shop.paper()).toEqual({ A: 1, B: 1 });
  });

  it('[CS-25] a 401 on a pull gives a guest cart, and the limit holds', async () => {
    const world = createCartWorld();
    world.shop.users.add('U');
    world.session.user = 'U';
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    world.shop.faults.push({ on: 'pull', fault: { code: 401 } });
    world.session.user = undefined;
    await cart.add(world.product('B'));
    await world.pass();
    expect(world.shop.paper()).toEqual({ A: 1, B: 1 });
    expect([...world.shop.carts.values()].at(-1)?.owner).toBeUndefined();
    world.shop.faults.push({ on: 'pull', fault: { code: 500 } });
    await cart.add(world.product('C'));
    await world.pass();
    expect(cart.state.get().status).toBe('disabled');
    expect(paperOf(cart)).toEqual({ A: 1, B: 1, C: 1 });
  });

  it.each(['lost-request', 'lost-answer', 'html', 'wrong-shape', { code: 503 }] as const)(
    '[CS-25] a pull that ends in %j keeps the cart and tries again',
    async (fault) => {
      const world = createCartWorld();
      const cart = await world.start();
      await cart.add(world.product('A'));
      await world.pass();
      world.shop.faults.push({ on: 'pull', fault });
      await cart.add(world.product('B'));
      await world.pass();
      expect(cart.state.get().status).toBe('waiting');
      await world.pass(1000);
      expect(world.shop.carts.size).toBe(1);
      expect(world.shop.paper()).toEqual({ A: 1, B: 1 });
    },
  );

  it('[CS-26] is not held when nothing has changed', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    const before = world.shop.requests.length;
    expect(await cart.sync()).toMatchObject({ done: false, reason: 'not-needed' });
    expect(world.shop.requests).toHaveLength(before);
    expect(await cart.sync({ force: true })).toMatchObject({ done: true, client: 'no-changes' });
  });

  it('[CS-26] is held once in the life of a page', async () => {
    const world = createCartWorld();
    const first = await world.start();
    await first.add(world.product('A'));
    await world.pass();
    first.stop();
    world.shop.set('A', 4);
    const second = await world.start();
    expect(paperOf(second)).toEqual({ A: 4 });
  });

  it('[CS-26] reports offline and missing carts', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    expect(await cart.sync()).toMatchObject({ done: false, reason: 'not-connected' });
    world.network.turn(false);
    expect(await cart.sync()).toMatchObject({ done: false, reason: 'offline' });
  });

  it('[CS-9] with serverMergeByDefault off, loading only compares', async () => {
    const world = createCartWorld();
    const first = await world.start();
    await first.add(world.product('A'));
    await world.pass();
    first.stop();
    world.shop.set('B', 2);
    const second = await world.start({ config: { serverMergeByDefault: false } });
    expect(paperOf(second)).toEqual({ A: 1 });
    expect(await second.sync({ dryRun: true, force: true })).toEqual({
      done: true,
      lines: [{ status: 'no-item', sku: 'B', missingOn: 'client' }],
      client: 'no-changes',
      server: 'update-required',
    });
  });

  it('[CS-9] a comparison asks for no totals of what it leaves unsent', async () => {
    const world = createCartWorld();
    const first = await world.start();
    await first.add(world.product('A'));
    await world.pass();
    world.network.turn(false);
    await first.add(world.product('B'));
    await world.pass();
    first.stop();
    world.network.turn(true);
    const calls = world.shop.requests.length;
    await world.start({ config: { serverMergeByDefault: false } });
    expect(world.shop.calls().slice(calls)).toEqual(['pull']);
  });

  it('[CS-28] a cart that was ordered lets its lines go, and keeps what came after', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'), { qty: 2 });
    await cart.add(world.product('B'));
    await world.pass();
    for (const each of world.shop.carts.values()) each.isOrdered = true;
    await cart.add(world.product('A'));
    await cart.add(world.product('C'));
    await world.pass();
    expect(paperOf(cart)).toEqual({ A: 1, C: 1 });
    expect(world.shop.carts.size).toBe(2);
    expect(world.shop.paper()).toEqual({ A: 1, C: 1 });
    expect(kindsOf(cart)).toContain('cart-ordered');
    expect(cart.state.get().status).toBe('in-sync');
  });

  it('[CS-28] with nothing left, a fresh cart stands ready', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    for (const each of world.shop.carts.values()) each.isOrdered = true;
    expect(await cart.sync({ force: true })).toMatchObject({ done: false, reason: 'ordered' });
    expect(cart.state.get()).toMatchObject({ items: [], isConnected: true });
    expect(cart.token()).toBe('cart-2');
  });

  it('[CS-29] waits longer and longer, and not at all once the network is back', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    for (let n = 0; n < 6; n++) world.shop.faults.push({ on: 'create', fault: 'lost-request' });
    await cart.add(world.product('A'));
    const tries: number[] = [];
    for (let second = 0; second < 20; second++) {
      await world.pass(1000);
      tries.push(world.shop.requests.length);
    }
    expect(tries.slice(0, 9)).toEqual([2, 3, 3, 4, 4, 4, 4, 5, 5]);
    world.network.turn(false);
    world.network.turn(true);
    await world.pass();
    expect(world.shop.paper()).toEqual({ A: 1 });
  });

  it('[CS-29] waits as long as the server asks', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'create', fault: { code: 503, waitMs: 30_000 } });
    await cart.add(world.product('A'));
    await world.pass(29_000);
    expect(world.shop.requests).toHaveLength(1);
    await world.pass(1000);
    expect(world.shop.paper()).toEqual({ A: 1 });
  });

  it('[CS-29] offline nothing is sent, and all of it when the network is back', async () => {
    const world = createCartWorld();
    world.network.turn(false);
    const cart = await world.start();
    await cart.add(world.product('A'));
    await cart.changeQty('A', 4);
    await cart.add(world.product('B'));
    await cart.remove('B');
    await world.pass(1_000_000);
    expect(world.shop.requests).toEqual([]);
    expect(cart.state.get()).toMatchObject({ status: 'waiting', count: 4 });
    world.network.turn(true);
    await world.pass();
    expect(world.shop.paper()).toEqual({ A: 4 });
  });

  it('[CS-22] changes made during a meeting share the next one', async () => {
    const world = createCartWorld();
    world.shop.delayMs = 100;
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass(150);
    for (const qty of [2, 3, 4, 5]) await cart.changeQty('A', qty);
    await world.pass(5000);
    expect(world.shop.calls().filter((call) => call === 'update').length).toBeLessThanOrEqual(2);
    expect(world.shop.paper()).toEqual({ A: 5 });
  });

  it('[CS-22] two tabs never meet the server at the same time', async () => {
    const world = createCartWorld();
    world.shop.delayMs = 50;
    const tabs = [await world.start(), await world.start()];
    await Promise.all(tabs.map((tab, n) => tab.add(world.product(`P${n}`))));
    let most = 0;
    for (let step = 0; step < 100; step++) {
      await world.pass(10);
      most = Math.max(most, world.shop.underWay());
    }
    // Only the two method calls of a sync run in parallel.
    expect(most).toBe(2);
    expect(world.shop.paper()).toEqual({ P0: 1, P1: 1 });
  });
});

describe('carrying out', () => {
  it('[CS-30] repeats a write without an answer under the same key', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'update', fault: 'lost-request' });
    await cart.add(world.product('A'));
    await world.pass(5000);
    const keys = world.shop.requests
      .filter(({ url }) => url.includes('/update'))
      .map(({ headers }) => headers?.['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(world.shop.paper()).toEqual({ A: 1 });
  });

  it('[CS-30] does so after a reload, too', async () => {
    const world = createCartWorld();
    const first = world.openTab();
    await first.cart.start();
    world.shop.faults.push({ on: 'update', fault: 'late' });
    await first.cart.add(world.product('A'));
    await world.pass();
    first.kill();
    await world.start();
    await world.pass(60_000);
    expect(world.shop.paper()).toEqual({ A: 1 });
    expect(new Set(keysOf(world)).size).toBe(1);
  });

  it('[CS-30] takes another key once the cart is another', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'update', fault: 'lost-request' });
    await cart.add(world.product('A'));
    await world.pass();
    world.shop.set('Z', 1);
    await world.pass(5000);
    expect(new Set(keysOf(world)).size).toBe(2);
    expect(world.shop.paper()).toEqual({ A: 1, Z: 1 });
    expect(paperOf(cart)).toEqual({ A: 1, Z: 1 });
  });

  it('[CS-30] a key that was used for something else is replaced', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'update', fault: { code: 422, error: 'idempotency-mismatch' } });
    await cart.add(world.product('A'));
    await world.pass(5000);
    expect(new Set(keysOf(world)).size).toBe(2);
    expect(world.shop.paper()).toEqual({ A: 1 });
  });

  it('[CS-30] a line taken out while its write is under way does not come back', async () => {
    const world = createCartWorld();
    world.shop.delayMs = 100;
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass(250);
    expect(world.shop.calls().at(-1)).toBe('update');
    await cart.remove('A');
    await world.pass(5000);
    expect(world.shop.paper()).toEqual({});
    expect(paperOf(cart)).toEqual({});
  });

  it('[CS-15] not even when the write arrives long after', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.lateMs = 20_000;
    world.shop.faults.push({ on: 'update', fault: 'late' });
    await cart.add(world.product('A'));
    await world.pass();
    await cart.remove('A');
    await world.pass(25_000);
    expect(world.shop.paper()).toEqual({ A: 1 });
    await cart.sync({ force: false });
    await cart.add(world.product('B'));
    await world.pass(5000);
    expect(world.shop.paper()).toEqual({ B: 1 });
    expect(paperOf(cart)).toEqual({ B: 1 });
  });

  it('[CS-30] a deletion that arrives late does not hit the line that was put back', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'), { qty: 2 });
    await cart.add(world.product('B'));
    await world.pass();
    world.shop.lateMs = 20_000;
    world.shop.faults.push({ on: 'delete', fault: 'late' });
    const removed = await cart.remove('A');
    await world.pass();
    if (removed.ok) await cart.restore(removed.value);
    await world.pass(60_000);
    expect(world.shop.paper()).toEqual({ A: 2, B: 1 });
    expect(paperOf(cart)).toEqual({ A: 2, B: 1 });
  });

  it('[CS-31] sets right a backend that adds', async () => {
    const world = createCartWorld(olderBackend);
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    await cart.add(world.product('B'));
    world.shop.faults.push({ on: 'update', fault: 'duplicated' });
    await world.pass(5000);
    expect(world.shop.paper()).toEqual({ A: 1, B: 1 });
    expect(paperOf(cart)).toEqual({ A: 1, B: 1 });
  });

  it('[CS-31] takes the quantity a backend answers', async () => {
    const world = createCartWorld();
    const { server } = serverThatGives(4);
    const rowRequests: unknown[] = [];
    const update: ServerCart['update'] = (token, { qty, item_id }, guard) => {
      rowRequests.push([qty, item_id]);
      return server.update(token, { sku: 'A', qty, item_id }, guard);
    };
    const cart = await world.start({
      ports: { server: { cart: { ...server, update }, createSync: createServerSync } },
    });
    await cart.add(world.product('A'), { qty: 9 });
    await world.pass();
    // The first response gave the id, which the second request used.
    expect(rowRequests).toEqual([
      [9, undefined],
      [9, 1],
    ]);
    expect(paperOf(cart)).toEqual({ A: 4 });
    expect(cart.state.get().notices).toMatchObject([{ kind: 'added', qty: 4 }]);
  });

  it.each([
    ['a versioned backend', undefined],
    ['an older one', olderBackend],
  ])('[CS-32] a refused new line goes, on %s', async (_story, backend) => {
    const world = createCartWorld(backend);
    world.shop.stock.set('A', 1);
    const cart = await world.start();
    await cart.add(world.product('A'), { qty: 2 });
    await world.pass(5000);
    expect(paperOf(cart)).toEqual({});
    expect(cart.state.get().notices).toMatchObject([
      { kind: 'update-refused', outcome: 'removed', sku: 'A', text: 'Not enough stock' },
    ]);
    expect(cart.state.get().notices[0]).toHaveProperty(
      ...((backend === undefined ? ['reason', 'out-of-stock'] : ['kind', 'update-refused']) as [
        string,
        string,
      ]),
    );
  });

  it('[CS-32] a refused change brings the quantity before it back', async () => {
    const world = createCartWorld();
    world.shop.stock.set('A', 3);
    const cart = await world.start();
    await cart.add(world.product('A'), { qty: 2 });
    await world.pass();
    await cart.changeQty('A', 9);
    expect(paperOf(cart)).toEqual({ A: 9 });
    await world.pass(5000);
    expect(paperOf(cart)).toEqual({ A: 2 });
    expect(cart.state.get()).toMatchObject({ status: 'in-sync' });
    expect(kindsOf(cart)).toEqual(['added', 'update-refused']);
  });

  it("[CS-32] a refused new line that the server has already gives way to the server's", async () => {
    const world = createCartWorld();
    world.shop.stock.set('A', 3);
    const cart = await world.start();
    await cart.add(world.product('B'));
    await world.pass();
    world.shop.set('A', 1);
    await cart.add(world.product('A'), { qty: 9 });
    await world.pass(5000);
    expect(paperOf(cart)).toEqual({ A: 1, B: 1 });
    expect(cart.state.get().notices.at(-1)).toMatchObject({ outcome: 'restored' });
  });

  it('[CS-32] our word on a clean line, refused, gives way to the server', async () => {
    const world = createCartWorld();
    const config = { serverSyncCanModifyLocalItems: false };
    const cart = await world.start({ config });
    await cart.add(world.product('A'), { qty: 5 });
    await world.pass();
    world.shop.set('A', 2);
    world.shop.stock.set('A', 2);
    await cart.sync({ force: true });
    expect(paperOf(cart)).toEqual({ A: 2 });
  });

  it('[CS-36] plans again from the rows of a conflict', async () => {
    const world = createCartWorld();
    world.shop.delayMs = 100;
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass(5000);
    await cart.add(world.product('B'));
    await world.pass(150);
    world.shop.set('C', 7);
    await world.pass(5000);
    expect(world.shop.paper()).toEqual({ A: 1, B: 1, C: 7 });
    expect(paperOf(cart)).toEqual({ A: 1, B: 1, C: 7 });
    const codes = world.shop.requests.filter(({ url }) => url.includes('/update'));
    expect(codes.at(-1)?.headers?.['x-cart-version']).toBe('3');
  });

  it('[CS-36] after three conflicts in a row comes back later', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    for (let n = 0; n < 4; n++) {
      world.shop.faults.push({ on: 'update', fault: { code: 409, error: 'cart-version' } });
    }
    await cart.add(world.product('A'));
    await world.pass();
    expect(cart.state.get().status).toBe('waiting');
    expect(world.shop.calls().filter((call) => call === 'update')).toHaveLength(4);
    await world.pass(1000);
    expect(world.shop.paper()).toEqual({ A: 1 });
  });

  it('[CS-36] a missing row is planned again', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'update', fault: { code: 404, error: 'cart-item-missing' } });
    await cart.add(world.product('A'));
    await world.pass();
    expect(world.shop.paper()).toEqual({ A: 1 });
  });

  it('[CS-25] an answer of the wrong shape leaves that line alone open', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'update', fault: 'wrong-shape' });
    await cart.add(world.product('A'));
    await cart.add(world.product('B'));
    await world.pass();
    expect(world.shop.paper()).toMatchObject({ B: 1 });
    await world.pass(2000);
    expect(world.shop.paper()).toEqual({ A: 1, B: 1 });
    expect(cart.state.get().status).toBe('in-sync');
  });

  it('[CS-14] rows of another device come in silently, with their product', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    world.shop.set('B', 2);
    await cart.sync({ force: false });
    await cart.add(world.product('A'));
    await world.pass();
    expect(paperOf(cart)).toEqual({ A: 2, B: 2 });
    expect(kindsOf(cart)).toEqual(['added', 'added']);
  });

  it('[CS-14] a row without a product is skipped', async () => {
    const world = createCartWorld();
    const cart = await world.start({ ports: { products: { find: async () => undefined } } });
    await cart.add(world.product('A'));
    await world.pass();
    world.shop.set('B', 2);
    await cart.add(world.product('A'));
    await world.pass();
    expect(paperOf(cart)).toEqual({ A: 2 });
    expect(world.shop.paper()).toEqual({ A: 2, B: 2 });
  });

  it('[CS-15] a removed line is deleted on the server, and a refused deletion is let be', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'));
    await cart.add(world.product('B'));
    await world.pass();
    await cart.remove('A');
    await world.pass();
    expect(world.shop.paper()).toEqual({ B: 1 });
    world.shop.faults.push({ on: 'delete', fault: { code: 400, error: 'invalid-request' } });
    await cart.remove('B');
    await world.pass(5000);
    expect(cart.state.get().status).toBe('in-sync');
  });
});

/** A server that sets every quantity to `qty`, whatever is requested. */
function serverThatGives(qty: number): { readonly server: ServerCart } {
  const row = aRow({ qty });
  const nothing = async () => err({ kind: 'refused', code: 404 } as const);
  return {
    server: {
      create: async () => ok(unsafeBrand<CartToken>('cart')),
      pull: async () => ok({ value: [] }),
      update: async () => ok({ value: row }),
      delete: async () => ok({ value: undefined }),
      totals: nothing,
      paymentMethods: nothing,
      shippingMethods: nothing,
      shippingInformation: nothing,
      applyCoupon: nothing,
      deleteCoupon: nothing,
      handOff: nothing,
      adopt: nothing,
    },
  };
}

function keysOf(world: ReturnType<typeof createCartWorld>): readonly (string | undefined)[] {
  return world.shop.requests
    .filter(({ url }) => url.includes('/update'))
    .map(({ headers }) => headers?.['idempotency-key']);
}
