import { silentLog } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import type { CartSync } from '../cart/cart-sync.ts';
import { createCartWorld, kindsOf, paperOf, turns } from '../test/cart-world.ts';
import { olderBackend } from '../test/fake-shop.ts';

/** Collects every status of a cart, without repetitions in a row. */
function statusesOf(cart: CartSync): readonly string[] {
  const statuses: string[] = [cart.state.get().status];
  cart.state.subscribe(() => {
    const { status } = cart.state.get();
    if (status !== statuses.at(-1)) statuses.push(status);
  });
  return statuses;
}

const withLine = async (...options: Parameters<typeof createCartWorld>) => {
  const world = createCartWorld(...options);
  const cart = await world.start();
  await cart.add(world.product('A'));
  await world.pass();
  return { world, cart };
};

describe('the state of a meeting', () => {
  it('[CS-20] reports the time of the last sync and of the last totals', async () => {
    const world = createCartWorld();
    await world.pass(1000);
    const cart = await world.start();
    expect(cart.state.get()).toMatchObject({ lastSyncAt: undefined, lastTotalsAt: undefined });
    await cart.add(world.product('A'));
    await world.pass();
    const first = world.clock.now();
    expect(cart.state.get()).toMatchObject({ lastSyncAt: first, lastTotalsAt: first });
    await world.pass(5000);
    world.shop.faults.push({ on: 'pull', fault: 'lost-request' });
    await cart.changeQty('A', 2);
    await world.pass();
    expect(cart.state.get().lastSyncAt).toBe(first);
    await world.pass(500);
    expect(cart.state.get()).toMatchObject({
      lastSyncAt: first + 5500,
      lastTotalsAt: first + 5500,
    });
    await cart.disconnect();
    expect(cart.state.get()).toMatchObject({ lastSyncAt: undefined, lastTotalsAt: undefined });
  });

  it('[CS-20] goes from loading over connecting and syncing to in sync', async () => {
    const world = createCartWorld();
    const { cart } = world.openTab();
    const statuses = statusesOf(cart);
    await cart.start();
    await cart.add(world.product('A'));
    await world.pass();
    expect(statuses).toEqual(['loading', 'local', 'waiting', 'connecting', 'syncing', 'in-sync']);
  });

  it('[CS-20] waits offline, and is local again once it is empty and unknown', async () => {
    const { world, cart } = await withLine();
    const statuses = statusesOf(cart);
    world.network.turn(false);
    await cart.changeQty('A', 3);
    await world.pass();
    expect(statuses).toEqual(['in-sync', 'waiting']);
    await cart.clear();
    await world.pass();
    expect(cart.state.get()).toMatchObject({ status: 'local', count: 0 });
  });
});

describe('report of a sync', () => {
  it('[CS-27] nothing needed, everything agreed', async () => {
    const { cart } = await withLine();
    expect(await cart.sync()).toEqual({
      done: false,
      reason: 'not-needed',
      lines: [],
      client: 'no-changes',
      server: 'no-changes',
    });
  });

  it('[CS-27] offline, with what is open', async () => {
    const { world, cart } = await withLine();
    world.network.turn(false);
    await cart.changeQty('A', 2);
    expect(await cart.sync()).toEqual({
      done: false,
      reason: 'offline',
      lines: [],
      client: 'update-required',
      server: 'update-required',
    });
  });

  it('[CS-26] creates no cart while there are no changes', async () => {
    const cart = await createCartWorld().start();
    expect(await cart.sync()).toMatchObject({ done: false, reason: 'not-connected' });
  });

  it('[CS-29] a failure, and that it is open; then that it is done', async () => {
    const { world, cart } = await withLine();
    world.shop.faults.push({ on: 'pull', fault: { code: 503 } });
    expect(await cart.sync({ force: true })).toMatchObject({
      done: false,
      reason: 'failed',
      lines: [],
    });
    expect(await cart.sync({ force: true })).toEqual({
      done: true,
      lines: [],
      client: 'no-changes',
      server: 'no-changes',
    });
  });

  it('[CS-23] a server that cannot be reached for a cart is asked again, one that refuses is not', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'create', fault: { code: 503 } });
    await cart.add(world.product('A'));
    await world.pass();
    expect(cart.state.get().status).toBe('waiting');
    await world.pass(1000);
    expect(cart.state.get().status).toBe('in-sync');

    const other = createCartWorld();
    const refused = await other.start();
    other.shop.faults.push({ on: 'create', fault: { code: 403 } });
    await refused.add(other.product('A'));
    await other.pass(60_000);
    expect(other.shop.calls()).toEqual(['create']);
  });

  it('[CS-9] a dry run returns both sides and sends nothing', async () => {
    const { world, cart } = await withLine();
    world.shop.set('B', 2);
    const calls = world.shop.requests.length;
    expect(await cart.sync({ force: true, dryRun: true })).toMatchObject({
      done: true,
      lines: [{ status: 'no-item', sku: 'B', missingOn: 'client' }],
    });
    expect(world.shop.calls().slice(calls)).toEqual(['pull']);
    expect(paperOf(cart)).toEqual({ A: 1 });
  });

  it('[CS-26] a shop that wants no totals is not asked for them', async () => {
    const world = createCartWorld();
    const cart = await world.start({ config: { synchronizeTotals: false } });
    await cart.add(world.product('A'));
    await world.pass();
    await cart.syncTotals();
    expect(world.shop.calls()).toEqual(['create', 'pull', 'update']);
    expect(await cart.sync()).toMatchObject({ reason: 'not-needed', server: 'update-required' });
  });
});

