import { calls, entityTypes } from '@shop/contract';
import type { Bench } from '../bench.ts';
import { check, type Section } from '../check.ts';
import { claim, claimEqual, needed } from '../claim.ts';
import { formABody, type Document, type FindQuery } from '../find.ts';

/** Form A with these parts. */
const search = async ({ ok }: Bench, query: FindQuery, more: Document = {}) =>
  (await ok('catalog', { body: { ...formABody(query), ...more } })).value;
const idsOf = (items: readonly Document[]) => items.map(({ id }) => Number(id));
const keysOf = (item: Document | undefined) =>
  Object.keys(item ?? {})
    .filter((key) => key !== '_score')
    .sort();

/** Form A of the search call, and the documents it brings. */
export const searchChecks: Section = {
  title: 'Search, form A',
  checks: [
    check(
      'search/shape',
      '2.1',
      'answers items, total, perPage and start',
      async (bench) => {
        const found = await search(bench, { size: 3 });
        claim(found.items.length <= 3, `3 items were asked for and ${found.items.length} came`);
      },
      'form-a',
    ),
    check(
      'search/bare',
      '2.1',
      'answers without the envelope',
      async ({ ok }) => {
        const { answer } = await ok('catalog', { body: { type: 'product', size: 1 } });
        claimEqual(answer.code, undefined, 'code');
      },
      'form-a',
    ),
    check(
      'search/refusal',
      '2.1',
      'refuses inside the envelope',
      async ({ refused }) => {
        await refused('catalog', { body: { type: 'no-such-type' } });
      },
      'form-a',
    ),
    check(
      'search/without-query',
      '2.1',
      'finds everything without a query',
      async (bench) => {
        const { value } = await bench.ok('catalog', { body: { type: 'product' } });
        claim(value.total > 0 && value.items.length > 0, 'nothing was found');
      },
      'form-a',
    ),
    check(
      'search/per-page',
      '2.1',
      'repeats the size asked for',
      async (bench) => {
        claimEqual((await search(bench, { size: 7 })).perPage, 7, 'perPage');
      },
      'form-a',
    ),
    check(
      'search/size-zero',
      '2.2',
      'takes a size of 0 for 50',
      async (bench) => {
        claimEqual((await search(bench, { size: 0 })).perPage, 50, 'perPage');
      },
      'form-a',
    ),
    check(
      'search/size-negative',
      '2.2',
      'takes a negative size for 50',
      async (bench) => {
        claimEqual((await search(bench, { size: -4 })).perPage, 50, 'perPage');
      },
      'form-a',
    ),
    check(
      'search/size-text',
      '2.1',
      'takes a size written as text',
      async (bench) => {
        claimEqual((await search(bench, {}, { size: '2' })).items.length, 2, 'the number of items');
      },
      'form-a',
    ),
    check(
      'search/size-limit',
      'RL-13',
      'refuses more than 4,000 at once',
      async ({ refused }) => {
        await refused('catalog', { body: { type: 'product', size: 4_001 } });
      },
      'form-a',
    ),
    check(
      'search/from-negative',
      '2.2',
      'takes a negative start for 0',
      async (bench) => {
        claimEqual((await search(bench, { from: -5 })).start, 0, 'start');
      },
      'form-a',
    ),
    check(
      'search/pages',
      '2.1',
      'gives each document once from page to page',
      async (bench) => {
        const { products } = await bench.samples();
        const size = Math.max(1, Math.ceil(products.length / 3));
        const pages = await Promise.all(
          [0, 1, 2].map((page) => search(bench, { size, from: page * size, sort: 'id:asc' })),
        );
        const ids = pages.flatMap(({ items }) => idsOf(items)).slice(0, products.length);
        claimEqual(
          ids,
          products.map(({ id }) => id),
          'the ids of three pages',
        );
      },
      'form-a',
    ),
    check(
      'search/total',
      '2.1',
      'counts the same on every page',
      async (bench) => {
        const [first, second] = await Promise.all([
          search(bench, { size: 1 }),
          search(bench, { size: 1, from: 1 }),
        ]);
        claimEqual(second.total, first.total, 'total of the second page');
      },
      'form-a',
    ),
    check(
      'search/past-the-end',
      '2.1',
      'gives nothing past the end, and the total',
      async (bench) => {
        const { items, total } = await search(bench, { from: 1_000_000 });
        claimEqual([items.length, total > 0], [0, true], 'items and a total');
      },
      'form-a',
    ),
    check(
      'search/empty',
      '8',
      'finds nothing as an empty list',
      async (bench) => {
        const { items, total } = await search(bench, {
          filters: [{ attribute: 'sku', value: { eq: 'no-such-sku' } }],
        });
        claimEqual([items, total], [[], 0], 'items and total');
      },
      'form-a',
    ),
    check(
      'search/score',
      '2.3',
      'gives every document a score',
      async (bench) => {
        const { items } = await search(bench, { size: 5 });
        claim(
          items.every(({ _score: score }) => typeof score === 'number'),
          'a document has no _score',
        );
      },
      'form-a',
    ),
    check(
      'search/nulls',
      '2.1',
      'takes null for a text, a group and a store',
      async (bench) => {
        await search(
          bench,
          { text: null, size: 1 },
          { groupId: null, groupToken: null, store: null },
        );
      },
      'form-a',
    ),
    check(
      'search/group-token',
      '2.2',
      'takes a group token nobody signed for none',
      async (bench) => {
        await search(bench, { size: 1 }, { groupId: 7, groupToken: 'a.b.c' });
      },
      'form-a',
    ),
    ...entityTypes.map((type) =>
      check(
        `search/type-${type.replace('_', '-')}`,
        '2.1',
        `searches documents of type ${type}`,
        async (bench) => {
          await search(bench, { type, size: 3 });
        },
        'form-a',
      ),
    ),
    check(
      'fields/include',
      '2.1',
      'keeps only the fields asked for',
      async (bench) => {
        const { items } = await search(bench, { size: 1, include: ['id', 'sku'] });
        claimEqual(keysOf(items[0]), ['id', 'sku'], 'the fields');
      },
      'form-a',
    ),
    check(
      'fields/exclude',
      '2.1',
      'leaves out the fields named',
      async (bench) => {
        const { items } = await search(bench, { size: 1, exclude: ['name', 'sku'] });
        const keys = keysOf(items[0]);
        claimEqual(
          [keys.includes('name'), keys.includes('sku'), keys.includes('id')],
          [false, false, true],
          'name, sku and id',
        );
      },
      'form-a',
    ),
    check(
      'fields/both',
      '2.1',
      'leaves out what is both asked for and named',
      async (bench) => {
        const { items } = await search(bench, {
          size: 1,
          include: ['id', 'sku', 'name'],
          exclude: ['sku'],
        });
        claimEqual(keysOf(items[0]), ['id', 'name'], 'the fields');
      },
      'form-a',
    ),
    check(
      'fields/unknown',
      '2.1',
      'knows nothing of fields nobody has',
      async (bench) => {
        const { items } = await search(bench, { size: 1, include: ['id', 'no_such_field'] });
        claimEqual(keysOf(items[0]), ['id'], 'the fields');
      },
      'form-a',
    ),
    check(
      'fields/star-before',
      '8',
      'takes a star at the beginning of a field',
      async (bench) => {
        const { items } = await search(bench, { size: 1, include: ['*_id'] });
        const keys = keysOf(items[0]);
        claim(
          keys.includes('type_id') &&
            keys.every((key) => key.endsWith('_id') || typeof items[0]?.[key] === 'object'),
          `the fields are ${keys.join(', ')}`,
        );
      },
      'form-a',
    ),
    check(
      'fields/star-after',
      '8',
      'takes a star at the end of a field',
      async (bench) => {
        const { items } = await search(bench, { size: 1, include: ['sk*'] });
        claimEqual(keysOf(items[0]), ['sku'], 'the fields');
      },
      'form-a',
    ),
    check(
      'fields/dotted',
      '8',
      'takes the path of a field inside another',
      async (bench) => {
        const { id } = await bench.sample('configurable');
        const filters = [{ attribute: 'id', value: { eq: id } }];
        const { items } = await search(bench, { filters, include: ['configurable_children.sku'] });
        const [child] = (items[0]?.['configurable_children'] ?? []) as readonly Document[];
        claimEqual(
          [keysOf(items[0]), keysOf(child)],
          [['configurable_children'], ['sku']],
          'the fields',
        );
      },
      'form-a',
    ),
    check(
      'fields/inside',
      '8',
      'gives the whole of an object that is named',
      async (bench) => {
        const { items } = await search(bench, { size: 1, include: ['stock'] });
        claim(
          keysOf(items[0]?.['stock'] as Document).includes('is_in_stock'),
          'stock has no is_in_stock',
        );
      },
      'form-a',
    ),
    check(
      'documents/products',
      '2.4, 8',
      'products have what a page cannot do without',
      async ({ samples }) => {
        const { products } = await samples();
        const bad = products.find((one) => one.sku === '' || one.name === '');
        claim(bad === undefined, `product ${bad?.id} has no sku or name`);
      },
    ),
    check(
      'documents/addresses',
      '2.3, 8',
      'products that are shown have an address',
      async ({ samples }) => {
        const { products } = await samples();
        const bad = products.find(
          (one) => one.visibility === 4 && !one.slug && !one.url_path && !one.url_key,
        );
        claim(bad === undefined, `product ${bad?.id} has no slug, url_key or url_path`);
      },
    ),
    check('documents/prices', '8', 'products carry the price shoppers pay', async ({ chair }) => {
      const one = await chair();
      claim((one.price_incl_tax ?? 0) > 0, `product ${one.id} has no price_incl_tax`);
    }),
    check(
      'documents/tax',
      '2.4',
      'price and tax make the price shoppers pay',
      async ({ samples }) => {
        const { products } = await samples();
        const bad = products.find(
          ({ price, price_tax: tax, price_incl_tax: gross }) =>
            price !== undefined &&
            tax !== undefined &&
            gross !== undefined &&
            Math.abs(price + tax - gross) > 0.01,
        );
        claim(
          bad === undefined,
          `product ${bad?.id}: ${bad?.price} + ${bad?.price_tax} is not ${bad?.price_incl_tax}`,
        );
      },
    ),
    check(
      'documents/offer',
      '8',
      'an offer lowers the price and keeps the one before',
      async ({ sample }) => {
        const one = await sample('special');
        claimEqual(one.price_incl_tax, one.special_price_incl_tax, 'price_incl_tax');
        claim(
          (one.original_price_incl_tax ?? 0) > (one.price_incl_tax ?? 0),
          'original_price_incl_tax is not above it',
        );
      },
    ),
    check(
      'documents/configurable-options',
      '2.4, 8',
      'configurables have options with values',
      async ({ sample }) => {
        const { configurable_options: options = [] } = await sample('configurable');
        claim(
          options.length > 0 && options.every(({ values }) => values.length > 0),
          'an option has no values',
        );
      },
    ),
    check(
      'documents/configurable-codes',
      '2.4',
      'options name their attribute by id and code',
      async ({ sample }) => {
        const { configurable_options: options = [] } = await sample('configurable');
        claim(
          options.every(
            (one) => one.attribute_id !== undefined && one.attribute_code !== undefined,
          ),
          'an option has no attribute_id or attribute_code',
        );
      },
    ),
    check(
      'documents/configurable-children',
      '2.4',
      'variants have sku, price and stock',
      async ({ sample }) => {
        const { configurable_children: children = [] } = await sample('configurable');
        const bad = children.find(
          (child) =>
            child.sku === '' || child.price_incl_tax === undefined || child.stock === undefined,
        );
        claim(bad === undefined, `variant ${bad?.sku} lacks one of them`);
      },
    ),
    check('documents/stock', '2.6', 'products say what is left of them', async ({ samples }) => {
      const { products } = await samples();
      const bad = products.find((one) => one.stock === undefined);
      claim(bad === undefined, `product ${bad?.id} has no stock`);
    }),
    check(
      'documents/bundle',
      '2.4',
      'bundles have options with articles to choose',
      async ({ sample }) => {
        const { bundle_options: options = [] } = await sample('bundle');
        claim(
          options.some(({ product_links: links }) => links.length > 0),
          'no option has product_links',
        );
      },
    ),
    check(
      'documents/custom-options',
      '2.4',
      'custom options have an id and a type',
      async ({ sample }) => {
        const { custom_options: options = [] } = await sample('custom');
        claim(
          options.every(({ type }) => type !== ''),
          'a custom option has no type',
        );
      },
    ),
    check(
      'documents/categories',
      '8',
      'categories have name, slug and their place in the tree',
      async ({ samples }) => {
        const { categories } = await samples();
        needed(categories[0], 'categories');
        const bad = categories.find(
          (one) => one.name === '' || !one.slug || !one.path || one.level === undefined,
        );
        claim(bad === undefined, `category ${bad?.id} lacks one of them`);
      },
    ),
    check(
      'documents/category-paths',
      '2.4',
      "a category's path ends in its own id",
      async ({ samples }) => {
        const { categories } = await samples();
        const bad = categories.find((one) => !`/${one.path ?? ''}`.endsWith(`/${one.id}`));
        claim(bad === undefined, `category ${bad?.id} has the path ${bad?.path}`);
      },
    ),
    check('documents/tax-rules', '2.4', 'tax rules have classes and rates', async ({ find }) => {
      const { items } = await find({ type: 'taxrule' });
      needed(items[0], 'tax rules');
      claim(
        items.every((one) => Array.isArray(one['rates']) && one['rates'].length > 0),
        'a rule has no rates',
      );
    }),
    check('documents/attributes', '2.5', 'attributes are found by their codes', async (bench) => {
      const { configurable_options: options = [] } = await bench.sample('configurable');
      const codes = options.map((one) => one.attribute_code);
      const { items } = await bench.find({
        type: 'attribute',
        size: 150,
        filters: [{ attribute: 'attribute_code', value: { in: codes } }],
      });
      claimEqual(items.map((one) => one['attribute_code']).sort(), [...codes].sort(), 'the codes');
    }),
    check(
      'documents/attribute-options',
      '2.4',
      'attributes to choose from have options',
      async (bench) => {
        const { configurable_options: [option] = [] } = await bench.sample('configurable');
        const { items } = await bench.find({
          type: 'attribute',
          filters: [{ attribute: 'attribute_code', value: { eq: option?.attribute_code } }],
        });
        const options = (items[0]?.['options'] ?? []) as readonly Document[];
        claim(
          options.length > 0 &&
            options.every(({ value, label }) => value !== undefined && label !== undefined),
          'an option has no value or label',
        );
      },
    ),
    check('documents/reviews', '2.5', 'nobody sees a review that waits', async ({ find }) => {
      const { items } = await find({ type: 'review', size: 500 });
      claim(
        items.every((one) => Number(one['review_status'] ?? 1) === 1),
        'a review that is not approved was found',
      );
    }),
    check(
      'documents/method',
      '2.1',
      'a search is asked by POST',
      async ({ send }) => {
        const answer = await send({ method: 'GET', path: calls.catalog.path });
        claim(
          answer.status !== 200 || answer.contentType.includes('json'),
          `GET has status ${answer.status}`,
        );
      },
      'form-a',
    ),
  ],
};
