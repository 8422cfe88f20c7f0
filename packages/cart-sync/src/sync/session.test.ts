import { describe, expect, it } from 'vitest';
import { at } from '../test/a-line.ts';
import { createCartWorld, kindsOf, paperOf } from '../test/cart-world.ts';

/** A guest with two chairs in the cart. */
async function guest(options: Parameters<ReturnType<typeof createCartWorld>['start']>[0] = {}) {
  const world = createCartWorld();
  world.shop.users.add('U');
  const cart = await world.start(options);
  await cart.add(world.product('A'), { qty: 2 });
  await world.pass();
  return { world, cart };
}

describe('signing in and out', () => {
  it("[CS-65] the user's cart takes over: what is in it comes, what was here goes there", async () => {
    const { world, cart } = await guest();
    const mine = world.shop.open('U');
    world.shop.set('B', 3, mine.token);
    world.session.user = 'U';
    await cart.authorise();
    expect(cart.token()).toBe(mine.token);
    expect(paperOf(cart)).toEqual({ A: 2, B: 3 });
    expect(world.shop.paper(mine.token)).toEqual({ A: 2, B: 3 });
  });

  it("[CS-65] quantities the server has merged at login are the server's", async () => {
    const { world, cart } = await guest();
    const mine = world.shop.open('U');
    world.shop.set('A', 5, mine.token);
    world.session.user = 'U';
    await cart.authorise();
    expect(paperOf(cart)).toEqual({ A: 5 });
    expect(world.shop.paper(mine.token)).toEqual({ A: 5 });
    await cart.authorise();
    await cart.start();
    await world.pass();
    expect(paperOf(cart)).toEqual({ A: 5 });
  });

  it('[CS-65] unsent local changes are kept', async () => {
    const { world, cart } = await guest();
    const mine = world.shop.open('U');
    world.shop.set('A', 2, mine.token);
    world.shop.faults.push({ on: 'update', fault: 'lost-request' });
    await cart.changeQty('A', 4);
    await world.pass();
    world.session.user = 'U';
    await cart.authorise();
    expect(world.shop.paper(mine.token)).toEqual({ A: 4 });
  });

  it('[CS-65] the coupon is applied again', async () => {
    const { world, cart } = await guest();
    await cart.applyCoupon('NYAR10');
    world.session.user = 'U';
    await cart.authorise();
    expect(cart.state.get().coupon).toMatchObject({ code: 'NYAR10' });
    expect(kindsOf(cart).filter((kind) => kind.startsWith('coupon'))).toEqual(['coupon-applied']);
  });

  it.each<
    [story: string, agoMs: number | undefined, direct: boolean, on: boolean, isKept: boolean]
  >([
    ['keeps the guest cart 23 minutes after an order', 1_439_999, false, true, true],
    ['lets go of it 24 minutes after an order', 1_440_000, false, true, false],
    ['lets go of it when orders go straight to the backend', 1_439_999, true, true, false],
    ['lets go of it when the bypass is off', 1_439_999, false, false, false],
    ['lets go of it when nothing was ever ordered', undefined, false, true, false],
  ])('[CS-65] [S9-15] a login %s', async (_story, agoMs, direct, on, isKept) => {
    const { world, cart } = await guest({
      config: { directBackendSync: direct, bypassCartLoaderForAuthorizedUsers: on },
    });
    if (agoMs !== undefined) world.session.lastOrderAt = world.clock.now() - agoMs;
    world.session.user = 'U';
    await cart.authorise();
    expect(world.shop.carts.size).toBe(isKept ? 1 : 2);
  });

  it('[CS-65] a login whose cart cannot be had now is made good later', async () => {
    const { world, cart } = await guest();
    world.session.user = 'U';
    world.shop.faults.push({ on: 'create', fault: { code: 503 } });
    await cart.authorise();
    world.network.turn(false);
    world.network.turn(true);
    await world.pass();
    expect([...world.shop.carts.values()].at(-1)).toMatchObject({ owner: 'U' });
    expect(world.shop.paper()).toEqual({ A: 2 });
  });

  it('[CS-65] a login offline is made good online', async () => {
    const { world, cart } = await guest();
    world.network.turn(false);
    world.session.user = 'U';
    await cart.authorise();
    expect(cart.token()).toBe('cart-1');
    world.network.turn(true);
    await world.pass();
    expect(cart.token()).toBe('cart-2');
  });

  it('[CS-9] after a login only compares when serverMergeByDefault is off', async () => {
    const { world, cart } = await guest({ config: { serverMergeByDefault: false } });
    const mine = world.shop.open('U');
    world.shop.set('B', 3, mine.token);
    world.session.user = 'U';
    await cart.authorise();
    expect(paperOf(cart)).toEqual({ A: 2 });
    expect(world.shop.paper(mine.token)).toEqual({ B: 3 });
  });

  it('[CS-48] logout forgets the server cart, and clearing empties this one', async () => {
    const { world, cart } = await guest();
    await cart.disconnect();
    expect(cart.token()).toBeUndefined();
    expect(cart.state.get()).toMatchObject({ count: 2, isConnected: false });
    await cart.clear();
    expect(cart.state.get()).toMatchObject({ items: [], isConnected: true });
    expect(world.shop.paper('cart-1')).toEqual({ A: 2 });
    expect(cart.token()).toBe('cart-2');
  });

  it.each([
    [true, 'U'],
    [false, undefined],
  ])('[CS-48] with direct orders %s the fresh cart belongs to %s', async (direct, owner) => {
    const { world, cart } = await guest({ config: { directBackendSync: direct } });
    world.session.user = 'U';
    await cart.clear();
    expect([...world.shop.carts.values()].at(-1)?.owner).toBe(owner);
  });

  it('[CS-48] while a call for the released cart is in flight, its token is not returned', async () => {
    const { world, cart } = await guest();
    world.shop.delayMs = 1000;
    await cart.changeQty('A', 3);
    await world.pass();
    const ordered = cart.token();
    const clearing = cart.clear();
    await world.pass();
    expect(ordered).toBeDefined();
    expect(cart.token()).toBeUndefined();
    world.shop.delayMs = 0;
    await world.pass(10_000);
    await clearing;
    expect(cart.token()).not.toBe(ordered);
  });

  it('[CS-48] offline it empties at once, and a fresh cart comes with the next line', async () => {
    const { world, cart } = await guest();
    world.network.turn(false);
    await cart.clear();
    expect(cart.state.get()).toMatchObject({ items: [], isConnected: false, status: 'local' });
    world.network.turn(true);
    await cart.add(world.product('Z'));
    await world.pass();
    expect(paperOf(cart)).toEqual({ Z: 1 });
    expect(world.shop.paper()).toEqual({ Z: 1 });
    expect(world.shop.paper('cart-1')).toEqual({ A: 2 });
  });

  it('[CS-48] a plan for the old cart changes nothing', async () => {
    const { world, cart } = await guest();
    world.shop.set('B', 3);
    world.shop.delayMs = 100;
    const meeting = cart.sync({ force: false });
    void cart.add(world.product('C'));
    await world.pass(50);
    await Promise.race([cart.clear(), world.pass(2000)]);
    await meeting;
    await world.pass(3000);
    expect(cart.state.get().items).toEqual([]);
  });
});

