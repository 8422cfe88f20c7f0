import { describe, expect, it } from 'vitest';
import { createCartWorld, kindsOf, paperOf } from '../test/cart-world.ts';

const alone = { ports: { server: undefined } };

describe('without a server cart', () => {
  it('[CS-21] changes are shown, stored and reported immediately', async () => {
    const world = createCartWorld();
    const cart = await world.start(alone);
    expect(cart.state.get().status).toBe('local');
    await cart.add(world.product('A'), { qty: 2 });
    await cart.changeQty('A', 3);
    await cart.add(world.product('B'));
    expect(cart.state.get()).toMatchObject({ status: 'local', count: 4, isConnected: false });
    expect(kindsOf(cart)).toEqual(['added', 'quantity-updated', 'added']);
    expect(paperOf(await world.start(alone))).toEqual({ A: 3, B: 1 });
    expect(world.shop.requests).toEqual([]);
  });

  it('[CS-21] methods are chosen, and totals are local', async () => {
    const world = createCartWorld();
    const pickup = { carrier_code: 'own', method_code: 'shop', method_title: 'x', amount: 0 };
    const cart = await world.start({
      ...alone,
      config: {
        freeShippingAbove: undefined,
        shippingMethods: [
          { ...pickup, method_code: 'van', price_incl_tax: 500 },
          { ...pickup, price_incl_tax: 0 },
        ],
        paymentMethods: [
          { code: 'cash', title: 'x' },
          { code: 'card', title: 'x', cost_incl_tax: 100 },
        ],
      },
    });
    await cart.add(world.product('A'));
    expect(cart.state.get().totals).toMatchObject({ source: 'local', grandTotal: 1500 });
    await cart.chooseShippingMethod({ carrier_code: 'own', method_code: 'shop' });
    expect(cart.state.get().totals.grandTotal).toBe(1000);
    await cart.choosePaymentMethod('card');
    expect(cart.state.get()).toMatchObject({
      totals: { grandTotal: 1100 },
      paymentMethod: { code: 'card' },
    });
  });

  it('[CS-21] actions that need a server say so and change nothing', async () => {
    const world = createCartWorld();
    const cart = await world.start(alone);
    await cart.add(world.product('A'));
    await cart.authorise();
    await cart.syncTotals();
    await cart.disconnect();
    const none = { ok: false, error: { kind: 'no-cart' } };
    expect(await cart.applyCoupon('X')).toEqual(none);
    expect(await cart.removeCoupon()).toEqual(none);
    expect(await cart.handOff()).toEqual(none);
    expect(await cart.adoptToken('cart-1')).toEqual(none);
    expect(await cart.adopt('code')).toEqual(none);
    expect(await cart.sync({ force: true })).toEqual({
      done: false,
      reason: 'disabled',
      lines: [],
      client: 'no-changes',
      server: 'no-changes',
    });
    expect(cart.token()).toBeUndefined();
    expect(paperOf(cart)).toEqual({ A: 1 });
  });

  it('[CS-21] tabs share it, and it is emptied', async () => {
    const world = createCartWorld();
    const [one, other] = [await world.start(alone), await world.start(alone)];
    await one.add(world.product('A'));
    await world.pass();
    expect(paperOf(other)).toEqual({ A: 1 });
    await other.clear();
    await world.pass();
    expect(paperOf(one)).toEqual({});
    other.stop();
    await one.add(world.product('B'));
    await world.pass();
    expect(paperOf(other)).toEqual({});
  });

  it('[CS-21] a server that comes later gets what is here', async () => {
    const world = createCartWorld();
    const before = await world.start(alone);
    await before.add(world.product('A'));
    await before.clear();
    await before.add(world.product('B'), { qty: 2 });
    before.stop();
    const cart = await world.start();
    await world.pass();
    expect(world.shop.paper()).toEqual({ B: 2 });
    expect(cart.state.get().status).toBe('in-sync');
  });
});
