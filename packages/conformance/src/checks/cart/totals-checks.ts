import { mixedCart, segmentOf, sum, totalsOf } from '../../bench/cart-fixture.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, needed } from '../../run/claim.ts';
import { optionOf, priceOf, variantsOf } from '../../bench/samples.ts';

const isWhole = (...amounts: readonly (number | undefined)[]) =>
  amounts.every((amount) => amount === undefined || Number.isInteger(amount));

/** Checks of totals, recomputed from the cart's own amounts. */
export const totalsChecks: Section = {
  title: 'Totals',
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
        totals.subtotal_incl_tax ?? segmentOf(totals, 'subtotal'),
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
          (code) => segmentOf(totals, code) ?? 0,
        );
        claimEqual(totals.grand_total, sum(parts), 'grand_total');
      },
    ),
    check('totals/segments', '3, 8', 'segments have code, title and value', async (bench) => {
      const { total_segments: segments } = await totalsOf(bench, await mixedCart(bench));
      const codes = new Set(segments.map(({ code }) => code));
      for (const code of ['subtotal', 'tax', 'grand_total']) {
        claim(codes.has(code), `there is no segment ${code}`);
      }
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
        segmentOf(totals, 'tax'),
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
  ],
};