it('[CS-24] the coupon of a lost cart does not stay with the next one', async () => {
  const { world, cart } = await guest();
  await cart.applyCoupon('NYAR10');
  expect(cart.state.get().coupon).toMatchObject({ code: 'NYAR10' });
  world.shop.faults.push({ on: 'pull', fault: { code: 404, error: 'cart-invalid' } });
  world.shop.faults.push({ on: 'shipping-information', fault: { code: 503 } });
  await cart.sync({ force: true });
  expect(cart.token()).toBe('cart-2');
  expect(cart.state.get().coupon).toBeUndefined();
});

it('[CS-65] without a cart of the user no coupon is applied', async () => {
  const { world, cart } = await guest();
  await cart.applyCoupon('NYAR10');
  world.session.user = 'U';
  world.shop.faults.push({ on: 'pull', fault: { code: 410, error: 'cart-ordered' } });
  // The second request for a new cart is refused.
  world.shop.faults.push({ on: 'create', fault: 'duplicated' });
  world.shop.faults.push({ on: 'create', fault: { code: 403 } });
  const before = world.shop.calls().length;
  await cart.authorise();
  expect(cart.token()).toBeUndefined();
  expect(world.shop.calls().slice(before)).toEqual(['create', 'pull', 'create']);
});

describe('checkout', () => {
  const openedAt = (ms: number) => ({
    modifiedAt: () => at(ms),
    shippingAddress: () => undefined,
    addresses: () => undefined,
  });

  it('[CS-67] the cart here is forced, and good news kept quiet', async () => {
    const world = createCartWorld();
    const now = world.clock.now();
    const cart = await world.start({ ports: { checkout: openedAt(now) } });
    await cart.add(world.product('A'));
    await world.pass();
    expect(kindsOf(cart)).toEqual([]);
    world.shop.set('B', 1);
    await cart.changeQty('A', 2);
    await world.pass();
    expect(world.shop.paper()).toEqual({ A: 2 });
  });

  it('[CS-67] [S9-15] within 30 minutes of its last change', async () => {
    const world = createCartWorld();
    const longAgo = world.clock.now() - 1_800_001;
    const cart = await world.start({ ports: { checkout: openedAt(longAgo) } });
    await cart.add(world.product('A'));
    await world.pass();
    expect(kindsOf(cart)).toEqual(['added']);
    world.shop.set('B', 1);
    await cart.changeQty('A', 2);
    await world.pass();
    expect(world.shop.paper()).toEqual({ A: 2, B: 1 });
  });

  it.each([
    [1_800_000, []],
    [1_800_001, ['added']],
  ])(
    '[CS-67] [S9-15] a checkout changed %i ms ago: notifications %j',
    async (ageMs, notifications) => {
      const world = createCartWorld();
      const checkout = { ...openedAt(0), modifiedAt: () => at(world.clock.now() - ageMs) };
      const cart = await world.start({ ports: { checkout } });
      await cart.add(world.product('A'));
      await world.pass();
      expect(kindsOf(cart)).toEqual(notifications);
    },
  );

  it('[CS-67] a checkout that is not open does not count', async () => {
    const world = createCartWorld();
    const cart = await world.start({ ports: { checkout: openedAt(0) } });
    await cart.add(world.product('A'));
    await world.pass();
    expect(kindsOf(cart)).toEqual(['added']);
  });

  it('[CS-10] forceClientState forces every meeting', async () => {
    const { world, cart } = await guest({ config: { forceClientState: true } });
    world.shop.set('B', 1);
    await cart.changeQty('A', 3);
    await world.pass();
    expect(world.shop.paper()).toEqual({ A: 3 });
  });
});

