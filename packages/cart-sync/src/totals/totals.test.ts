import type { PaymentMethod, ShippingMethod, Totals } from '@shop/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  selectPaymentMethod,
  selectShippingMethod,
  mergePaymentMethods,
  mergeShippingMethods,
} from './select-methods.ts';
import type { CartSync } from '../cart/cart-sync.ts';
import { itemCount } from '../cart/project-state.ts';
import { lineKey } from '../lines/line-identity.ts';
import { couponOf, localTotals, serverTotals } from './cart-totals.ts';
import { aLine, aProduct } from '../test/a-line.ts';
import { createCartWorld, kindsOf, paperOf } from '../test/cart-world.ts';

const shipping = (carrier: string, over: Partial<ShippingMethod> = {}): ShippingMethod => ({
  carrier_code: carrier,
  method_code: 'm',
  amount: 0,
  price_incl_tax: 0,
  ...over,
});
const payment = (code: string, over: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code,
  ...over,
});

describe('choosing methods', () => {
  it("[CS-49] the server's shipping methods replace the list, without those it cannot offer", () => {
    const own = [shipping('own', { offline: true })];
    expect(mergeShippingMethods(own, [shipping('a'), shipping('b', { available: false })])).toEqual(
      [shipping('a', { is_server_method: true })],
    );
    expect(mergeShippingMethods(own, [])).toBe(own);
    expect(mergeShippingMethods(own, [shipping('b', { available: false })])).toBe(own);
  });

  it('[CS-49] own payment methods win, those meant for offline make way', () => {
    const own = [payment('cash', { offline: true }), payment('gift', { title: 'Ours' })];
    expect(mergePaymentMethods(own, [])).toBe(own);
    expect(
      mergePaymentMethods(own, [payment('cash', { cost: 490 }), payment('gift'), payment('card')]),
    ).toEqual([
      payment('gift', { title: 'Ours' }),
      payment('cash', { cost: 490, is_server_method: true }),
      payment('card', { is_server_method: true }),
    ]);
  });

  it('[CS-49] takes the choice, else the default, else the first', () => {
    const methods = [shipping('a'), shipping('b', { default: true }), shipping('c')];
    const choice = (carrier_code: string) => ({ carrier_code, method_code: 'm' });
    expect(selectShippingMethod(methods, choice('c'))?.carrier_code).toBe('c');
    expect(selectShippingMethod(methods, choice('x'))?.carrier_code).toBe('b');
    expect(selectShippingMethod([shipping('a'), shipping('c')], undefined)?.carrier_code).toBe('a');
    expect(selectShippingMethod([], undefined)).toBeUndefined();
    expect(
      selectPaymentMethod([payment('p'), payment('q', { default: true })], undefined)?.code,
    ).toBe('q');
    expect(selectPaymentMethod([payment('p'), payment('q')], 'q')?.code).toBe('q');
    expect(selectPaymentMethod([payment('p')], 'x')?.code).toBe('p');
  });
});

describe('counting', () => {
  const items = [aLine({ qty: 2 }), aLine({ sku: 'B', qty: 3, type_id: 'virtual' })];

  it('[CS-6] counts pieces or lines', () => {
    expect(itemCount(items, { minicartCountType: 'quantities' })).toBe(5);
    expect(itemCount(items, { minicartCountType: 'items' })).toBe(2);
  });
});