describe('totals, when asked for', () => {
  it('[CS-50] are not asked for offline, without a cart, or for nothing', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.syncTotals();
    expect(world.shop.requests).toEqual([]);
    await cart.add(world.product('A'));
    await world.pass();
    const before = world.shop.requests.length;
    world.network.turn(false);
    await cart.syncTotals();
    expect(world.shop.requests).toHaveLength(before);
    world.network.turn(true);
    await cart.remove('A');
    await world.pass();
    const empty = world.shop.requests.length;
    await cart.syncTotals();
    expect(world.shop.requests).toHaveLength(empty);
  });

  it('[CS-49] another payment method requests them again', async () => {
    const { world, cart } = await withLine();
    world.shop.paymentMethods = [
      { code: 'card', title: 'K' },
      { code: 'gift', title: 'G' },
    ];
    await cart.syncTotals();
    await cart.choosePaymentMethod('gift');
    expect(cart.state.get().paymentMethod).toMatchObject({ code: 'gift' });
    expect(world.shop.requests.at(-1)?.body).toContain('"paymentMethodCode":"gift"');
  });

  it('[CS-49] payment methods that come with the totals count', async () => {
    const { world, cart } = await withLine();
    world.shop.faults.push({ on: 'payment-methods', fault: { code: 500 } });
    world.shop.paymentMethods = [{ code: 'late', title: 'L' }];
    await cart.syncTotals();
    expect(cart.state.get().paymentMethods).toMatchObject([{ code: 'late' }]);
  });

  it('[CS-49] without any payment method none is named', async () => {
    const world = createCartWorld();
    world.shop.paymentMethods = [];
    const cart = await world.start({ config: { paymentMethods: [] } });
    await cart.add(world.product('A'));
    await world.pass();
    const totalsRequest = world.shop.requests.findLast(({ url }) =>
      url.includes('/shipping-information'),
    );
    expect(JSON.parse(totalsRequest?.body ?? '')).toEqual({
      addressInformation: {
        shippingAddress: { countryId: 'HU' },
        shippingCarrierCode: 'gls',
        shippingMethodCode: 'home',
      },
    });
    expect(cart.state.get().totals.source).toBe('server');
  });

  it('[CS-24] methods of a server cart go with it, what the shopper chose stays', async () => {
    const { world, cart } = await withLine();
    world.shop.paymentMethods = [
      { code: 'card', title: 'K' },
      { code: 'gift', title: 'G' },
    ];
    await cart.choosePaymentMethod('gift');
    await cart.chooseShippingMethod({ carrier_code: 'gls', method_code: 'home' });
    expect(cart.state.get().shippingMethods).toMatchObject([{ carrier_code: 'gls' }]);
    await cart.disconnect();
    expect(cart.state.get()).toMatchObject({
      shippingMethods: [{ carrier_code: 'flatrate' }],
      paymentMethods: [{ code: 'cashondelivery' }],
      totals: { source: 'local' },
    });
    await cart.sync({ force: true });
    expect(cart.state.get().paymentMethod).toMatchObject({ code: 'gift' });
  });

  it('[CS-49] the address of a shop without a checkout is its country', async () => {
    const { world } = await withLine();
    const methodsRequest = world.shop.requests.find(({ url }) => url.includes('/shipping-methods'));
    expect(JSON.parse(methodsRequest?.body ?? '')).toEqual({ address: { country_id: 'HU' } });
  });
});

