import type { Totals } from '@shop/contract';
import { couponOf, type Bench } from '../bench.ts';
import { check, type Section } from '../check.ts';
import { claim, claimEqual, needed } from '../claim.ts';
import { optionOf, priceOf, variantsOf } from '../samples.ts';

const totalsOf = async ({ ok }: Bench, cart: string) => (await ok('cartTotals', { cart })).value;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const segment = ({ total_segments: segments }: Totals, code: string) =>
  segments.find((one) => one.code === code)?.value ?? undefined;
const isWhole = (...amounts: readonly (number | undefined)[]) =>
  amounts.every((amount) => amount === undefined || Number.isInteger(amount));

/** A cart of chairs, another article and, where there is one, a variant. */
async function mixedCart(bench: Bench): Promise<string> {
  const [one, other] = [await bench.chair(), await bench.sample('other')];
  const cart = await bench.cartWith({ sku: one.sku, qty: 3 }, { sku: other.sku, qty: 2 });
  const { configurable } = await bench.samples();
  const child = configurable && variantsOf(configurable)[0];
  if (configurable !== undefined && child !== undefined) {
    await bench.set(cart, {
      sku: configurable.sku,
      qty: 1,
      product_option: optionOf(configurable, child),
    });
  }
  return cart;
}

/** What a cart costs, worked out again from its own figures. */
export const totalsChecks: Section = {
  title: 'Totals and coupons',
  checks: [
    check('totals/empty', '3', 'an empty cart costs nothing', async (bench) => {
      const totals = await totalsOf(bench, await bench.newCart());
      claimEqual([totals.grand_total, totals.items], [0, []], 'grand_total and items');
    }),
    check('totals/items', '3', 'each row of the cart has its totals', async (bench) => {
      const cart = await mixedCart(bench);
      const rows = (await bench.ok('cartPull', { cart })).value.map((row) => [
        row?.item_id,
        row?.qty,
      ]);
      claimEqual(
        (await totalsOf(bench, cart)).items.map((item) => [item.item_id, item.qty]),
        rows,
        'item_id and qty',
      );
    }),
    check(
      'totals/price',
      '3',
      'price_incl_tax is what shoppers pay for one piece',
      async (bench) => {
        const one = await bench.chair();
        const totals = await totalsOf(bench, await bench.cartWith({ sku: one.sku, qty: 2 }));
        claimEqual(totals.items[0]?.price_incl_tax, priceOf(one), 'price_incl_tax');
      },
    ),
    check('totals/rows', '3', 'a row costs its price times its pieces', async (bench) => {
      for (const item of (await totalsOf(bench, await mixedCart(bench))).items) {
        claimEqual(
          item.row_total_incl_tax,
          item.price_incl_tax * item.qty,
          `row_total_incl_tax of ${item.name}`,
        );
      }
    }),
    check('totals/row-tax', '3', 'a row and its tax make what shoppers pay', async (bench) => {
      for (const item of (await totalsOf(bench, await mixedCart(bench))).items) {
        claimEqual(
          item.row_total + item.tax_amount,
          item.row_total_incl_tax,
          `row_total and tax_amount of ${item.name}`,
        );
      }
    }),
    check(
      'totals/rate',
      '3',
      'the tax of a row is its percentage, to the nearest unit',
      async (bench) => {
        for (const item of (await totalsOf(bench, await mixedCart(bench))).items) {
          const net = item.row_total_incl_tax / (1 + item.tax_percent / 100);
          claim(
            Math.abs(item.row_total - net) <= 1,
            `row_total of ${item.name} is ${item.row_total}, without tax it is ${net}`,
          );
        }
      },
    ),
    check('totals/subtotal', '3', 'the rows make the subtotal', async (bench) => {
      const totals = await totalsOf(bench, await mixedCart(bench));
      claimEqual(
        totals.subtotal_incl_tax ?? segment(totals, 'subtotal'),
        sum(totals.items.map((item) => item.row_total_incl_tax)),
        'the subtotal with tax',
      );
    }),
    check(
      'totals/subtotal-net',
      '3',
      'the rows without tax make the subtotal without tax',
      async (bench) => {
        const totals = await totalsOf(bench, await mixedCart(bench));
        claimEqual(totals.subtotal, sum(totals.items.map((item) => item.row_total)), 'subtotal');
      },
    ),
    check(
      'totals/grand-total',
      '3',
      'goods, delivery and discount make the grand total',
      async (bench) => {
        const totals = await totalsOf(bench, await mixedCart(bench));
        const parts = ['subtotal', 'shipping', 'payment', 'discount'].map(
          (code) => segment(totals, code) ?? 0,
        );
        claimEqual(totals.grand_total, sum(parts), 'grand_total');
      },
    ),
    check('totals/segments', '3, 8', 'segments have code, title and value', async (bench) => {
      const { total_segments: segments } = await totalsOf(bench, await mixedCart(bench));
      const codes = segments.map(({ code }) => code);
      for (const code of ['subtotal', 'tax', 'grand_total'])
        claim(codes.includes(code), `there is no segment ${code}`);
      claim(
        segments.every(({ title }) => (title ?? '') !== ''),
        'a segment has no title',
      );
    }),
    check('totals/segment-once', '3', 'each segment comes once', async (bench) => {
      const codes = (await totalsOf(bench, await mixedCart(bench))).total_segments.map(
        ({ code }) => code,
      );
      claimEqual(codes.length, new Set(codes).size, 'the number of segments');
    }),
    check('totals/segment-grand', '3', 'the last segment is the grand total', async (bench) => {
      const totals = await totalsOf(bench, await mixedCart(bench));
      const last = totals.total_segments.at(-1);
      claimEqual(
        [last?.code, last?.value, last?.['area']],
        ['grand_total', totals.grand_total, 'footer'],
        'code, value and area',
      );
    }),
    check('totals/segment-tax', '3', 'the segment of tax is the tax', async (bench) => {
      const totals = await totalsOf(bench, await mixedCart(bench));
      claimEqual(
        segment(totals, 'tax'),
        totals.tax_amount ?? sum(totals.items.map((item) => item.tax_amount)),
        'the segment',
      );
    }),
    check('totals/whole', '3', 'amounts in forints are whole', async (bench) => {
      const totals = await totalsOf(bench, await mixedCart(bench));
      if (totals.quote_currency_code !== 'HUF') return;
      const items = totals.items.flatMap((item) => [
        item.price_incl_tax,
        item.row_total,
        item.row_total_incl_tax,
        item.tax_amount,
      ]);
      claim(
        isWhole(totals.grand_total, totals.subtotal, totals.tax_amount, ...items),
        'an amount is not whole',
      );
    }),
    check('totals/pieces', '3', 'items_qty counts the pieces', async (bench) => {
      const totals = await totalsOf(bench, await mixedCart(bench));
      claimEqual(totals.items_qty, sum(totals.items.map(({ qty }) => qty)), 'items_qty');
    }),
    check('totals/currency', '3', 'totals say their currency', async (bench) => {
      const { quote_currency_code: currency = '' } = await totalsOf(bench, await mixedCart(bench));
      claim(/^[A-Z]{3}$/.test(currency), `quote_currency_code is "${currency}"`);
    }),
    check(
      'totals/options',
      '3, 8',
      'what was chosen stands in options as JSON text',
      async (bench) => {
        const one = await bench.sample('configurable');
        const child = needed(variantsOf(one)[0], 'variant');
        const cart = await bench.cartWith({
          sku: one.sku,
          qty: 1,
          product_option: optionOf(one, child),
        });
        const options: unknown = JSON.parse(
          (await totalsOf(bench, cart)).items[0]?.options ?? 'null',
        );
        const isWords =
          Array.isArray(options) &&
          options.length > 0 &&
          options.every(
            ({ label, value }: { label?: unknown; value?: unknown }) =>
              typeof label === 'string' && typeof value === 'string',
          );
        claim(isWords, 'options is no list of labels and values');
      },
    ),
    check(
      'totals/options-none',
      '3',
      'options of an ordinary article are an empty list',
      async (bench) => {
        const cart = await bench.cartWith({ sku: (await bench.chair()).sku, qty: 1 });
        claimEqual((await totalsOf(bench, cart)).items[0]?.options, '[]', 'options');
      },
    ),
    check('totals/grows', '3', 'twice as many pieces cost twice as much', async (bench) => {
      const { sku } = await bench.chair();
      const cart = await bench.cartWith({ sku, qty: 1 });
      const one = await totalsOf(bench, cart);
      await bench.set(cart, { sku, qty: 2, item_id: one.items[0]?.item_id });
      claimEqual(
        (await totalsOf(bench, cart)).items[0]?.row_total_incl_tax,
        2 * (one.items[0]?.row_total_incl_tax ?? 0),
        'row_total_incl_tax',
      );
    }),
    check('totals/collect', '3', 'collect-totals answers the same', async (bench) => {
      const cart = await mixedCart(bench);
      const { value } = await bench.ok('cartCollectTotals', { cart });
      claimEqual(value, await totalsOf(bench, cart), 'the totals');
    }),
    check('totals/collect-body', '3', 'collect-totals takes the chosen methods', async (bench) => {
      const cart = await mixedCart(bench);
      await bench.ok('cartCollectTotals', {
        cart,
        body: {
          methods: {
            paymentMethod: { method: 'x' },
            shippingCarrierCode: 'x',
            shippingMethodCode: 'x',
          },
        },
      });
    }),
    check('totals/at-once', '8', 'totals asked twice at once are the same', async (bench) => {
      const cart = await mixedCart(bench);
      const [first, second] = await Promise.all([totalsOf(bench, cart), totalsOf(bench, cart)]);
      claimEqual(second, first, 'the totals');
    }),
    check('totals/no-coupon', '3, 8', 'coupon_code is absent without a coupon', async (bench) => {
      claimEqual(
        (await totalsOf(bench, await mixedCart(bench))).coupon_code,
        undefined,
        'coupon_code',
      );
    }),
    check('coupon/empty', '3', 'no code is refused in known words', async (bench) => {
      const refusal = await bench.refused('cartApplyCoupon', {
        cart: await mixedCart(bench),
        query: { coupon: '' },
      });
      claim(refusal.text.includes('No coupon code provided'), `it says "${refusal.text}"`);
      await bench.named(refusal, 'coupon-missing');
    }),
    check('coupon/unknown', '3', 'a code nobody gave out is refused', async (bench) => {
      const parts = { cart: await mixedCart(bench), query: { coupon: 'NO-SUCH-COUPON' } };
      await bench.named(await bench.refused('cartApplyCoupon', parts), 'coupon-unknown');
    }),
    check(
      'coupon/unknown-leaves',
      '8',
      'after a refused code the totals are as before',
      async (bench) => {
        const cart = await mixedCart(bench);
        const before = await totalsOf(bench, cart);
        await bench.refused('cartApplyCoupon', { cart, query: { coupon: 'NO-SUCH-COUPON' } });
        claimEqual(await totalsOf(bench, cart), before, 'the totals');
      },
    ),
    check('coupon/apply', '3', 'a code that holds is taken', async (bench) => {
      const { value } = await bench.ok('cartApplyCoupon', {
        cart: await mixedCart(bench),
        query: { coupon: couponOf(bench) },
      });
      claimEqual(value, true, 'the answer');
    }),
    check('coupon/code', '3, 8', 'the totals name the coupon', async (bench) => {
      const { totals, code } = await withCoupon(bench);
      claimEqual(totals.coupon_code?.toUpperCase(), code.toUpperCase(), 'coupon_code');
    }),
    check('coupon/lower', '3', 'the coupon lowers the grand total', async (bench) => {
      const { totals, before } = await withCoupon(bench);
      claim(
        totals.grand_total < before.grand_total,
        `${totals.grand_total} after ${before.grand_total}`,
      );
    }),
    check('coupon/segment', '3', 'the discount has a segment of its own', async (bench) => {
      const { totals, before } = await withCoupon(bench);
      claimEqual(
        Math.abs(segment(totals, 'discount') ?? 0),
        before.grand_total - totals.grand_total,
        'the segment',
      );
    }),
    check('coupon/shares', '3', 'the rows carry the discount between them', async (bench) => {
      const { totals } = await withCoupon(bench);
      const shares = sum(totals.items.map((item) => item.discount_amount));
      claimEqual(shares, Math.abs(totals.discount_amount ?? 0), 'the shares');
    }),
    check('coupon/tax', '3', 'less is paid, so less tax is in it', async (bench) => {
      const { totals, before } = await withCoupon(bench);
      claim((segment(totals, 'tax') ?? 0) < (segment(before, 'tax') ?? 0), 'the tax is the same');
    }),
    check('coupon/twice', 'RL-2', 'the same code again changes nothing', async (bench) => {
      const { cart, totals, code } = await withCoupon(bench);
      await bench.ok('cartApplyCoupon', { cart, query: { coupon: code } });
      claimEqual(await totalsOf(bench, cart), totals, 'the totals');
    }),
    check(
      'coupon/case',
      '3',
      'a code may be typed in small letters and with spaces',
      async (bench) => {
        const coupon = ` ${couponOf(bench).toLowerCase()} `;
        await bench.ok('cartApplyCoupon', { cart: await mixedCart(bench), query: { coupon } });
      },
      'cart-versions',
    ),
    check(
      'coupon/read',
      '3',
      'the coupon of a cart can be read',
      async (bench) => {
        const { cart, code } = await withCoupon(bench);
        claimEqual(
          (await bench.ok('cartCoupon', { cart })).value?.toUpperCase(),
          code.toUpperCase(),
          'the coupon',
        );
      },
      'coupon-read',
    ),
    check(
      'coupon/read-none',
      '3',
      'a cart without a coupon has null',
      async ({ ok, newCart }) => {
        claimEqual((await ok('cartCoupon', { cart: await newCart() })).value, null, 'the coupon');
      },
      'coupon-read',
    ),
    check('coupon/delete', '3', 'a coupon is taken back', async (bench) => {
      const { cart, before } = await withCoupon(bench);
      claimEqual((await bench.ok('cartDeleteCoupon', { cart })).value, true, 'the answer');
      claimEqual(await totalsOf(bench, cart), before, 'the totals');
    }),
    check(
      'coupon/delete-none',
      'RL-2',
      'taking back a coupon that is not there is no fault',
      async ({ ok, newCart }) => {
        await ok('cartDeleteCoupon', { cart: await newCart() });
      },
      'cart-versions',
    ),
    check('coupon/kept', '3', 'a refused code leaves the one that holds', async (bench) => {
      const { cart, code } = await withCoupon(bench);
      await bench.refused('cartApplyCoupon', { cart, query: { coupon: 'NO-SUCH-COUPON' } });
      claimEqual(
        (await totalsOf(bench, cart)).coupon_code?.toUpperCase(),
        code.toUpperCase(),
        'coupon_code',
      );
    }),
  ],
};

/** A cart before and after a coupon. */
async function withCoupon(bench: Bench) {
  const code = couponOf(bench);
  const cart = await mixedCart(bench);
  const before = await totalsOf(bench, cart);
  await bench.ok('cartApplyCoupon', { cart, query: { coupon: code } });
  return { cart, code, before, totals: await totalsOf(bench, cart) };
}