describe('local totals', () => {
  const line = (sku: string, qty: number, price_incl_tax: number | undefined) =>
    aLine({ sku, qty, product: aProduct({ sku, price_incl_tax }) });
  const parts = {
    currency: 'HUF',
    shipping: shipping('gls', { price_incl_tax: 1490 }),
    payment: payment('cash', { cost_incl_tax: 490 }),
    discount: 0,
  } as const;

  it('[CS-50] counts shipping once per cart, and the payment', () => {
    expect(localTotals([line('A', 1, 1000), line('B', 2, 2000)], parts)).toEqual({
      source: 'local',
      subtotalInclTax: 5000,
      discount: 0,
      grandTotal: 6980,
      segments: [
        { code: 'subtotal', value: 5000 },
        { code: 'shipping', value: 1490 },
        { code: 'payment', value: 490 },
        { code: 'grand_total', value: 6980 },
      ],
    });
  });

  it('[CS-50] ships free above the limit, not at it', () => {
    const freeShippingAbove = 10_000;
    const totals = (price: number) =>
      localTotals([line('A', 1, price)], { ...parts, payment: undefined, freeShippingAbove });
    expect(totals(10_000).grandTotal).toBe(11_490);
    expect(totals(10_001).grandTotal).toBe(10_001);
    expect(totals(10_001).segments).toContainEqual({ code: 'shipping', value: 0 });
  });

  it('[CS-50] keeps the last known discount, at most the value of the goods', () => {
    const totals = localTotals([line('A', 1, 1000)], { ...parts, discount: 300 });
    expect(totals).toMatchObject({ discount: 300, grandTotal: 2680 });
    expect(totals.segments).toContainEqual({ code: 'discount', value: -300 });
    expect(localTotals([line('A', 1, 1000)], { ...parts, discount: 9999 })).toMatchObject({
      discount: 1000,
      grandTotal: 1980,
    });
  });

  it('[CS-50] counts nothing for a line without a price, and nothing at all for no lines', () => {
    expect(localTotals([line('A', 3, undefined)], parts).subtotalInclTax).toBe(0);
    expect(localTotals([], parts).grandTotal).toBe(0);
  });

  it('[CS-50] counts cents in euros', () => {
    const euros = { currency: 'EUR', discount: 0 } as const;
    expect(localTotals([line('A', 3, 19.99)], euros).grandTotal).toBe(59.97);
  });

  it('[CS-50] adds up, in any order of lines', () => {
    const lines = fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: 99 }),
        price: fc.integer({ min: 0, max: 999_999 }),
      }),
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100_000 }), (many, discount) => {
        const items = many.map(({ qty, price }, n) => line(`P${n}`, qty, price));
        const totals = localTotals(items, { ...parts, discount });
        const sum = totals.segments.reduce(
          (all, { code, value }) => (code === 'grand_total' ? all : all + (value ?? 0)),
          0,
        );
        expect(sum).toBe(totals.grandTotal);
        expect(localTotals(items.toReversed(), { ...parts, discount })).toEqual(totals);
      }),
    );
  });
});

describe("the server's totals", () => {
  const totals = {
    grand_total: 20_000,
    subtotal: 15_748,
    discount_amount: -2000,
    items: [],
    total_segments: [
      { code: 'subtotal', value: 20_000 },
      { code: 'grand_total', value: 19_490 },
    ],
  };

  it('[CS-50] are shown by their segments', () => {
    expect(serverTotals(totals)).toEqual({
      source: 'server',
      subtotalInclTax: 20_000,
      discount: 2000,
      grandTotal: 19_490,
      segments: totals.total_segments,
    });
    expect(serverTotals({ grand_total: 5, items: [], total_segments: [] })).toMatchObject({
      subtotalInclTax: 0,
      discount: 0,
      grandTotal: 5,
    });
  });

  it('[CS-51] hold a coupon exactly when they carry its code', () => {
    expect(couponOf(undefined)).toBeUndefined();
    expect(couponOf(totals)).toBeUndefined();
    expect(couponOf({ ...totals, coupon_code: '' })).toBeUndefined();
    expect(couponOf({ ...totals, coupon_code: 'X' })).toEqual({ code: 'X', discount: 2000 });
  });
});

