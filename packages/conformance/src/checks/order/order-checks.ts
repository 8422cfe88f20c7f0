import { placedOrder } from '@shop/contract';
import { couponOf } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, claimFits, needed } from '../../run/claim.ts';
import { leftOf, orderOf, placeOrder, withInformation } from '../../bench/order-fixture.ts';
import { optionOf, variantsOf } from '../../bench/samples.ts';

/** Checks that an order is placed once and at the total that the shopper saw. */
export const orderChecks: Section = {
  title: 'Orders',
  checks: [
    check('order/place', '5', 'a cart becomes an order', async (bench) => {
      const placed = await placeOrder(bench, (await orderOf(bench)).body);
      claim(
        placed.backendOrderId !== '' && placed.orderNumber !== '',
        'backendOrderId or orderNumber is empty',
      );
    }),
    check('order/when', '5', 'the answer says when', async (bench) => {
      const { transferedAt } = await placeOrder(bench, (await orderOf(bench)).body);
      claim(!Number.isNaN(Date.parse(transferedAt)), `transferedAt is "${transferedAt}"`);
    }),
    check('order/alias', '8', 'the older path takes orders, too', async (bench) => {
      const { body } = await orderOf(bench);
      const answer = await bench.send({
        method: 'POST',
        path: '/api/order',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      claimEqual(answer.code, 200, 'the code');
      claimFits(placedOrder, answer.result, 'result');
    }),
    check('order/numbers', '5', 'every order has a number of its own', async (bench) => {
      const [first, second] = [
        await placeOrder(bench, (await orderOf(bench)).body),
        await placeOrder(bench, (await orderOf(bench)).body),
      ];
      claim(first.orderNumber !== second.orderNumber, 'two orders have the same number');
    }),
    check(
      'order/cart-items',
      '8',
      'whole cart items are taken, what is not needed is passed over',
      async (bench) => {
        const { body } = await orderOf(bench);
        const extra = {
          tax_class_id: 2,
          image: '/a.jpg',
          stock: { is_in_stock: true },
          totals: {},
          options: [],
          url_path: 'x',
          errors: {},
          info: {},
        };
        await placeOrder(bench, {
          ...body,
          products: body.products.map((product) => ({ ...extra, ...product })),
        });
      },
    ),
    check(
      'order/queued',
      '5',
      'an order that was queued brings its own id and dates',
      async (bench) => {
        const { body } = await orderOf(bench);
        const when = '2026-01-05T10:00:00.000Z';
        await placeOrder(bench, {
          ...body,
          order_id: bench.unique('order'),
          created_at: when,
          updated_at: when,
          transmited: true,
          store_code: '',
        });
      },
    ),
    check(
      'order/stock',
      'RL-3',
      'an order takes its pieces out of the stock',
      async (bench) => {
        const { sku } = await bench.chair();
        const previous = await leftOf(bench, sku);
        await placeOrder(bench, (await orderOf(bench, [{ sku, qty: 2 }])).body);
        claimEqual(await leftOf(bench, sku), previous - 2, 'what is left');
      },
      'named-errors',
    ),
    check(
      'order/frozen',
      'RL-3',
      'a cart that was ordered takes no more changes',
      async (bench) => {
        const { cart, body } = await orderOf(bench);
        await placeOrder(bench, body);
        const refusal = await bench.refused('cartUpdate', {
          cart,
          body: { cartItem: { sku: (await bench.chair()).sku, qty: 1 } },
        });
        claimEqual(refusal.code, 410, 'the code');
        await bench.named(refusal, 'cart-ordered');
      },
      'cart-versions',
    ),
    check(
      'order/frozen-pull',
      'RL-3',
      'a cart that was ordered is not read as an open one',
      async (bench) => {
        const { cart, body } = await orderOf(bench);
        await placeOrder(bench, body);
        await bench.named(await bench.refused('cartPull', { cart }), 'cart-ordered');
      },
      'cart-versions',
    ),
    check(
      'order/same-key',
      'RL-3',
      'the same key gets the same order',
      async (bench) => {
        const { body } = await orderOf(bench);
        const headers = { 'idempotency-key': bench.unique('order') };
        const first = await bench.ok('createOrder', { body, headers });
        const again = await bench.ok('createOrder', { body, headers });
        claimEqual(again.value, first.value, 'the order');
        claimEqual(again.answer.headers.get('idempotent-replayed'), 'true', 'Idempotent-Replayed');
      },
      'idempotency-keys',
    ),
    check(
      'order/same-cart',
      'RL-3',
      'the same cart under another key gets the same order',
      async (bench) => {
        const { body } = await orderOf(bench);
        const send = () =>
          bench.ok('createOrder', { body, headers: { 'idempotency-key': bench.unique('order') } });
        const [first, again] = [await send(), await send()];
        claimEqual(again.value.orderNumber, first.value.orderNumber, 'orderNumber');
      },
      'idempotency-keys',
    ),
    check(
      'order/same-id',
      '5',
      'the same order_id gets the same order',
      async (bench) => {
        const { body } = await orderOf(bench);
        const named = { ...body, order_id: bench.unique('order') };
        claimEqual(
          (await placeOrder(bench, named)).orderNumber,
          (await placeOrder(bench, named)).orderNumber,
          'orderNumber',
        );
      },
      'idempotency-keys',
    ),
    check(
      'order/other-body',
      'RL-3',
      'the same key with another order is refused with 422',
      async (bench) => {
        const [one, other] = [await orderOf(bench), await orderOf(bench)];
        const headers = { 'idempotency-key': bench.unique('order') };
        await bench.ok('createOrder', { body: one.body, headers });
        claimEqual(
          (await bench.refused('createOrder', { body: other.body, headers })).code,
          422,
          'the code',
        );
      },
      'idempotency-keys',
    ),
    check(
      'order/at-once',
      'RL-3',
      'one cart sent five times at once becomes one order',
      async (bench) => {
        const { body } = await orderOf(bench);
        const answers = await Promise.all(
          Array.from({ length: 5 }, () =>
            bench.ask('createOrder', {
              body,
              headers: { 'idempotency-key': bench.unique('order') },
            }),
          ),
        );
        const numbers = answers.flatMap(({ code, result }) =>
          code === 200 ? [(result as { orderNumber?: string }).orderNumber] : [],
        );
        claimEqual(new Set(numbers).size, 1, 'the number of orders');
      },
      'idempotency-keys',
    ),
    check(
      'order/total',
      'RL-4',
      'an order at the total that was seen is taken',
      async (bench) => {
        const { body, total } = await orderOf(bench);
        await placeOrder(bench, { ...body, expected_total: total });
      },
      'cart-versions',
    ),
    check(
      'order/other-price',
      'RL-4',
      'prices sent along decide nothing',
      async (bench) => {
        const { body, total } = await orderOf(bench);
        const placed = await placeOrder(bench, {
          ...body,
          products: body.products.map((product) => ({ ...product, price: 1, price_incl_tax: 1 })),
          expected_total: total,
        });
        claimEqual(placed['grand_total'], total, 'grand_total');
      },
      'cart-versions',
    ),
    check(
      'order/virtual',
      '5',
      'what is never shipped is ordered without an address to send it to',
      async (bench) => {
        const { sku } = await bench.sample('virtual');
        const { body } = await orderOf(bench, [{ sku, qty: 1 }]);
        await placeOrder(bench, withInformation(body, { shippingAddress: undefined }));
      },
    ),
    check('order/variant', '5', 'a variant is ordered', async (bench) => {
      const one = await bench.sample('configurable');
      const child = needed(variantsOf(one)[0], 'variant');
      await placeOrder(
        bench,
        (await orderOf(bench, [{ sku: one.sku, qty: 1, product_option: optionOf(one, child) }]))
          .body,
      );
    }),
    check(
      'order/coupon',
      '5',
      'the coupon of the cart lowers the order',
      async (bench) => {
        const coupon = couponOf(bench);
        const { cart, body, total } = await orderOf(bench);
        await bench.ok('cartApplyCoupon', { cart, query: { coupon } });
        const placed = await placeOrder(bench, body);
        claim(
          Number(placed['grand_total']) < total,
          `${String(placed['grand_total'])} after ${total}`,
        );
      },
      'cart-versions',
    ),
  ],
};
