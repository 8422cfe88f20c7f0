import { entityTypes, type EntityType } from '@shop/contract';
import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, needed, shown } from '../../run/claim.ts';
import { formABody, type Document, type FindQuery, idsOf } from '../../bench/find.ts';

/** Sends search form A with these parts. */
const search = async ({ ok }: Bench, query: FindQuery, extra: Document = {}) =>
  (await ok('catalog', { body: { ...formABody(query), ...extra } })).value;
const keysOf = (item: Document | undefined) =>
  Object.keys(item ?? {})
    .filter((key) => key !== '_score')
    .sort();

/** Fields of the documents of a type; a storefront filters by fields with a single value. */
const fieldsOf: Readonly<Record<EntityType, readonly string[]>> = {
  product: ['sku', 'visibility', 'status'],
  category: ['path', 'level'],
  attribute: ['attribute_code'],
  'attribute-group': ['attribute_group_id'],
  taxrule: ['rates'],
  review: ['product_id'],
  cms_page: ['identifier'],
  cms_block: ['identifier'],
  prismic: ['prismic_type', 'prismic_uid'],
  mlc: ['mlc_id'],
  instagram: ['instagram_id', 'instagram_media_type'],
};

/** Checks of search form A. */
export const searchChecks: Section = {
  title: 'Search, form A',
  checks: [
    check(
      'search/form',
      '2.1',
      'the catalogue can be searched, by form A or by form B',
      async ({ has }) => {
        claim((await has('form-a')) || (await has('form-b')), 'neither form answers');
      },
    ),
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
          const { items } = await search(bench, { type, size: 3 });
          const first = needed(items[0], `document of type ${type}`);
          for (const field of fieldsOf[type]) {
            const value = first[field];
            claim(value !== undefined && value !== null, `the first document has no ${field}`);
            if (typeof value === 'object') continue;
            const filters = [{ attribute: field, value: { eq: value } }];
            const found = await search(bench, { type, size: 500, filters });
            claim(
              found.items.length > 0 &&
                found.items.every((item) => String(item[field]) === String(value)),
              `${field} ${shown(value)} does not find the documents that have it`,
            );
          }
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
  ],
};