describe('asking for totals', () => {
  it('[CS-50] shows local totals until the server answers, and its figures in the lines', async () => {
    const world = createCartWorld();
    world.shop.delayMs = 100;
    const cart = await world.start();
    await cart.add(world.product('A'), { qty: 2 });
    expect(cart.state.get().totals).toMatchObject({ source: 'local', subtotalInclTax: 2000 });
    await world.pass(2000);
    expect(cart.state.get().totals).toMatchObject({ source: 'server', grandTotal: 3490 });
    expect(cart.state.get().items[0]?.totals).toMatchObject({ row_total_incl_tax: 2000 });
    await cart.changeQty('A', 3);
    expect(cart.state.get().totals).toMatchObject({ source: 'local', subtotalInclTax: 3000 });
    await world.pass(2000);
    expect(cart.state.get().totals).toMatchObject({ source: 'server', grandTotal: 4490 });
  });

  it('[CS-50] an answer about an earlier cart is not shown for this one', async () => {
    const world = createCartWorld();
    world.shop.delayMs = 100;
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass(450);
    expect(world.shop.calls().at(-1)).toBe('shipping-information');
    await cart.changeQty('A', 5);
    await world.pass(60);
    expect(cart.state.get().totals).toMatchObject({ source: 'local', subtotalInclTax: 5000 });
  });

  it('[CS-50] a quantity of the server is applied to an unchanged line', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    world.shop.set('A', 4);
    await cart.syncTotals();
    expect(cart.state.get()).toMatchObject({ count: 4, totals: { grandTotal: 5490 } });
  });

  it('[CS-50] is sent again where the local value wins', async () => {
    const world = createCartWorld();
    const cart = await world.start({ config: { serverSyncCanModifyLocalItems: false } });
    await cart.add(world.product('A'));
    await world.pass();
    world.shop.set('A', 4);
    await cart.syncTotals();
    expect(cart.state.get()).toMatchObject({ count: 1, status: 'waiting' });
    await cart.sync();
    expect(world.shop.paper()).toEqual({ A: 1 });
  });

  it('[CS-50] asks nothing without a country, and logs it', async () => {
    const world = createCartWorld();
    const cart = await world.start({ config: { defaultCountry: undefined } });
    await cart.add(world.product('A'));
    await world.pass();
    expect(world.shop.calls()).toEqual(['create', 'pull', 'update']);
    expect(world.logged).toEqual(['cart.no-country']);
  });

  it('[CS-50] asks nothing without a server cart', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'create', fault: { code: 503 } });
    await cart.add(world.product('A'));
    await world.pass();
    const before = world.shop.requests.length;
    await cart.syncTotals();
    expect(world.shop.requests).toHaveLength(before);
  });

  it('[CS-50] asks nothing when switched off', async () => {
    const world = createCartWorld();
    const cart = await world.start({ config: { synchronizeTotals: false } });
    await cart.add(world.product('A'));
    await cart.syncTotals();
    await world.pass();
    expect(world.shop.calls()).toEqual(['create', 'pull', 'update']);
    expect(cart.state.get()).toMatchObject({ status: 'in-sync', totals: { source: 'local' } });
  });

  it('[CS-29] comes back for totals that failed', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'shipping-information', fault: 'lost-answer' });
    await cart.add(world.product('A'));
    await world.pass();
    expect(cart.state.get().totals.source).toBe('local');
    await world.pass(2000);
    expect(cart.state.get().totals.source).toBe('server');
  });

  it('[CS-49] sends the default country, the shipping and the payment chosen', async () => {
    const world = createCartWorld();
    world.shop.shippingMethods = [
      { carrier_code: 'gls', method_code: 'home', price_incl_tax: 1490 },
      { carrier_code: 'shop', method_code: 'pick-up', price_incl_tax: 0 },
    ];
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    const sent = () =>
      JSON.parse(
        world.shop.requests.findLast(({ url }) => url.includes('shipping-information'))?.body ?? '',
      ) as unknown;
    expect(sent()).toEqual({
      addressInformation: {
        shippingAddress: { countryId: 'HU' },
        shippingCarrierCode: 'gls',
        shippingMethodCode: 'home',
        paymentMethodCode: 'card',
      },
    });
    await cart.chooseShippingMethod({ carrier_code: 'shop', method_code: 'pick-up' });
    await cart.choosePaymentMethod('card');
    expect(sent()).toMatchObject({ addressInformation: { shippingCarrierCode: 'shop' } });
    expect(cart.state.get()).toMatchObject({
      shippingMethod: { carrier_code: 'shop' },
      paymentMethod: { code: 'card' },
    });
  });

  it('[CS-49] asks for plain totals when no method may be sent', async () => {
    const world = createCartWorld();
    world.shop.shippingMethods = [];
    world.shop.paymentMethods = [];
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    expect(world.shop.calls().at(-1)).toBe('totals');
    expect(cart.state.get().paymentMethods).toMatchObject([{ code: 'cashondelivery' }]);
  });

  it('[CS-49] sends the postcode of an address that is not complete', async () => {
    const world = createCartWorld();
    const cart = await world.start({
      ports: {
        checkout: {
          modifiedAt: () => undefined,
          shippingAddress: () => ({ country_id: 'HU', postcode: '6720' }),
          addresses: () => undefined,
        },
      },
    });
    await cart.add(world.product('A'));
    await world.pass();
    const bodies = world.shop.requests.map(({ body = '' }) => body);
    expect(bodies.at(-1)).toContain('"shippingAddress":{"countryId":"HU","postcode":"6720"}');
  });

  it('[CS-49] sends the addresses of the checkout', async () => {
    const world = createCartWorld();
    const cart = await world.start({
      ports: {
        checkout: {
          modifiedAt: () => undefined,
          shippingAddress: () => ({ country_id: 'DE', postcode: '10115' }),
          addresses: () => ({ shippingAddress: { countryId: 'DE', city: 'Berlin' } }),
        },
      },
    });
    await cart.add(world.product('A'));
    await world.pass();
    const bodies = world.shop.requests.map(({ body = '' }) => body);
    expect(bodies).toContain('{"address":{"country_id":"DE","postcode":"10115"}}');
    expect(bodies.at(-1)).toContain('"city":"Berlin"');
  });

  it('[CS-49] goes on without methods when they cannot be had', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'shipping-methods', fault: { code: 500 } });
    world.shop.faults.push({ on: 'payment-methods', fault: { code: 500 } });
    await cart.add(world.product('A'));
    await world.pass();
    expect(cart.state.get().totals.source).toBe('server');
    expect(cart.state.get().paymentMethods).toMatchObject([{ code: 'cashondelivery' }]);
  });
});

