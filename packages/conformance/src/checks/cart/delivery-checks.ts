import type { ShippingMethod } from '@shop/contract';
import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, needed } from '../../run/claim.ts';

const hungary = { country_id: 'HU' };
const methods = async ({ ok }: Bench, cart: string, address: object = hungary) =>
  (await ok('cartShippingMethods', { cart, body: { address } })).value;
const inform = (cart: string, addressInformation: unknown) => ({
  cart,
  body: { addressInformation },
});

/** Creates a cart, and returns it with its first shipping method. */
async function shippable(bench: Bench): Promise<{ cart: string; method: ShippingMethod }> {
  const cart = await bench.cartWith({ sku: (await bench.chair()).sku, qty: 1 });
  const [method] = await methods(bench, cart);
  return { cart, method: needed(method, 'way of delivery for it') };
}
const codesOf = ({ carrier_code, method_code }: ShippingMethod) => ({
  shippingCarrierCode: carrier_code,
  shippingMethodCode: method_code,
});

/** Checks of shipping and payment methods. */
export const deliveryChecks: Section = {
  title: 'Delivery and payment',
  checks: [
    check('shipping/list', '3, 8', 'shipping-methods answers a list', async (bench) => {
      const { cart } = await shippable(bench);
      claim((await methods(bench, cart)).length > 0, 'the list is empty');
    }),
    check(
      'shipping/codes',
      '3',
      'each way has carrier and method, in codes and in words',
      async (bench) => {
        const { cart } = await shippable(bench);
        const bad = (await methods(bench, cart)).find(
          (method) =>
            method.carrier_code === '' ||
            method.method_code === '' ||
            !method.method_title ||
            !method.carrier_title,
        );
        claim(bad === undefined, `${bad?.carrier_code} lacks one of them`);
      },
    ),
    check('shipping/unique', '3', 'no way comes twice', async (bench) => {
      const { cart } = await shippable(bench);
      const keys = (await methods(bench, cart)).map(
        (method) => `${method.carrier_code}/${method.method_code}`,
      );
      claimEqual(keys.length, new Set(keys).size, 'the number of ways');
    }),
    check('shipping/price', '3', 'each way has its price with and without tax', async (bench) => {
      const { cart } = await shippable(bench);
      const bad = (await methods(bench, cart)).find(
        (method) =>
          method.price_excl_tax === undefined || method.price_incl_tax < method.price_excl_tax,
      );
      claim(bad === undefined, `${bad?.method_code} costs ${bad?.price_incl_tax} with tax`);
    }),
    check('shipping/available', '3', 'each way says whether it can be used', async (bench) => {
      const { cart } = await shippable(bench);
      claim(
        (await methods(bench, cart)).every((method) => method.available !== undefined),
        'available is missing',
      );
    }),
    check('shipping/whole-address', '3', 'a whole address is taken', async (bench) => {
      const { cart } = await shippable(bench);
      const address = {
        ...hungary,
        region: '',
        region_id: 0,
        region_code: '',
        street: ['Fő utca', '1'],
        postcode: '1011',
        city: 'Budapest',
      };
      claim((await methods(bench, cart, address)).length > 0, 'the list is empty');
    }),
    check(
      'shipping/elsewhere',
      '3, 8',
      'where the shop sends nothing the list is empty',
      async (bench) => {
        const { cart } = await shippable(bench);
        claimEqual(await methods(bench, cart, { country_id: 'AQ' }), [], 'the ways');
      },
    ),
    check('shipping/no-address', '3', 'no address is refused in known words', async (bench) => {
      const { cart } = await shippable(bench);
      const { text } = await bench.refused('cartShippingMethods', { cart, body: {} });
      claim(
        text.includes('No address element provided within the request body'),
        `it says "${text}"`,
      );
    }),
    check(
      'shipping/no-country',
      '3',
      'an address without a country is refused',
      async (bench) => {
        const { cart } = await shippable(bench);
        await bench.refused('cartShippingMethods', {
          cart,
          body: { address: { city: 'Budapest' } },
        });
      },
      'named-errors',
    ),
    check(
      'shipping/unknown-cart',
      '3',
      'a cart nobody opened is refused',
      async ({ refused, named }) => {
        await named(
          await refused('cartShippingMethods', {
            cart: 'no-such-cart',
            body: { address: hungary },
          }),
          'cart-invalid',
        );
      },
    ),
    check(
      'shipping/virtual',
      '3',
      'what is never shipped needs no way',
      async (bench) => {
        const cart = await bench.cartWith({ sku: (await bench.sample('virtual')).sku, qty: 1 });
        claimEqual(await methods(bench, cart), [], 'the ways');
      },
      'cart-versions',
    ),
    check('payment/list', '3, 8', 'payment-methods answers a list', async (bench) => {
      const { cart } = await shippable(bench);
      claim((await bench.ok('cartPaymentMethods', { cart })).value.length > 0, 'the list is empty');
    }),
    check('payment/codes', '3', 'each way to pay has a code and a title', async (bench) => {
      const { cart } = await shippable(bench);
      const { value } = await bench.ok('cartPaymentMethods', { cart });
      claim(
        value.every(({ code, title }) => code !== '' && (title ?? '') !== ''),
        'a code or a title is missing',
      );
    }),
    check(
      'payment/empty-cart',
      '8',
      'payment-methods of an empty cart is a list, too',
      async ({ ok, newCart }) => {
        await ok('cartPaymentMethods', { cart: await newCart() });
      },
    ),
    check(
      'information/answer',
      '3',
      'shipping-information answers ways to pay and totals',
      async (bench) => {
        const { cart, method } = await shippable(bench);
        const { value } = await bench.ok(
          'cartShippingInformation',
          inform(cart, { shippingAddress: { countryId: 'HU' }, ...codesOf(method) }),
        );
        claimEqual(
          [value.payment_methods === undefined, value.totals === undefined],
          [false, false],
          'whether one is missing',
        );
        claimEqual(
          value.payment_methods,
          (await bench.ok('cartPaymentMethods', { cart })).value,
          'the ways to pay',
        );
      },
    ),
    check('information/price', '3', 'the chosen way is in the totals', async (bench) => {
      const { cart, method } = await shippable(bench);
      const { value } = await bench.ok(
        'cartShippingInformation',
        inform(cart, { shippingAddress: { countryId: 'HU' }, ...codesOf(method) }),
      );
      const shipping = value.totals?.total_segments.find(({ code }) => code === 'shipping')?.value;
      claimEqual(shipping, method.price_incl_tax, 'the segment of shipping');
    }),
    check(
      'information/grand-total',
      '3',
      'the chosen way raises the grand total',
      async (bench) => {
        const { cart, method } = await shippable(bench);
        const previous = (await bench.ok('cartTotals', { cart })).value.grand_total;
        const { value } = await bench.ok(
          'cartShippingInformation',
          inform(cart, { shippingAddress: { countryId: 'HU' }, ...codesOf(method) }),
        );
        claimEqual(value.totals?.grand_total, previous + method.price_incl_tax, 'grand_total');
      },
    ),
    check('information/kept', '3', 'the chosen way stays in the totals', async (bench) => {
      const { cart, method } = await shippable(bench);
      const { value } = await bench.ok(
        'cartShippingInformation',
        inform(cart, { shippingAddress: { countryId: 'HU' }, ...codesOf(method) }),
      );
      claimEqual((await bench.ok('cartTotals', { cart })).value, value.totals, 'the totals');
    }),
    check('information/snake-case', '3', 'names with underscores are taken', async (bench) => {
      const { cart, method } = await shippable(bench);
      const { carrier_code: carrier, method_code: code } = method;
      const { value } = await bench.ok(
        'cartShippingInformation',
        inform(cart, {
          shipping_address: hungary,
          shipping_carrier_code: carrier,
          shipping_method_code: code,
        }),
      );
      const shipping = value.totals?.total_segments.find(
        (segment) => segment.code === 'shipping',
      )?.value;
      claimEqual(shipping, method.price_incl_tax, 'the segment of shipping');
    }),
    check('information/address', '3', 'a whole address in camelCase is taken', async (bench) => {
      const { cart, method } = await shippable(bench);
      const address = {
        countryId: 'HU',
        firstname: 'Anna',
        lastname: 'Próba',
        city: 'Budapest',
        postcode: '1011',
        street: ['Fő utca 1.'],
      };
      await bench.ok(
        'cartShippingInformation',
        inform(cart, { shippingAddress: address, billingAddress: address, ...codesOf(method) }),
      );
    }),
    check('information/no-codes', '3', 'codes not known yet may be left out', async (bench) => {
      const { cart } = await shippable(bench);
      await bench.ok(
        'cartShippingInformation',
        inform(cart, { shippingAddress: { countryId: 'HU' } }),
      );
    }),
    check(
      'information/unknown',
      'RL-4',
      'a way nobody offers is refused',
      async (bench) => {
        const { cart } = await shippable(bench);
        const parts = inform(cart, {
          shippingAddress: { countryId: 'HU' },
          shippingCarrierCode: 'pigeon',
          shippingMethodCode: 'fast',
        });
        await bench.named(
          await bench.refused('cartShippingInformation', parts),
          'shipping-method-invalid',
        );
      },
      'cart-versions',
    ),
    check(
      'information/elsewhere',
      '3',
      'a way that does not lead to the address is refused',
      async (bench) => {
        const { cart, method } = await shippable(bench);
        const parts = inform(cart, {
          shippingAddress: { countryId: 'AQ' },
          ...codesOf(method),
        });
        await bench.named(
          await bench.refused('cartShippingInformation', parts),
          'shipping-method-invalid',
        );
      },
      'cart-versions',
    ),
    check('information/none', '3', 'no information is refused', async (bench) => {
      const { cart } = await shippable(bench);
      await bench.refused('cartShippingInformation', { cart, body: {} });
    }),
    check(
      'information/at-once',
      '8',
      'the three calls of totals may come twice at once',
      async (bench) => {
        const { cart, method } = await shippable(bench);
        const parts = inform(cart, { shippingAddress: { countryId: 'HU' }, ...codesOf(method) });
        const ask = () => bench.ok('cartShippingInformation', parts);
        const [first, second] = await Promise.all([
          ask(),
          ask(),
          methods(bench, cart),
          bench.ok('cartPaymentMethods', { cart }),
        ]);
        claimEqual(second.value.totals, first.value.totals, 'the totals');
      },
    ),
    check(
      'information/payment',
      '3',
      "the chosen payment's cost is in the totals",
      async (bench) => {
        const { cart, method } = await shippable(bench);
        const { value: ways } = await bench.ok('cartPaymentMethods', { cart });
        const way = needed(
          ways.find((method) => (method.cost_incl_tax ?? 0) > 0),
          'way to pay that costs something',
        );
        const { value } = await bench.ok(
          'cartShippingInformation',
          inform(cart, {
            shippingAddress: { countryId: 'HU' },
            ...codesOf(method),
            paymentMethodCode: way.code,
          }),
        );
        claimEqual(
          value.totals?.total_segments.find(({ code }) => code === 'payment')?.value,
          way.cost_incl_tax,
          'the segment of payment',
        );
      },
      'cart-versions',
    ),
    check(
      'information/payment-unknown',
      'RL-4',
      'a way to pay nobody offers is refused',
      async (bench) => {
        const { cart } = await shippable(bench);
        const parts = inform(cart, {
          shippingAddress: { countryId: 'HU' },
          paymentMethodCode: 'shells',
        });
        await bench.named(
          await bench.refused('cartShippingInformation', parts),
          'payment-method-invalid',
        );
      },
      'cart-versions',
    ),
  ],
};
