import type { EntityType } from '@shop/contract';
import { expect, it } from 'vitest';
import { down, json, openBench, searchOf } from '../test/catalog-bench.ts';

const graphql = {
  config: { search: { kind: 'graphql', host: 'shop.hu' } as const },
  isServer: true,
};
const hits = (...documents: readonly object[]) => ({
  hits: { total: documents.length, hits: documents.map((document) => ({ _source: document })) },
});
const products = { type: 'product' } as const;

it.each<[type: EntityType, field: string, result: object, variables: string]>([
  ['product', 'products', { items: [{ id: 1, sku: 'A', name: 'A', type_id: 'simple' }] }, 'search'],
  ['category', 'categories', hits({ id: 1, name: 'A' }), 'pageSize'],
  ['attribute', 'customAttributeMetadata', hits({ attribute_code: 'color' }), '_sourceInclude'],
  ['review', 'reviews', hits({ id: 1, product_id: 2 }), 'sort'],
  [
    'taxrule',
    'taxrule',
    hits({
      id: 1,
      product_tax_class_ids: [2],
      customer_tax_class_ids: [3],
      rates: [{ id: 1, tax_country_id: 'HU', rate: 27 }],
    }),
    'filter',
  ],
  ['cms_page', 'cmsPages', { items: [{ id: 1, identifier: 'x' }] }, 'filter'],
  ['cms_block', 'cmsBlocks', { items: [{ id: 1, identifier: 'x' }] }, 'filter'],
])('[CC-18] a %s is asked for and read by the field %s', async (type, field, result, variable) => {
  const { client, requests } = openBench(() => json({ data: { [field]: result } }), graphql);
  expect(await client.search({ type })).toMatchObject({ ok: true, value: { items: [{}] } });
  const { query } = searchOf(requests[0]);
  expect(query).toContain(` ${field}(`);
  expect(query).toContain(`$${variable}`);
});

it.each<[type: EntityType, field: string]>([
  ['attribute', 'customAttributeMetadata'],
  ['cms_block', 'cmsBlocks'],
])('[CC-18] a page is cut out of a whole list: %s', async (type, field) => {
  const documents = [1, 2, 3].map((id) => ({
    id,
    identifier: `b${id}`,
    attribute_id: id,
    attribute_code: `b${id}`,
  }));
  const result = type === 'attribute' ? hits(...documents) : { items: documents };
  const { client } = openBench(() => json({ data: { [field]: result } }), graphql);
  expect(await client.search({ type, size: 1, from: 1 })).toMatchObject({
    value: { items: [documents[1]], total: 3, start: 1, perPage: 1 },
  });
});

it.each<[type: EntityType, field: string, size: number, from: number, start: number]>([
  ['taxrule', 'taxrule', 1, 1, 1],
  ['cms_page', 'cmsPages', 1, 1, 1],
])(
  '[CC-18] of a whole list the page begins where it was asked to: %s',
  async (type, field, size, from, start) => {
    const documents = [1, 2].map((id) => ({
      id,
      identifier: `b${id}`,
      product_tax_class_ids: [2],
      customer_tax_class_ids: [3],
      rates: [],
    }));
    const result = type === 'taxrule' ? hits(...documents) : { items: documents };
    const { client } = openBench(() => json({ data: { [field]: result } }), graphql);
    const page = await client.search({ type, size, from });
    expect(page).toMatchObject({ value: { start, perPage: 1, items: { length: 1 } } });
    expect(page.ok && page.value.items[0]).toMatchObject({ id: 2 });
  },
);

it('[CC-18] a list of hits has its own total', async () => {
  const result = { hits: [{ id: 1, name: 'A' }], total: 7 };
  const { client } = openBench(() => json({ data: { categories: result } }), graphql);
  expect(await client.search({ type: 'category' })).toMatchObject({ value: { total: 7 } });
});

it('[CC-18] fields are named only when they are asked for', async () => {
  const { client, requests } = openBench(
    () => json({ data: { products: { items: [] } } }),
    graphql,
  );
  await client.search(products);
  await client.search({ ...products, fields: ['sku'], withoutFields: ['description'] });
  const [all, some] = requests.map(
    (request) => searchOf(request)['variables'] as Readonly<Record<string, unknown>>,
  );
  expect(all).toEqual({ filter: {}, search: '', sort: {}, pageSize: 50, currentPage: 1 });
  expect(some).toMatchObject({
    _sourceInclude: ['id', 'name', 'sku', 'slug', 'type_id', 'url_key', 'url_path'],
    _sourceExclude: ['description'],
  });
});

it('[CC-18] two conditions on parts of one field stand in one object', async () => {
  const { client, requests } = openBench(
    () => json({ data: { products: { items: [] } } }),
    graphql,
  );
  await client.search({
    ...products,
    where: { 'stock.is_in_stock': { eq: true }, 'stock.qty': { gt: 0 } },
  });
  expect(searchOf(requests[0])['variables']).toMatchObject({
    filter: {
      stock: {
        is_in_stock: { eq: true, scope: 'default' },
        qty: { gt: 0, scope: 'default' },
      },
    },
  });
});

it.each<[story: string, answer: unknown, error: object]>([
  ['has no object as data', { data: 7 }, { kind: 'malformed', issue: 'not a GraphQL answer' }],
  ['has no data', {}, { kind: 'malformed', issue: 'no data' }],
  [
    'has a field that is null',
    { data: { products: null } },
    { kind: 'malformed', issue: 'no data' },
  ],
  ['has errors of another shape', { errors: [{ message: 7 }] }, { issue: 'not a GraphQL answer' }],
  ['has no error in its errors', { errors: [] }, { kind: 'rejected', code: 500 }],
  ['has an error without a message', { errors: [{}] }, { kind: 'rejected', code: 500 }],
])('[CC-18] an answer that %s is a failure', async (_story, answer, error) => {
  const { client } = openBench(() => json(answer), graphql);
  const page = await client.search(products);
  expect(page).toMatchObject({ ok: false, error });
  expect(!page.ok && 'text' in page.error).toBe(false);
});

it('[CC-18] errors beside data are ignored', async () => {
  const answer = { data: { products: { items: [], total_count: 4 } }, errors: [{ message: 'x' }] };
  const { client } = openBench(() => json(answer), graphql);
  expect(await client.search(products)).toMatchObject({ ok: true, value: { total: 4 } });
});

it('[CC-18] [CC-5] a server that cannot be reached is a failure', async () => {
  const { client } = openBench(() => down(), graphql);
  expect(await client.search(products)).toMatchObject({ error: { kind: 'network' } });
});

it.each([
  [{ host: 'shop.hu' }, '', 'https://shop.hu/graphql'],
  [{ host: 'shop.hu' }, 'de', 'https://shop.hu/graphql/de/'],
  [{ host: 'shop.hu', port: 8080, protocol: 'http' as const }, '', 'http://shop.hu:8080/graphql'],
])('[CC-18] the address of %j with the store %j is %s', async (mode, storeCode, url) => {
  const { client, requests } = openBench(() => json({}), {
    isServer: true,
    config: { search: { kind: 'graphql', ...mode }, storeCode },
  });
  await client.search(products);
  expect(requests[0]?.url).toBe(url);
});