describe('concurrent requests of a cart', () => {
  it('[CS-30] a new line without an id, a known one with it, each under a key of its own', async () => {
    const { world, cart } = await withLine();
    await cart.changeQty('A', 2);
    await world.pass();
    const updates = world.shop.requests.filter(({ url }) => url.includes('/update'));
    expect(updates.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { cartItem: { sku: 'A', qty: 1, quoteId: 'cart-1' } },
      { cartItem: { sku: 'A', qty: 2, quoteId: 'cart-1', item_id: 1 } },
    ]);
    const [first, second] = updates.map(({ headers }) => headers?.['idempotency-key']);
    expect(first).not.toBe(second);
    await cart.remove('A');
    await world.pass();
    const deletion = world.shop.requests.find(({ url }) => url.includes('/delete'));
    expect(JSON.parse(deletion?.body ?? '')).toEqual({
      cartItem: { sku: 'A', item_id: 1, quoteId: 'cart-1' },
    });
  });

  it('[CS-30] a variant by its parent, or by its own sku, as the backend wants it', async () => {
    for (const setConfigurableProductOptions of [true, false]) {
      const world = createCartWorld();
      const cart = await world.start({ config: { setConfigurableProductOptions } });
      await cart.add(world.product('A-1', { parentSku: 'A', type_id: 'configurable' }));
      await world.pass();
      const sent = world.shop.requests.find(({ url }) => url.includes('/update'));
      const { cartItem } = JSON.parse(sent?.body ?? '') as { cartItem: { sku: string } };
      expect(cartItem.sku).toBe(setConfigurableProductOptions ? 'A' : 'A-1');
    }
  });

  it('[CS-30] the part of a bundle by its own sku, even if it is a variant elsewhere', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A-1', { parentSku: 'A', type_id: 'simple' }));
    await world.pass();
    const sent = world.shop.requests.find(({ url }) => url.includes('/update'));
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ cartItem: { sku: 'A-1' } });
  });

  it('[CS-30] an article without a parent by its own sku', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A', { type_id: 'configurable' }));
    await world.pass();
    const sent = world.shop.requests.find(({ url }) => url.includes('/update'));
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ cartItem: { sku: 'A' } });
  });

  it('[CS-62] each write of a meeting carries the version the one before left', async () => {
    const { world, cart } = await withLine();
    await cart.add(world.product('B'));
    await cart.add(world.product('C'));
    await cart.remove('A');
    await world.pass();
    const versions = world.shop.requests
      .filter(({ url }) => /update|delete/.test(url))
      .map(({ headers }) => headers?.['x-cart-version']);
    expect(versions).toEqual(['1', '2', '3', '4']);
  });

  it('[CS-47] an added and a changed line are reported to the shopper', async () => {
    const { world, cart } = await withLine();
    await cart.changeQty('A', 2);
    await world.pass();
    expect(cart.state.get().notices).toMatchObject([
      { kind: 'added', confirmed: true, qty: 1 },
      { kind: 'quantity-updated', confirmed: true, qty: 2 },
    ]);
  });

  it('[CS-47] a line added by this device to an unexpected cart is reported as added', async () => {
    const { world, cart } = await withLine();
    world.shop.carts.clear();
    for (const { id } of cart.state.get().notices) cart.dismissNotice(id);
    await cart.sync({ force: true });
    await world.pass();
    expect(kindsOf(cart)).toEqual(['added']);
  });
});

describe('a cart that has become an order', () => {
  const order = (world: ReturnType<typeof createCartWorld>) => {
    for (const shelf of world.shop.carts.values()) shelf.isOrdered = true;
  };

  it('[CS-28] is detached, reported and replaced by a new one', async () => {
    const { world, cart } = await withLine();
    order(world);
    expect(await cart.sync({ force: true })).toMatchObject({ done: false, reason: 'ordered' });
    expect(paperOf(cart)).toEqual({});
    expect(kindsOf(cart)).toEqual(['added', 'cart-ordered']);
    expect(cart.token()).toBe('cart-2');
    expect(cart.state.get().status).toBe('in-sync');
  });

  it('[CS-28] is no news in any tab once the cart was cleared for the order', async () => {
    const { world, cart } = await withLine();
    const other = await world.start();
    world.shop.delayMs = 100;
    const inFlight = [cart.sync({ force: true }), other.sync({ force: true })];
    await world.pass(50);
    order(world);
    inFlight.push(cart.sync({ force: true }), other.sync({ force: true }));
    const cleared = cart.clear();
    const added = cart.add(world.product('B'));
    await world.pass(5000);
    await Promise.all([...inFlight, cleared, added]);
    for (const tab of [cart, other]) {
      expect(kindsOf(tab)).not.toContain('cart-ordered');
      expect(paperOf(tab)).toEqual({ B: 1 });
    }
    expect(world.shop.paper()).toEqual({ B: 1 });
  });

  it('[CS-28] stays as it is while the checkout waits for the outcome of the order', async () => {
    const world = createCartWorld();
    let isPlacing = true;
    const cart = await world.start({
      ports: {
        checkout: {
          modifiedAt: () => undefined,
          isPlacing: () => isPlacing,
          shippingAddress: () => undefined,
          addresses: () => undefined,
        },
      },
    });
    await cart.add(world.product('A'));
    await world.pass();
    order(world);
    expect(await cart.sync({ force: true })).toMatchObject({ done: false, reason: 'ordered' });
    expect(paperOf(cart)).toEqual({ A: 1 });
    expect(kindsOf(cart)).not.toContain('cart-ordered');
    isPlacing = false;
    await cart.sync({ force: true });
    expect(paperOf(cart)).toEqual({});
    expect(kindsOf(cart)).toContain('cart-ordered');
  });

  it('[CS-28] is detached where the checkout does not say whether it places an order', async () => {
    const world = createCartWorld();
    const cart = await world.start({
      ports: {
        checkout: {
          modifiedAt: () => undefined,
          shippingAddress: () => undefined,
          addresses: () => undefined,
        },
      },
    });
    await cart.add(world.product('A'));
    await world.pass();
    order(world);
    expect(await cart.sync({ force: true })).toMatchObject({ done: false, reason: 'ordered' });
    expect(paperOf(cart)).toEqual({});
    expect(kindsOf(cart)).toContain('cart-ordered');
  });

  it('[CS-28] pieces it never had go into the new one, for any shopper', async () => {
    const { world, cart } = await withLine();
    world.shop.users.add('U');
    world.session.user = 'U';
    order(world);
    await cart.add(world.product('B'), { qty: 3 });
    await world.pass();
    expect(world.shop.paper()).toEqual({ B: 3 });
    expect([...world.shop.carts.values()].at(-1)?.owner).toBe('U');
    expect(cart.state.get().status).toBe('in-sync');
  });

  it('[CS-28] the remaining pieces wait when no new cart can be created', async () => {
    const { world, cart } = await withLine();
    order(world);
    world.shop.faults.push({ on: 'create', fault: { code: 503 } });
    await cart.add(world.product('B'));
    await world.pass();
    expect(paperOf(cart)).toEqual({ B: 1 });
    expect(cart.token()).toBeUndefined();
    await cart.changeQty('B', 2);
    await world.pass();
    expect(world.shop.paper()).toEqual({ B: 2 });
  });

  it('[CS-10] the next cart of the shopper keeps the lines of other devices, also when forced', async () => {
    const world = createCartWorld();
    world.shop.users.add('U');
    world.session.user = 'U';
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    order(world);
    world.shop.set('B', 1, world.shop.open('U').token);
    world.network.turn(false);
    await cart.changeQty('A', 3);
    world.network.turn(true);
    await cart.sync({ force: true });
    expect(world.shop.paper()).toEqual({ A: 2, B: 1 });
  });
});

