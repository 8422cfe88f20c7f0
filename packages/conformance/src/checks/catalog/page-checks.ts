import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual } from '../../run/claim.ts';
import { formABody, idsOf, type FindQuery } from '../../bench/find.ts';

/** Returns the response of the single call. */
const found = async ({ ok }: Bench, query: FindQuery) =>
  (await ok('catalog', { body: formABody(query) })).value;
const listed: FindQuery = {
  filters: [{ attribute: 'status', value: { in: [0, 1] } }],
  facets: [{ field: 'color', scope: 'catalog' }],
  sort: 'id:asc',
  size: 3,
};

/** Checks of calls that load a whole screen. */
export const pageChecks: Section = {
  title: 'Screens at once',
  checks: [
    check(
      'page/product',
      '2.1',
      'a product comes as the search finds it, with its stock as stock/list has it',
      async (bench) => {
        const { sku } = await bench.chair();
        const { value } = await bench.ok('productPage', { query: { sku, reviews: 5, cards: 4 } });
        const filters = [{ attribute: 'sku', value: { eq: sku } }];
        claimEqual(value.product, await found(bench, { filters, size: 1 }), 'the product');
        const stock = await bench.ok('stockList', { query: { skus: sku } });
        claimEqual(value.stock, stock.value, 'the stock');
      },
      'screens-at-once',
    ),
    check(
      'page/product-none',
      '2.1',
      'a product nobody knows is an empty answer',
      async ({ ok }) => {
        const { value } = await ok('productPage', { query: { sku: 'no-such-sku' } });
        claimEqual([value.product.items, value.stock, value.near], [[], [], []], 'the parts');
      },
      'screens-at-once',
    ),
    check(
      'page/listing',
      '2.1',
      'a listing comes as the search finds and counts it, with its category',
      async (bench) => {
        const [category] = (await bench.samples()).categories;
        const listing = JSON.stringify(formABody(listed));
        const { value } = await bench.ok('listingPage', {
          query: { category: category?.id, listing, attributes: 'color', banners: 1 },
        });
        claimEqual(value.listing, await found(bench, listed), 'the listing');
        claimEqual(idsOf(value.category.items), category === undefined ? [] : [category.id], 'ids');
        claimEqual(value.whole.items, [], 'a search nobody asked');
      },
      'screens-at-once',
    ),
    check(
      'page/listing-bad',
      '2.1',
      'a listing that is no search is refused',
      async ({ refused }) => {
        const refusal = await refused('listingPage', { query: { listing: '{"type":"category"}' } });
        claimEqual(refusal.code, 400, 'the code');
        const broken = await refused('listingPage', { query: { listing: '{"type":' } });
        claimEqual(broken.code, 400, 'the code');
      },
      'screens-at-once',
    ),
    check(
      'page/fresh',
      '2.6',
      'what changes by itself comes by article number, unknown ones left out',
      async ({ ok, chair }) => {
        const { sku, price_incl_tax: price } = await chair();
        const { value } = await ok('freshness', { query: { skus: `no-such-sku,${sku}` } });
        claimEqual(
          value.items.map((item) => [item['sku'], item['price_incl_tax']]),
          [[sku, price]],
          'skus and prices',
        );
        claim(value.items[0]?.['stock'] !== undefined, 'stock is missing');
      },
      'screens-at-once',
    ),
    check(
      'page/fresh-many',
      '2.6',
      'more than 100 articles at once are refused',
      async ({ refused }) => {
        const skus = Array.from({ length: 101 }, (_, index) => `S${index}`).join(',');
        claimEqual((await refused('freshness', { query: { skus } })).code, 400, 'the code');
      },
      'screens-at-once',
    ),
  ],
};
