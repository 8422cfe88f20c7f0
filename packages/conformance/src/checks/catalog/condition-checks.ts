import type { Product } from '@shop/contract';
import type { Bench } from '../../bench/bench.ts';
import { few, foundIds } from '../../bench/found-ids.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, needed } from '../../run/claim.ts';
import { priceOf } from '../../bench/samples.ts';

const shownField = 'url_path';

/** Returns the simple products that have a price. */
async function simples(bench: Bench): Promise<readonly Product[]> {
  const { products } = await bench.samples();
  return products.filter((product) => product.type_id === 'simple' && priceOf(product) > 0);
}

/** Checks of filters: variants, final prices, and the standard queries of a storefront. */
export const conditionChecks: Section = {
  title: 'Search conditions',
  checks: [
    check(
      'scope/catalog-variants',
      '2.2',
      "a shopper's filter finds a configurable by its options",
      async (bench) => {
        const [product, code, value] = await optionValue(bench);
        const ids = await foundIds(
          bench,
          [{ attribute: code, value: { in: [value] }, scope: 'catalog' }],
          true,
        );
        claim(
          ids.includes(product.id),
          `configurable ${product.id} is not found by ${code} ${value}`,
        );
      },
    ),
    check(
      'scope/default-own',
      '2.2',
      'any other filter looks at the product itself alone',
      async (bench) => {
        const [product, code, value] = await optionValue(bench);
        const ids = await foundIds(
          bench,
          [{ attribute: code, value: { in: [value] }, scope: 'default' }],
          true,
        );
        claimEqual(
          ids.includes(product.id),
          product[code] !== undefined && String(product[code]) === value,
          `whether ${product.id} is found`,
        );
      },
    ),
    check('scope/list', '2.2', 'a scope may be a list', async (bench) => {
      const [product, code, value] = await optionValue(bench);
      const ids = await foundIds(
        bench,
        [{ attribute: code, value: { in: [value] }, scope: ['catalog'] }],
        true,
      );
      claim(
        ids.includes(product.id),
        `configurable ${product.id} is not found by ${code} ${value}`,
      );
    }),
    check(
      'price/final',
      '2.2, 8',
      "a shopper's price filter compares what shoppers pay",
      async (bench) => {
        const all = await simples(bench);
        const limit = priceOf(needed(all[Math.floor(all.length / 2)], 'simple products'));
        const expected = all.filter((product) => priceOf(product) <= limit).map(({ id }) => id);
        const filters = [
          { attribute: 'id', value: { in: all.map(({ id }) => id) } },
          { attribute: 'price', value: { lte: limit }, scope: 'catalog' },
        ];
        claimEqual(await foundIds(bench, filters, true), expected, 'the ids found');
      },
    ),
    check('price/range', '2.2', 'both ends of a price range belong to it', async (bench) => {
      const product = await bench.chair();
      const value = { gte: priceOf(product), lte: priceOf(product) };
      const ids = await foundIds(bench, [{ attribute: 'price', value, scope: 'catalog' }], true);
      claim(ids.includes(product.id), `product ${product.id} at ${priceOf(product)} is not found`);
    }),
    check('price/offer', '2.2', 'an offer is found by its lowered price', async (bench) => {
      const product = await bench.sample('special');
      const value = { gte: priceOf(product), lte: priceOf(product) };
      const ids = await foundIds(bench, [{ attribute: 'price', value, scope: 'catalog' }], true);
      claim(ids.includes(product.id), `product ${product.id} at ${priceOf(product)} is not found`);
    }),
    check(
      'query/visibility',
      '2.5',
      'lists ask for visibility and status at once',
      async (bench) => {
        const { products } = await bench.samples();
        const filters = [
          { attribute: 'visibility', value: { in: [2, 3, 4] } },
          { attribute: 'status', value: { in: [0, 1] } },
        ];
        const expected = products
          .slice(0, few)
          .filter((product) => (product.visibility ?? 0) > 1 && (product.status ?? 0) < 2)
          .map(({ id }) => id);
        claimEqual(await foundIds(bench, filters), expected, 'the ids found');
      },
    ),
    check('query/path', '2.5', 'a product is found by its path', async (bench) => {
      const { products } = await bench.samples();
      const one = needed(
        products.find((product) => product[shownField] !== undefined),
        'product with a url_path',
      );
      const ids = await foundIds(
        bench,
        [{ attribute: shownField, value: { eq: one.url_path } }],
        true,
      );
      claim(ids.includes(one.id), `product ${one.id} is not found by ${one.url_path}`);
    }),
    check(
      'query/parents',
      '2.5',
      'categories are found by their parent',
      async ({ find, samples }) => {
        const { categories } = await samples();
        const child = needed(
          categories.find((product) => (product.parent_id ?? 0) > 1),
          'category below another',
        );
        const { items } = await find({
          type: 'category',
          size: 4_000,
          filters: [{ attribute: 'parent_id', value: { eq: child.parent_id } }],
        });
        const expected = categories
          .filter((product) => product.parent_id === child.parent_id)
          .map(({ id }) => id)
          .sort((a, b) => a - b);
        claimEqual(
          items.map(({ id }) => Number(id)).sort((a, b) => a - b),
          expected,
          'the ids found',
        );
      },
    ),
    check(
      'query/non-empty',
      '2.5',
      'categories with products in them are found',
      async ({ find, samples }) => {
        const { categories } = await samples();
        const expected = categories
          .filter((product) => (product.product_count ?? 0) > 0)
          .map(({ id }) => id)
          .sort((a, b) => a - b);
        const { items } = await find({
          type: 'category',
          size: 4_000,
          filters: [{ attribute: 'product_count', value: { gt: 0 } }],
        });
        claimEqual(
          items.map(({ id }) => Number(id)).sort((a, b) => a - b),
          expected,
          'the ids found',
        );
      },
    ),
    check('query/wishlist', '2.5', 'products are found by a list of ids', async (bench) => {
      const { products } = await bench.samples();
      const ids = products.slice(0, 3).map(({ id }) => id);
      claimEqual(
        await foundIds(bench, [{ attribute: 'id', value: { in: ids } }], true),
        ids,
        'the ids found',
      );
    }),
  ],
};

/** A configurable and a value of its first option. */
async function optionValue(
  bench: Bench,
): Promise<readonly [one: Product, code: string, value: string]> {
  const product = await bench.sample('configurable');
  const [option] = product.configurable_options ?? [];
  return [product, option?.attribute_code ?? '', option?.values[0]?.value_index ?? ''];
}