describe('changes while a meeting is under way', () => {
  const slow = async () => {
    const { world, cart } = await withLine();
    world.shop.delayMs = 100;
    return { world, cart };
  };

  it('[CS-30] a line changed before its turn is sent as it is now', async () => {
    const { world, cart } = await slow();
    await cart.add(world.product('B'));
    await world.pass(50);
    await cart.changeQty('B', 5);
    await world.pass(2000);
    const sent = world.shop.requests
      .filter(({ url }) => url.includes('/update'))
      .map(({ body }) => (JSON.parse(body ?? '') as { cartItem: { qty: number } }).cartItem.qty);
    expect(sent.at(-1)).toBe(5);
    expect(world.shop.paper()).toEqual({ A: 1, B: 5 });
  });

  it('[CS-30] a line put back in before its deletion leaves is not deleted', async () => {
    const { world, cart } = await slow();
    const removed = await cart.remove('A');
    await world.pass(50);
    if (removed.ok) await cart.restore(removed.value);
    await world.pass(3000);
    expect(world.shop.requests.filter(({ url }) => url.includes('/delete'))).toEqual([]);
    expect(world.shop.paper()).toEqual({ A: 1 });
    expect(paperOf(cart)).toEqual({ A: 1 });
  });

  it('[CS-48] a plan for a cleared cart changes nothing', async () => {
    const { world, cart } = await slow();
    world.shop.set('B', 2);
    const synced = cart.sync({ force: false });
    await world.pass(50);
    const cleared = cart.clear();
    await world.pass(3000);
    await Promise.all([synced, cleared]);
    expect(paperOf(cart)).toEqual({});
    expect(cart.token()).not.toBe('cart-1');
  });

  it('[CS-48] a row whose product arrives after the cart was cleared is not added', async () => {
    const world = createCartWorld();
    let find = (): void => undefined;
    const product = new Promise<ReturnType<typeof world.product>>((resolve) => {
      find = () => resolve(world.product('B'));
    });
    const cart = await world.start({ ports: { products: { find: () => product } } });
    await cart.add(world.product('A'));
    await world.pass();
    world.shop.set('B', 2);
    const synced = cart.sync({ force: false });
    void cart.changeQty('A', 2);
    await world.pass();
    const cleared = cart.clear();
    await world.pass();
    find();
    await Promise.all([synced, cleared]);
    expect(paperOf(cart)).toEqual({});
  });

  it('[CS-48] no totals are requested for a cleared cart', async () => {
    const { world, cart } = await slow();
    const synced = cart.sync({ force: false });
    await world.pass(50);
    const pendingTotals = cart.syncTotals();
    const cleared = cart.clear();
    const added = cart.add(world.product('C'));
    const before = world.shop.requests.length;
    await world.pass(5000);
    await Promise.all([synced, pendingTotals, cleared, added]);
    const later = world.shop.requests.slice(before).map(({ url }) => url);
    expect(later.filter((url) => url.includes('cart-1') && url.includes('methods'))).toEqual([]);
    expect(world.shop.paper()).toEqual({ C: 1 });
  });

  it('[CS-31] a backend that adds is set right by the id of its row', async () => {
    const world = createCartWorld(olderBackend);
    const cart = await world.start();
    world.shop.set('A', 1);
    await cart.add(world.product('A'), { qty: 2 });
    world.shop.faults.push({ on: 'update', fault: 'duplicated' });
    await world.pass(5000);
    expect(world.shop.paper()).toEqual({ A: 2 });
    const last = world.shop.requests.findLast(({ url }) => url.includes('/update'));
    expect(JSON.parse(last?.body ?? '')).toMatchObject({ cartItem: { item_id: 1, qty: 2 } });
  });
});