describe('figures', () => {
  it('[CS-50] a local total with a discount adds up', () => {
    const { segments, grandTotal } = localTotals([aLine({ qty: 2 })], {
      currency: 'HUF',
      discount: 980,
    });
    expect(grandTotal).toBe(19_000);
    expect(segments).toEqual([
      { code: 'subtotal', value: 19_980 },
      { code: 'discount', value: -980 },
      { code: 'grand_total', value: 19_000 },
    ]);
  });

  it('[CS-50] a discount of the server may stand in its segment alone', () => {
    const totals = {
      grand_total: 950,
      items: [],
      total_segments: [{ code: 'discount', value: -50 }],
    } as unknown as Totals;
    expect(serverTotals(totals).discount).toBe(50);
  });
});

describe('coupons', () => {
  const withCart = async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'), { qty: 2 });
    await world.pass();
    return { world, cart };
  };

  it('[CS-51] holds once the totals carry it', async () => {
    const { cart } = await withCart();
    expect(await cart.applyCoupon(' NYAR10 ')).toEqual({
      ok: true,
      value: { code: 'NYAR10', discount: 200 },
    });
    expect(cart.state.get()).toMatchObject({
      coupon: { code: 'NYAR10', discount: 200 },
      totals: { discount: 200, grandTotal: 3290 },
    });
    expect(kindsOf(cart)).toContain('coupon-applied');
    expect(await cart.removeCoupon()).toMatchObject({ ok: true });
    expect(cart.state.get().coupon).toBeUndefined();
    expect(cart.state.get().notices.at(-1)).toMatchObject({
      kind: 'coupon-removed',
      code: 'NYAR10',
    });
  });

  it.each<[story: string, ask: (cart: CartSync) => Promise<unknown>]>([
    ['totals are asked for', (cart) => cart.syncTotals()],
    ['a coupon is taken', (cart) => cart.applyCoupon('NYAR10')],
  ])('[CS-54] the lines are those of the totals once %s', async (_story, ask) => {
    const { world, cart } = await withCart();
    await cart.add(world.product('B'), { qty: 1 });
    await world.pass();
    for (const [sku, qty] of [
      ['A', 0],
      ['C', 3],
    ] as const) {
      world.shop.set(sku, qty);
      await ask(cart);
      expect(paperOf(cart)).toEqual(world.shop.paper());
      expect(cart.state.get().totals.subtotalInclTax).toBe(1000 * cart.state.get().count);
    }
  });

  it('[CS-54] totals that could not be fetched do not trigger a sync', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    const refused = { on: 'shipping-information', fault: { code: 400 } };
    world.shop.faults.push(refused, refused);
    await cart.add(world.product('A'));
    await world.pass();
    const calls = world.shop.requests.length;
    await cart.syncTotals();
    expect(world.shop.calls().slice(calls)).not.toContain('pull');
  });

  it('[CS-52] stays in the cart with its reason while it does not hold, in every tab', async () => {
    const { world, cart } = await withCart();
    const other = await world.start();
    world.shop.couponMinimum = 2000;
    await cart.applyCoupon('NYAR10');
    const [line] = cart.state.get().items;
    const couponState = (tab = cart) => {
      const { coupon, idleCoupon } = tab.state.get();
      return [coupon?.code, idleCoupon];
    };
    expect(couponState()).toEqual(['NYAR10', undefined]);
    await cart.changeQty(lineKey(line!), 1);
    await world.pass();
    const idle = [undefined, { code: 'NYAR10', reason: 'minimum' }];
    expect([couponState(), couponState(other)]).toEqual([idle, idle]);
    await cart.changeQty(lineKey(line!), 2);
    await world.pass();
    const holding = ['NYAR10', undefined];
    expect([couponState(), couponState(other)]).toEqual([holding, holding]);
    await cart.changeQty(lineKey(line!), 1);
    await world.pass();
    expect(await cart.removeCoupon()).toMatchObject({ ok: true });
    expect(couponState()).toEqual([undefined, undefined]);
    expect(cart.state.get().notices.at(-1)).toMatchObject({
      kind: 'coupon-removed',
      code: 'NYAR10',
    });
  });

  it.each([
    ['coupon-missing', 'missing'],
    ['coupon-unknown', 'unknown'],
    ['coupon-expired', 'expired'],
    ['coupon-not-yet', 'not-yet'],
    ['coupon-used-up', 'used-up'],
    ['coupon-minimum', 'minimum'],
    ['something-else', 'unknown'],
    [undefined, 'unknown'],
  ])('[CS-51] reports %s by its code', async (error, kind) => {
    const { world, cart } = await withCart();
    world.shop.faults.push({
      on: 'apply-coupon',
      fault: { code: 500, text: 'No', ...(error === undefined ? {} : { error }) },
    });
    expect(await cart.applyCoupon('X')).toEqual({ ok: false, error: { kind, text: 'No' } });
    expect(kindsOf(cart)).toEqual(['added']);
  });

  it('[CS-51] sends nothing for no code, and offline', async () => {
    const { world, cart } = await withCart();
    const before = world.shop.requests.length;
    expect(await cart.applyCoupon('  ')).toMatchObject({ error: { kind: 'missing' } });
    world.network.turn(false);
    expect(await cart.applyCoupon('X')).toMatchObject({ error: { kind: 'offline' } });
    expect(await cart.removeCoupon()).toMatchObject({ error: { kind: 'offline' } });
    expect(world.shop.requests).toHaveLength(before);
  });

  it('[CS-51] needs a cart', async () => {
    const cart = await createCartWorld().start();
    expect(await cart.applyCoupon('X')).toMatchObject({ error: { kind: 'no-cart' } });
  });

  it.each([
    ['lost-answer', true],
    ['lost-request', false],
  ] as const)(
    '[CS-51] after a %s the totals show whether it was applied',
    async (fault, isTaken) => {
      const { world, cart } = await withCart();
      world.shop.faults.push({ on: 'apply-coupon', fault });
      expect(await cart.applyCoupon('nyar10')).toMatchObject(
        isTaken ? { ok: false } : { error: { kind: 'unreachable' } },
      );
      world.shop.faults.push({ on: 'apply-coupon', fault });
      const applied = await cart.applyCoupon('NYAR10');
      expect(applied.ok).toBe(isTaken);
      world.shop.faults.push({ on: 'delete-coupon', fault });
      expect((await cart.removeCoupon()).ok).toBe(true);
    },
  );

  it('[CS-51] sends what is unsent first', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on: 'create', fault: 'lost-request' });
    await cart.add(world.product('A'));
    await world.pass();
    expect((await cart.applyCoupon('NYAR10')).ok).toBe(true);
    expect(world.shop.paper()).toEqual({ A: 1 });
  });
});