describe('handing off', () => {
  it('[CS-66] sends what is unsent, then gives a code', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'update', fault: 'lost-request' });
    await cart.add(world.product('A'));
    await world.pass();
    expect(await cart.handOff()).toEqual({ ok: true, value: 'code-of-cart-1' });
    expect(world.shop.paper()).toEqual({ A: 1 });
  });

  it('[CS-66] gives none while something could not be sent, or there is no cart', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    expect(await cart.handOff()).toMatchObject({ error: { kind: 'no-cart' } });
    await cart.add(world.product('A'));
    await world.pass();
    world.network.turn(false);
    await cart.changeQty('A', 2);
    expect(await cart.handOff()).toMatchObject({ error: { kind: 'network' } });
  });

  it("[CS-66] the shop host takes the cart as its own, with a guest's lines", async () => {
    const { world, cart } = await guest();
    const code = await cart.handOff();
    const host = createCartWorld();
    Object.assign(host.shop, { fetch: world.shop.fetch });
    const there = await host.start();
    await there.add(host.product('OLD'));
    expect(await there.adopt(code.ok ? code.value : '')).toEqual({
      ok: true,
      value: { cartToken: 'cart-1' },
    });
    await host.pass();
    expect(paperOf(there)).toEqual({ A: 2 });
    expect(there.token()).toBe('cart-1');
    expect(await there.adopt('nonsense')).toMatchObject({ ok: false });
    expect(paperOf(there)).toEqual({ A: 2 });
  });

  it('[CS-66] the shop host opens a cart by its token, and keeps its own for an unknown token', async () => {
    const { world } = await guest();
    const host = createCartWorld();
    Object.assign(host.shop, { fetch: world.shop.fetch });
    const there = await host.start();
    await there.add(host.product('OLD'));
    await host.pass();
    const own = there.token();
    expect(await there.adoptToken('nonsense')).toMatchObject({ ok: false });
    expect(await there.adoptToken('')).toMatchObject({ error: { kind: 'no-cart' } });
    expect([there.token(), paperOf(there)]).toEqual([own, { OLD: 1 }]);
    expect(await there.adoptToken('cart-1')).toEqual({ ok: true, value: undefined });
    expect([there.token(), paperOf(there)]).toEqual(['cart-1', { A: 2 }]);
  });

  it('[CS-66] the shop host takes the same cart again as it has become', async () => {
    const { world, cart } = await guest();
    const host = createCartWorld();
    Object.assign(host.shop, { fetch: world.shop.fetch });
    const there = await host.start();
    const handOver = async () => {
      const code = await cart.handOff();
      expect(await there.adopt(code.ok ? code.value : '')).toMatchObject({ ok: true });
      await host.pass();
    };
    await handOver();
    expect(paperOf(there)).toEqual({ A: 2 });
    await cart.add(world.product('B'));
    await world.pass();
    await handOver();
    expect([there.token(), paperOf(there)]).toEqual(['cart-1', { A: 2, B: 1 }]);
    expect(await there.adoptToken('cart-1')).toMatchObject({ ok: true });
    await host.pass();
    expect([there.token(), paperOf(there)]).toEqual(['cart-1', { A: 2, B: 1 }]);
    expect(world.shop.paper('cart-1')).toEqual({ A: 2, B: 1 });
  });

  it("[CS-66] a customer's cart is met once the session is on", async () => {
    const world = createCartWorld();
    world.shop.users.add('U');
    world.session.user = 'U';
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    const code = await cart.handOff();
    const host = createCartWorld();
    Object.assign(host.shop, { fetch: world.shop.fetch });
    const there = await host.start();
    expect(await there.adopt(code.ok ? code.value : '')).toMatchObject({ value: { token: 'U' } });
    expect(there.state.get().items).toEqual([]);
    host.session.user = 'U';
    await there.authorise();
    expect(paperOf(there)).toEqual({ A: 1 });
  });

  it('[CS-10] an empty cart here forces nothing on a cart it meets for the first time', async () => {
    const world = createCartWorld();
    world.shop.users.add('U');
    world.session.user = 'U';
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    const code = await cart.handOff();
    const host = createCartWorld();
    Object.assign(host.shop, { fetch: world.shop.fetch });
    host.session.user = 'U';
    const there = await host.start();
    await there.adopt(code.ok ? code.value : '');
    await there.load({ force: true });
    await host.pass();
    expect(paperOf(there)).toEqual({ A: 1 });
    expect(world.shop.paper()).toEqual({ A: 1 });
    world.shop.set('B', 1);
    await there.load({ force: true });
    await host.pass();
    expect(world.shop.paper()).toEqual({ A: 1 });
  });

  it('[CS-22] settles when nothing runs, and stops on request', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'));
    await cart.settled();
    expect(world.shop.paper()).toEqual({ A: 1 });
    cart.stop();
    await cart.add(world.product('B'));
    await world.pass(60_000);
    expect(world.shop.paper()).toEqual({ A: 1 });
  });
});