describe('identity of the shopper', () => {
  it('[CS-65] a login without a network is made up for when it is back', async () => {
    const { world, cart } = await withLine();
    world.shop.users.add('U');
    const mine = world.shop.open('U');
    world.shop.set('B', 1, mine.token);
    world.session.user = 'U';
    world.network.turn(false);
    await cart.authorise();
    expect(cart.token()).toBe('cart-1');
    world.network.turn(true);
    await world.pass();
    expect(cart.token()).toBe(mine.token);
    expect(paperOf(cart)).toEqual({ A: 1, B: 1 });
  });

  it('[CS-65] a login the server has no time for is repeated, one it refuses is not', async () => {
    const { world, cart } = await withLine();
    world.shop.users.add('U');
    world.session.user = 'U';
    world.shop.faults.push({ on: 'create', fault: { code: 503 } });
    await cart.authorise();
    expect(cart.token()).toBe('cart-1');
    world.network.turn(false);
    world.network.turn(true);
    await world.pass();
    expect(cart.token()).toBe('cart-2');
  });

  it('[CS-65] a login the server refuses is not repeated', async () => {
    const { world, cart } = await withLine();
    world.shop.users.add('U');
    world.session.user = 'U';
    world.shop.faults.push({ on: 'create', fault: { code: 403 } });
    await cart.authorise();
    await world.pass(60_000);
    world.network.turn(false);
    world.network.turn(true);
    await world.pass(60_000);
    expect(world.shop.calls().filter((call) => call === 'create')).toHaveLength(2);
  });

  it('[CS-29] the network coming back is listened to until the cart is stopped', async () => {
    const { world, cart } = await withLine();
    cart.stop();
    const before = world.shop.requests.length;
    world.network.turn(false);
    await cart.changeQty('A', 2);
    world.network.turn(true);
    await world.pass(60_000);
    expect(world.shop.requests).toHaveLength(before);
  });

  it('[CS-12] where the cart here always wins, it wins when the network is back', async () => {
    const world = createCartWorld();
    const cart = await world.start({ config: { forceClientState: true } });
    await cart.add(world.product('A'));
    await world.pass();
    world.network.turn(false);
    world.shop.set('B', 1);
    world.network.turn(true);
    await world.pass();
    expect(world.shop.paper()).toEqual({ A: 1 });
  });

  it('[CS-66] a cart adopted with a session beside it waits for that session', async () => {
    const { world, cart } = await withLine();
    world.shop.users.add('U');
    world.session.user = 'U';
    await cart.authorise();
    const code = await cart.handOff();
    const host = createCartWorld();
    Object.assign(host.shop, { fetch: world.shop.fetch });
    const there = await host.start();
    const before = world.shop.requests.length;
    await there.adopt(code.ok ? code.value : '');
    await host.pass();
    expect(world.shop.calls().slice(before)).toEqual(['adopt']);
    expect(there.token()).toBe(cart.token());
  });

  it('[CS-66] a guest’s cart that is adopted is met at once', async () => {
    const { world, cart } = await withLine();
    const code = await cart.handOff();
    const host = createCartWorld();
    Object.assign(host.shop, { fetch: world.shop.fetch });
    const there = await host.start();
    await there.adopt(code.ok ? code.value : '');
    expect(paperOf(there)).toEqual({ A: 1 });
  });

  it('[CS-51] a failed removal is not reported as removed', async () => {
    const { world, cart } = await withLine();
    await cart.removeCoupon();
    expect(cart.state.get().notices.at(-1)).toMatchObject({ kind: 'coupon-removed', code: '' });
    world.shop.faults.push({ on: 'delete-coupon', fault: { code: 400, error: 'coupon-unknown' } });
    expect((await cart.removeCoupon()).ok).toBe(false);
    expect(kindsOf(cart)).toEqual(['added', 'coupon-removed', 'coupon-refused']);
    expect(cart.state.get().notices.at(-1)).toMatchObject({ code: '', reason: 'unknown' });
  });

  it('[CS-65] a coupon the customer’s cart holds is not applied again', async () => {
    const { world, cart } = await withLine();
    await cart.applyCoupon('NYAR10');
    world.shop.users.add('U');
    const mine = world.shop.open('U');
    mine.coupon = 'NYAR10';
    world.session.user = 'U';
    await cart.authorise();
    await world.pass();
    expect(cart.state.get().coupon?.code).toBe('NYAR10');
    expect(world.shop.calls().filter((call) => call === 'apply-coupon')).toHaveLength(1);
  });

  it('[CS-65] without a coupon none is applied', async () => {
    const { world, cart } = await withLine();
    world.shop.users.add('U');
    world.session.user = 'U';
    await cart.authorise();
    await world.pass();
    expect(world.shop.calls()).not.toContain('apply-coupon');
  });

  it('[CS-23] after a final no the next login tries again', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'create', fault: { code: 403 } });
    await cart.add(world.product('A'));
    await world.pass();
    expect(cart.state.get().status).toBe('disabled');
    await cart.authorise();
    expect(cart.state.get().status).toBe('in-sync');
  });

  it('[CS-23] a login without a network turns sync on again', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'create', fault: { code: 403 } });
    await cart.add(world.product('A'));
    await world.pass();
    world.network.turn(false);
    await cart.authorise();
    expect(cart.state.get().status).toBe('waiting');
  });

  it('[CS-23] and so does an emptied cart', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'create', fault: { code: 403 } });
    await cart.add(world.product('A'));
    await world.pass();
    await cart.clear();
    expect(cart.state.get()).toMatchObject({ status: 'waiting', isConnected: true });
  });

  it('[CS-66] a cart with something unsent has no code for the shop host', async () => {
    const { world, cart } = await withLine();
    world.shop.faults.push({ on: 'update', fault: 'lost-request' });
    await cart.changeQty('A', 2);
    await turns();
    world.network.turn(false);
    expect(await cart.handOff()).toEqual({
      ok: false,
      error: { kind: 'network', failure: { kind: 'unreachable' } },
    });
  });
});

