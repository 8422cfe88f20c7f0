import { type Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, shown } from '../../run/claim.ts';
import { orderAddress, orderOf, withInformation } from '../../bench/order-fixture.ts';

const refuse = ({ refused }: Bench, body: unknown) => refused('createOrder', { body });

/** Checks of rejected orders. */
export const refusedOrderChecks: Section = {
  title: 'Refused orders',
  checks: [
    check(
      'order/other-total',
      'RL-4',
      'an order at another total is refused, the difference named',
      async (bench) => {
        const { body, total } = await orderOf(bench);
        const refusal = await refuse(bench, { ...body, expected_total: total - 1 });
        await bench.named(refusal, 'total-changed');
        claimEqual(
          [refusal.meta['expected_total'], refusal.meta['grand_total']],
          [total - 1, total],
          'both totals',
        );
      },
      'cart-versions',
    ),
    check(
      'order/other-line-price',
      'RL-4',
      'an order without a total, its lines at another price than the shop asks, is refused',
      async (bench) => {
        const { body, total } = await orderOf(bench);
        const products = body.products.map((product) => ({ ...product, price_incl_tax: 1 }));
        const refusal = await refuse(bench, { ...body, products });
        await bench.named(refusal, 'total-changed');
        claimEqual(refusal.meta['grand_total'], total, 'grand_total');
      },
      'cart-versions',
    ),
    check('order/no-products', '5', 'an order of nothing is refused with 400', async (bench) => {
      const { body } = await orderOf(bench);
      claimEqual((await refuse(bench, { ...body, products: [] })).code, 400, 'the code');
    }),
    check(
      'order/findings-listed',
      '5',
      'what the schema refuses of an order is a list in `result`',
      async (bench) => {
        const { result } = await refuse(bench, {});
        claim(Array.isArray(result) && result.length > 0, `result is ${shown(result)}, not a list`);
      },
    ),
    check('order/no-sku', '5', 'a product without sku is refused with 400', async (bench) => {
      const { body } = await orderOf(bench);
      claimEqual((await refuse(bench, { ...body, products: [{ qty: 1 }] })).code, 400, 'the code');
    }),
    check('order/no-qty', '5', 'a quantity of 0 is refused with 400', async (bench) => {
      const { body } = await orderOf(bench);
      const products = body.products.map((product) => ({ ...product, qty: 0 }));
      claimEqual((await refuse(bench, { ...body, products })).code, 400, 'the code');
    }),
    check(
      'order/no-information',
      '5',
      'an order without addresses is refused with 400',
      async (bench) => {
        const { body } = await orderOf(bench);
        claimEqual(
          (await refuse(bench, { ...body, addressInformation: undefined })).code,
          400,
          'the code',
        );
      },
    ),
    check('order/no-body', '5', 'an order of nothing at all is refused with 400', async (bench) => {
      claimEqual((await refuse(bench, {})).code, 400, 'the code');
    }),
    check(
      'order/postcode',
      '5',
      'a Hungarian postcode of three digits is refused, the place named',
      async (bench) => {
        const { body } = await orderOf(bench);
        const refusal = await refuse(
          bench,
          withInformation(body, { shippingAddress: { ...orderAddress, postcode: '101' } }),
        );
        await bench.named(refusal, 'address-invalid');
        claim(
          JSON.stringify(refusal.meta['fields']).includes('postcode'),
          'meta.fields does not name postcode',
        );
      },
      'named-errors',
    ),
    check(
      'order/no-shipping',
      '5',
      'goods without an address to send them to are refused',
      async (bench) => {
        const { body } = await orderOf(bench);
        await refuse(
          bench,
          withInformation(body, { shippingAddress: undefined, billingAddress: undefined }),
        );
      },
    ),
    check(
      'order/shipping-method',
      'RL-4',
      'a way of delivery nobody offers is refused',
      async (bench) => {
        const { body } = await orderOf(bench);
        const refusal = await refuse(
          bench,
          withInformation(body, { shipping_carrier_code: 'pigeon', shipping_method_code: 'fast' }),
        );
        await bench.named(refusal, 'shipping-method-invalid');
      },
      'named-errors',
    ),
    check(
      'order/payment-method',
      'RL-4',
      'a way to pay nobody offers is refused',
      async (bench) => {
        const { body } = await orderOf(bench);
        await bench.named(
          await refuse(bench, withInformation(body, { payment_method_code: 'shells' })),
          'payment-method-invalid',
        );
      },
      'named-errors',
    ),
    check(
      'order/sold-out',
      '5',
      'what is sold out is refused in the exact words',
      async (bench) => {
        const { body } = await orderOf(bench);
        const { sku } = await bench.sample('soldOut');
        const refusal = await refuse(bench, { ...body, products: [{ sku, qty: 1 }] });
        claimEqual(
          [refusal.code, refusal.text],
          [500, 'Error: Error while adding products'],
          'code and text',
        );
      },
    ),
    check(
      'order/unknown',
      '5',
      'what nobody sells is refused in the exact words',
      async (bench) => {
        const { body } = await orderOf(bench);
        const refusal = await refuse(bench, {
          ...body,
          products: [{ sku: 'no-such-sku', qty: 1 }],
        });
        claimEqual(
          [refusal.code, refusal.text],
          [500, 'Error: Error while adding products'],
          'code and text',
        );
      },
    ),
    check(
      'order/missing',
      'RL-4',
      'that refusal names the articles and what is left',
      async (bench) => {
        const { body } = await orderOf(bench);
        const { sku } = await bench.sample('soldOut');
        const refusal = await refuse(bench, { ...body, products: [{ sku, qty: 1 }] });
        await bench.named(refusal, 'products-unavailable');
        const [missing] = (refusal.meta['products'] ?? []) as readonly Record<string, unknown>[];
        claimEqual([missing?.['sku'], missing?.['available']], [sku, 0], 'sku and available');
      },
      'named-errors',
    ),
    check(
      'order/refused-open',
      'RL-3',
      'after a refused order the cart is still open',
      async (bench) => {
        const { cart, body } = await orderOf(bench);
        await refuse(bench, withInformation(body, { payment_method_code: '' }));
        await bench.ok('cartPull', { cart });
      },
    ),
    check(
      'order/unknown-cart',
      '5',
      'an order of a cart nobody opened is refused',
      async (bench) => {
        const { body } = await orderOf(bench);
        await bench.named(
          await refuse(bench, { ...body, cart_id: 'no-such-cart' }),
          'cart-invalid',
        );
      },
      'named-errors',
    ),
  ],
};
