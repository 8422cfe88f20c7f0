import { calls } from '@shop/contract';
import { check, type Section } from '../../run/check.ts';
import { readRefusal } from '../../bench/caller.ts';
import { claim, claimEqual, needed } from '../../run/claim.ts';
import { priceOf, variantsOf } from '../../bench/samples.ts';

/** Checks of products by article number, platform prices and stock. */
export const stockChecks: Section = {
  title: 'Products, platform prices and stock',
  checks: [
    check(
      'product/one',
      '2.6',
      'product answers one by its sku',
      async ({ ok, chair }) => {
        const { sku } = await chair();
        const { value } = await ok('product', { query: { sku } });
        claimEqual(
          value.items.map((item) => item.sku),
          [sku],
          'the skus',
        );
      },
      'product-pages',
    ),
    check(
      'product/page',
      '2.6',
      'product answers a page of those in lists',
      async ({ ok }) => {
        const { value } = await ok('product', { query: { pageSize: 1 } });
        claimEqual(value.items.length, 1, 'items of a page of one');
        claim(value.total_count > 1, 'total_count is not that of all pages');
      },
      'product-pages',
    ),
    check(
      'list/items',
      '2.6',
      'product/list answers products and their number',
      async ({ ok, chair }) => {
        const { id, sku } = await chair();
        const { value } = await ok('productList', { query: { skus: sku } });
        claimEqual(
          [value.items.map((item) => item.id), value.total_count],
          [[id], 1],
          'items and total_count',
        );
      },
    ),
    check('list/criteria', '2.6', 'product/list repeats its criteria', async ({ ok, chair }) => {
      const { value } = await ok('productList', { query: { skus: (await chair()).sku } });
      claim(value['search_criteria'] !== undefined, 'search_criteria is missing');
    }),
    check(
      'list/several',
      '2.6',
      'product/list takes several article numbers',
      async ({ ok, chair, sample }) => {
        const skus = [(await chair()).sku, (await sample('other')).sku];
        const { value } = await ok('productList', { query: { skus: skus.join(',') } });
        claimEqual(value.items.map(({ sku }) => sku).sort(), [...skus].sort(), 'the skus');
      },
    ),
    check(
      'list/unknown',
      '2.6',
      'product/list leaves out what nobody knows',
      async ({ ok, chair }) => {
        const { sku } = await chair();
        const { value } = await ok('productList', { query: { skus: `no-such-sku,${sku}` } });
        claimEqual(
          value.items.map((item) => item.sku),
          [sku],
          'the skus',
        );
      },
    ),
    check(
      'list/none',
      '2.6',
      'product/list without article numbers is refused',
      async ({ send }) => {
        readRefusal(await send({ method: 'GET', path: calls.productList.path }), 'product/list');
      },
    ),
    check('list/price', '8', 'product/list prices as the search does', async ({ ok, chair }) => {
      const one = await chair();
      const { value } = await ok('productList', { query: { skus: one.sku } });
      claimEqual(value.items[0]?.price_incl_tax, one.price_incl_tax, 'price_incl_tax');
    }),
    check(
      'render/items',
      '2.6',
      'render-list answers one entry a product',
      async ({ ok, chair }) => {
        const { id, sku } = await chair();
        const { value } = await ok('renderList', {
          query: { skus: sku, currencyCode: 'HUF', storeId: 1 },
        });
        claimEqual(
          value.items.map((item) => item.id),
          [id],
          'the ids',
        );
      },
    ),
    check('render/gross', '2.6', 'price_info is what shoppers pay', async ({ ok, chair }) => {
      const one = await chair();
      const { value } = await ok('renderList', { query: { skus: one.sku } });
      claimEqual(value.items[0]?.price_info.final_price, priceOf(one), 'final_price');
    }),
    check('render/net', '2.6', 'tax_adjustments are without tax', async ({ ok, chair }) => {
      const one = await chair();
      const { value } = await ok('renderList', { query: { skus: one.sku } });
      const net =
        value.items[0]?.price_info.extension_attributes?.tax_adjustments?.final_price ?? 0;
      claim(net > 0 && net <= priceOf(one), `final_price without tax is ${net} of ${priceOf(one)}`);
    }),
    check(
      'render/offer',
      '2.6',
      'render-list tells an offer from the regular price',
      async ({ ok, sample }) => {
        const one = await sample('special');
        const { value } = await ok('renderList', { query: { skus: one.sku } });
        const { final_price: final = 0, regular_price: regular = 0 } =
          value.items[0]?.price_info ?? {};
        claim(final < regular, `final_price ${final} is not below regular_price ${regular}`);
      },
    ),
    check('render/currency', '2.6', 'render-list says the currency', async ({ ok, chair }) => {
      const { value } = await ok('renderList', {
        query: { skus: (await chair()).sku, currencyCode: 'HUF' },
      });
      claimEqual(value.items[0]?.['currency_code'], 'HUF', 'currency_code');
    }),
    check('render/group', '2.6', 'render-list takes a customer group', async ({ ok, chair }) => {
      await ok('renderList', { query: { skus: (await chair()).sku, userGroupId: 1 } });
    }),
    check(
      'render/none',
      '2.6',
      'render-list without article numbers is refused in known words',
      async ({ send }) => {
        const { text } = readRefusal(
          await send({ method: 'GET', path: calls.renderList.path }),
          'render-list',
        );
        claim(text.includes('skus parameter is required'), `it says "${text}"`);
      },
    ),
    check('stock/check', '2.6', 'stock/check says what is left', async ({ ok, chair }) => {
      const { id, sku } = await chair();
      const { value } = await ok('stockCheck', { query: { sku } });
      claimEqual(
        [value.is_in_stock, value.qty > 0, value.product_id],
        [true, true, id],
        'is_in_stock, whether qty is above 0, product_id',
      );
    }),
    check('stock/item', '2.6', 'stock/check names the stock item', async ({ ok, chair }) => {
      const { value } = await ok('stockCheck', { query: { sku: (await chair()).sku } });
      claim(value.item_id !== undefined, 'item_id is missing');
    }),
    check(
      'stock/manage',
      '8',
      'stock/check says whether pieces are counted',
      async ({ ok, chair }) => {
        const { value } = await ok('stockCheck', { query: { sku: (await chair()).sku } });
        claim(value.manage_stock !== undefined, 'manage_stock is missing');
      },
    ),
    check(
      'stock/path',
      '2.6',
      'stock/check takes the article number in the path',
      async ({ ok, send, chair }) => {
        const { sku } = await chair();
        const { answer } = await ok('stockCheck', { query: { sku } });
        const byPath = await send({
          method: 'GET',
          path: `/api/stock/check/${encodeURIComponent(sku)}`,
        });
        claimEqual(byPath.result, answer.result, 'the answer');
      },
    ),
    check('stock/variant', '2.6', 'stock/check knows variants', async ({ ok, sample }) => {
      const [child] = variantsOf(await sample('configurable'));
      const { value } = await ok('stockCheck', { query: { sku: child?.sku } });
      claimEqual(
        [value.is_in_stock, value.product_id],
        [true, child?.id],
        'is_in_stock and product_id',
      );
    }),
    check('stock/sold-out', '2.6', 'stock/check says what is sold out', async ({ ok, sample }) => {
      const { sku } = await sample('soldOut');
      claimEqual(
        (await ok('stockCheck', { query: { sku } })).value.is_in_stock,
        false,
        'is_in_stock',
      );
    }),
    check(
      'stock/same',
      '2.6',
      'stock/check and the product document agree',
      async ({ ok, find, chair }) => {
        const { sku } = await chair();
        const { items } = await find({ filters: [{ attribute: 'sku', value: { eq: sku } }] });
        const { value } = await ok('stockCheck', { query: { sku } });
        claimEqual(
          (items[0]?.['stock'] as { qty?: unknown } | undefined)?.qty,
          value.qty,
          "the document's qty",
        );
      },
    ),
    check(
      'stock/unknown',
      '2.6',
      'stock/check refuses an article nobody knows',
      async ({ refused, named }) => {
        await named(await refused('stockCheck', { query: { sku: 'no-such-sku' } }), 'not-found');
      },
    ),
    check(
      'stock/none',
      '2.6',
      'stock/check without an article number is refused in known words',
      async ({ send }) => {
        const { text } = readRefusal(
          await send({ method: 'GET', path: calls.stockCheck.path }),
          'stock/check',
        );
        claim(text.includes('sku parameter is required'), `it says "${text}"`);
      },
    ),
    check(
      'stock/list',
      '2.6',
      'stock/list answers a list in the order asked for',
      async ({ ok, chair, sample }) => {
        const [one, other] = [await chair(), await sample('other')];
        const { value } = await ok('stockList', { query: { skus: `${other.sku},${one.sku}` } });
        claimEqual(
          value.map((entry) => entry.product_id),
          [other.id, one.id],
          'the product ids',
        );
        const single = async (sku: string) => (await ok('stockCheck', { query: { sku } })).value;
        claimEqual(
          value.map((entry) => [entry.is_in_stock, entry.qty]),
          [await single(other.sku), await single(one.sku)].map((entry) => [
            entry.is_in_stock,
            entry.qty,
          ]),
          'is_in_stock and qty',
        );
      },
    ),
    check(
      'stock/list-single',
      '2.6',
      'stock/list answers a list for one, too',
      async ({ ok, chair }) => {
        const { value } = await ok('stockList', { query: { skus: (await chair()).sku } });
        claimEqual(value.length, 1, 'the number of entries');
      },
    ),
    check(
      'stock/list-unknown',
      '2.6',
      'stock/list leaves out what nobody knows',
      async ({ ok }) => {
        const { value } = await ok('stockList', { query: { skus: 'no-such-sku' } });
        claimEqual(value, [], 'the entries');
      },
      'named-errors',
    ),
    check(
      'stock/list-none',
      '2.6',
      'stock/list without article numbers is refused in known words',
      async ({ send }) => {
        const { text } = readRefusal(
          await send({ method: 'GET', path: calls.stockList.path }),
          'stock/list',
        );
        claim(text.includes('skus parameter is required'), `it says "${text}"`);
      },
    ),
    check('stock/list-chunk', '2.6', 'stock/list takes 15 at once', async ({ ok, samples }) => {
      const { products } = await samples();
      const skus = products.slice(0, 15).map(({ sku }) => sku);
      needed(skus[14], '15 products');
      claimEqual(
        (await ok('stockList', { query: { skus: skus.join(',') } })).value.length,
        15,
        'the number of entries',
      );
    }),
    check(
      'stock/list-limit',
      'RL-13',
      'stock/list refuses more than 15',
      async ({ refused }) => {
        const skus = Array.from({ length: 16 }, (_, at) => `sku-${at}`).join(',');
        await refused('stockList', { query: { skus } });
      },
      'named-errors',
    ),
  ],
};