it('[CS-67] exactly 30 minutes after its last change the shopper is still in checkout', async () => {
  for (const [ms, expected] of [
    [30 * 60_000, { A: 2 }],
    [30 * 60_000 + 1, { A: 2, B: 1 }],
  ] as const) {
    const world = createCartWorld();
    await world.pass(60 * 60_000);
    const touched = world.clock.now();
    const cart = await world.start({
      ports: {
        checkout: {
          modifiedAt: () => touched,
          shippingAddress: () => undefined,
          addresses: () => undefined,
        },
      },
    });
    await cart.add(world.product('A'));
    await world.pass();
    world.shop.set('B', 1);
    await world.pass(ms);
    await cart.changeQty('A', 2);
    await world.pass();
    expect(paperOf(cart)).toEqual(expected);
  }
});

describe('one meeting, step by step', () => {
  const twoOpen = async () => {
    const { world, cart } = await withLine();
    world.shop.delayMs = 100;
    await cart.changeQty('A', 2);
    await cart.add(world.product('B'));
    return { world, cart };
  };
  const sentOf = (world: ReturnType<typeof createCartWorld>, sku: string) =>
    world.shop.requests
      .filter(({ url }) => url.includes('/update'))
      .map(({ body }) => JSON.parse(body ?? '') as { cartItem: { sku: string; qty: number } })
      .filter(({ cartItem }) => cartItem.sku === sku)
      .map(({ cartItem }) => cartItem.qty);

  it('[CS-30] a line changed between its plan and its turn is not sent as it was planned', async () => {
    const { world, cart } = await twoOpen();
    await world.pass(150);
    await cart.changeQty('B', 5);
    await world.pass(3000);
    expect(sentOf(world, 'B')).toEqual([5]);
    expect(world.shop.paper()).toEqual({ A: 2, B: 5 });
  });

  it('[CS-30] a line changed before its write is repeated is not sent as it was', async () => {
    const world = createCartWorld(olderBackend);
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    world.shop.faults.push({ on: 'update', fault: 'lost-request' });
    await cart.add(world.product('B'));
    await world.pass();
    world.shop.delayMs = 100;
    await cart.changeQty('A', 2);
    await world.pass(150);
    await cart.changeQty('B', 5);
    await world.pass(3000);
    expect(sentOf(world, 'B')).toEqual([1, 5]);
    expect(world.shop.paper()).toEqual({ A: 2, B: 5 });
  });

  it.each<[string, number, string | undefined]>([
    ['that may pass', 503, undefined],
    ['of a cart nobody knows', 404, 'cart-invalid'],
    ['of a cart that was ordered', 410, undefined],
  ])('[CS-29] after a failure %s no other line is sent', async (_what, code, error) => {
    const { world } = await twoOpen();
    world.shop.faults.push({ on: 'update', fault: { code, ...(error && { error }) } });
    await world.pass(350);
    expect(sentOf(world, 'B')).toEqual([]);
  });

  it('[CS-36] a conflict that shows the rows needs no further pull', async () => {
    const { world } = await twoOpen();
    await world.pass(150);
    const pulls = world.shop.calls().filter((call) => call === 'pull').length;
    world.shop.set('C', 1);
    await world.pass(3000);
    expect(world.shop.calls().filter((call) => call === 'pull')).toHaveLength(pulls);
    expect(world.shop.paper()).toEqual({ A: 2, B: 1, C: 1 });
  });

  it('[CS-36] one that does not show them does', async () => {
    const { world, cart } = await withLine();
    const before = world.shop.requests.length;
    world.shop.faults.push({ on: 'update', fault: { code: 404, error: 'cart-item-missing' } });
    await cart.changeQty('A', 2);
    await world.pass();
    expect(world.shop.calls().slice(before, before + 4)).toEqual([
      'pull',
      'update',
      'pull',
      'update',
    ]);
  });

  it('[CS-11] a line that the server no longer has and that was not changed locally is removed', async () => {
    const { world, cart } = await withLine();
    world.shop.set('A', 0);
    await cart.add(world.product('B'));
    await world.pass();
    expect(paperOf(cart)).toEqual({ B: 1 });
    expect(world.shop.paper()).toEqual({ B: 1 });
    expect(kindsOf(cart)).toEqual(['added', 'added']);
  });

  it('[CS-62] each deletion carries the version the one before left', async () => {
    const { world, cart } = await withLine();
    await cart.add(world.product('B'));
    await world.pass();
    await cart.remove('A');
    await cart.remove('B');
    await world.pass();
    const versions = world.shop.requests
      .filter(({ url }) => url.includes('/delete'))
      .map(({ headers }) => headers?.['x-cart-version']);
    expect(versions).toEqual(['3', '4']);
  });

  it('[CS-47] a local line that wins over the server is reported as changed', async () => {
    const { world, cart } = await withLine();
    world.shop.set('A', 5);
    await cart.sync({ force: true });
    expect(kindsOf(cart)).toEqual(['added', 'quantity-updated']);
    world.shop.set('A', 0);
    await cart.sync({ force: true });
    expect(cart.state.get().notices.at(-1)).toMatchObject({ kind: 'quantity-updated', qty: 1 });
    expect(world.shop.paper()).toEqual({ A: 1 });
  });

  it('[CS-47] a line that the server has from another device is reported as changed', async () => {
    const { world, cart } = await withLine();
    world.network.turn(false);
    await cart.add(world.product('B'), { qty: 2 });
    cart.stop();
    world.shop.set('B', 5);
    const nextPage = await world.start();
    world.network.turn(true);
    await world.pass();
    expect(world.shop.paper()).toEqual({ A: 1, B: 2 });
    expect(kindsOf(nextPage)).toEqual(['quantity-updated']);
  });

  it('[CS-32] a line that came back with more than there is goes, and is deleted there', async () => {
    const { world, cart } = await withLine();
    world.shop.stock.set('A', 3);
    world.network.turn(false);
    await cart.remove('A');
    await cart.add(world.product('A'), { qty: 9 });
    world.network.turn(true);
    await world.pass(5000);
    expect(paperOf(cart)).toEqual({});
    expect(world.shop.paper()).toEqual({});
    expect(cart.state.get().notices.at(-1)).toMatchObject({
      kind: 'update-refused',
      outcome: 'removed',
    });
  });

  it('[CS-49] a payment meant for offline is not named to the server', async () => {
    const world = createCartWorld();
    world.shop.paymentMethods = [];
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    expect(cart.state.get().paymentMethod).toMatchObject({ code: 'cashondelivery' });
    const totalsRequest = world.shop.requests.findLast(({ url }) =>
      url.includes('/shipping-information'),
    );
    expect(totalsRequest?.body).not.toContain('cashondelivery');
  });

  it('[CS-62] coupons are applied and removed under keys', async () => {
    const { world, cart } = await withLine();
    await cart.applyCoupon('NYAR10');
    await cart.removeCoupon();
    const keys = world.shop.requests
      .filter(({ url }) => url.includes('-coupon'))
      .map(({ headers }) => headers?.['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
    expect(keys).not.toContain(undefined);
  });
});

describe('whether to meet', () => {
  it('[CS-26] a hash that is gone, or another one, is met again', async () => {
    const { world, cart } = await withLine();
    await world.store.delete('current-cart-hash');
    world.network.turn(false);
    expect(await cart.sync()).toMatchObject({ reason: 'offline', client: 'update-required' });
    world.network.turn(true);
    await world.pass();
    expect(await cart.sync()).toMatchObject({ reason: 'not-needed', client: 'no-changes' });
    await world.store.set('current-cart-hash', 'another');
    expect(await cart.sync()).toMatchObject({ done: true, client: 'no-changes' });
  });

  it('[CS-26] a new page syncs with the server, also with an unchanged hash', async () => {
    const config = { synchronizeTotals: false };
    const world = createCartWorld();
    const cart = await world.start({ config });
    await cart.add(world.product('A'));
    await world.pass();
    cart.stop();
    const before = world.shop.requests.length;
    await world.start({ config });
    expect(world.shop.calls().slice(before)).toEqual(['pull']);
  });

  it('[CS-50] an empty cart has no totals to ask for', async () => {
    const { world, cart } = await withLine();
    const before = world.shop.requests.length;
    await cart.remove('A');
    await world.pass();
    await cart.sync({ force: true });
    expect(world.shop.calls().slice(before)).toEqual(['pull', 'delete', 'pull']);
  });

  it('[CS-50] totals that are refused for good are not asked for again and again', async () => {
    const { world, cart } = await withLine();
    world.shop.faults.push({ on: 'shipping-information', fault: { code: 400, error: 'x' } });
    await cart.changeQty('A', 2);
    await world.pass();
    const before = world.shop.requests.length;
    await world.pass(120_000);
    expect(world.shop.requests).toHaveLength(before);
  });

  it('[CS-23] a cart that is rejected permanently is reported', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.network.turn(false);
    await cart.add(world.product('A'));
    await world.pass();
    world.shop.faults.push({ on: 'create', fault: { code: 403 } });
    cart.stop();
    world.network.turn(true);
    expect(await cart.sync()).toMatchObject({ done: false, reason: 'not-connected' });
  });

  it('[CS-24] the cart one has already is not met as another', async () => {
    const { world, cart } = await withLine();
    world.shop.users.add('U');
    world.session.user = 'U';
    await cart.authorise();
    const before = world.shop.requests.length;
    await cart.authorise();
    expect(world.shop.calls().slice(before)).toEqual(['create']);
  });

  it('[CS-25] a 401 on a pull switches to a guest cart, also with a session', async () => {
    const { world, cart } = await withLine();
    world.shop.users.add('U');
    world.session.user = 'U';
    await cart.authorise();
    world.shop.faults.push({ on: 'pull', fault: { code: 401 } });
    await cart.changeQty('A', 2);
    await world.pass();
    const creates = world.shop.requests.filter(({ url }) => url.includes('/create'));
    expect(creates.at(-1)?.url).toBe('/api/cart/create?token=');
  });

  it('[CS-25] without permission for a new cart no second request is sent', async () => {
    const world = createCartWorld();
    const cart = await world.start({ config: { maxCartBypassAttempts: 0 } });
    await cart.add(world.product('A'));
    await world.pass();
    const before = world.shop.requests.length;
    world.shop.faults.push({ on: 'pull', fault: { code: 404, error: 'cart-invalid' } });
    await cart.changeQty('A', 2);
    await world.pass(60_000);
    expect(world.shop.calls().slice(before)).toEqual(['pull']);
    expect(cart.state.get().status).toBe('disabled');
  });

  it('[CS-23] refused again and again, no more carts are asked for than allowed', async () => {
    const world = createCartWorld();
    world.session.user = 'gone';
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass(60_000);
    expect(world.shop.calls().filter((call) => call === 'create')).toHaveLength(2);
  });

  it('[CS-22] settled waits for work without a caller', async () => {
    const { world, cart } = await withLine();
    const before = world.shop.requests.length;
    void cart.sync({ force: true });
    await cart.settled();
    expect(world.shop.calls().slice(before)).toEqual(['pull']);
  });
});

describe('trouble on this device', () => {
  it('[CS-63] an unexpected error is logged with its cause', async () => {
    const errors: unknown[] = [];
    const cause = new Error('no queue');
    const world = createCartWorld();
    const cart = await world.start({
      ports: {
        stock: { check: () => Promise.reject(cause) },
        log: { ...silentLog, error: (...said: unknown[]) => void errors.push(said) },
      },
    });
    await cart.add(world.product('A', { stock: undefined }));
    await world.pass();
    expect(errors).toEqual([['cart.failed', { cause }]]);
  });

  it('[CS-17] a full device is reported once, until it has space again', async () => {
    const world = createCartWorld();
    const cart = await world.start({ ports: { server: undefined } });
    const dismissAll = () => {
      for (const { id } of cart.state.get().notices) cart.dismissNotice(id);
    };
    world.store.failWrites = { kind: 'quota' };
    await cart.add(world.product('A'));
    expect(kindsOf(cart)).toContain('not-saved');
    dismissAll();
    await cart.changeQty('A', 2);
    expect(kindsOf(cart)).not.toContain('not-saved');
    world.store.failWrites = undefined;
    await cart.changeQty('A', 3);
    world.store.failWrites = { kind: 'quota' };
    await cart.changeQty('A', 4);
    expect(kindsOf(cart)).toContain('not-saved');
  });
});
