import { join } from 'node:path';
import {
  createCatalogClient,
  defaultCatalogConfig,
  type CatalogClient,
  type SearchMode,
} from '@shop/catalog-client';
import { ok } from '@shop/kernel';
import { silentLog } from '@shop/testing';
import * as fc from 'fast-check';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchRoutes } from '../catalog/routes/search-routes.ts';
import { cmsRoutes } from '../modules/content/cms-routes.ts';
import { createTestApi, type TestApi } from '../test/api.ts';
import {
  categoryDocument,
  colourAttribute,
  configurableDocument,
  hungarianTax,
  productDocument,
  variant,
} from '../test/shelf.ts';
import { graphqlRoutes } from './graphql-routes.ts';

let api: TestApi;

const reviewDocument = (id: number, over: object) => ({
  _type: 'review',
  _id: String(id),
  _source: { id, product_id: 1, review_status: 1, ...over },
});

beforeAll(async () => {
  api = await createTestApi({
    routes: [graphqlRoutes, searchRoutes, cmsRoutes],
    config: {
      rateLimitScale: 1_000_000,
      contentDir: join(import.meta.dirname, '../test/sales-content'),
    },
    documents: [
      hungarianTax,
      colourAttribute,
      categoryDocument(20, { position: 2 }),
      categoryDocument(21, { position: 1 }),
      productDocument(1, { name: 'Felhő fotel', color: 1, price: 90_000 }),
      productDocument(2, {
        name: 'Fészek szék',
        color: 2,
        price: 30_000,
        category: [{ category_id: 20, name: 'Székek' }],
      }),
      configurableDocument(3, [variant(31, { color: 1 }), variant(32, { color: 3 })]),
      reviewDocument(1, { title: 'Jó', created_at: '2026-01-01 10:00:00' }),
      reviewDocument(2, { title: 'Szép', created_at: '2026-01-02 10:00:00' }),
      reviewDocument(3, { title: 'Puha', created_at: '2026-01-03 10:00:00' }),
      reviewDocument(4, { title: 'Vár', review_status: 2 }),
      {
        _type: 'cms_page',
        _id: '1',
        _source: { id: '1', identifier: 'rolunk', title: 'Rólunk', content: '<p>Mi.</p>' },
      },
      {
        _type: 'cms_page',
        _id: '2',
        _source: { id: 2, identifier: 'rejtett', title: 'Rejtett', active: false },
      },
      {
        _type: 'cms_block',
        _id: '3267252474',
        _source: {
          id: 3_267_252_474,
          identifier: 'lablec',
          title: 'Lábléc',
          content: '<p>Cím.</p>',
        },
      },
    ],
  });
});
afterAll(() => api.close());

const post = (query: string, variables: object = {}, path = '/graphql') =>
  api.post(path, { query, variables });
const ask = async (query: string, variables: object = {}, path = '/graphql') =>
  (await post(query, variables, path)).body;

const products = `query Products($filter: ProductFilterInput, $search: String!, $pageSize: Int, $currentPage: Int, $sort: ProductSortInput, $_sourceInclude: [String]) {
  products(filter: $filter, search: $search, pageSize: $pageSize, currentPage: $currentPage, sort: $sort, _sourceInclude: $_sourceInclude) {
    items total_count aggregations page_info { page_size current_page } sort_fields { default options { value } }
  }
}`;

describe('products', () => {
  it('come filtered, sorted, counted and page by page', async () => {
    const { data } = await ask(products, {
      filter: { price: { gte: 10_000, scope: 'catalog' }, color: { scope: 'catalog' } },
      search: '',
      sort: { final_price: 'DESC' },
      pageSize: 1,
      currentPage: 2,
      _sourceInclude: ['id', 'name'],
    });
    expect(data.products).toMatchObject({
      items: [{ id: 2, name: 'Fészek szék', _score: 1 }],
      total_count: 3,
      page_info: { page_size: 1, current_page: 2 },
      sort_fields: { default: 'created_at:desc', options: expect.any(Array) },
    });
    expect(Object.keys(data.products.items[0]).sort()).toEqual(['_score', 'id', 'name']);
    expect(data.products.aggregations.agg_terms_color.buckets).toHaveLength(2);
    expect(data.products.aggregations.agg_min_price).toEqual({ value: 10_000 });
  });
  it('come by text and by dotted fields', async () => {
    expect((await ask(products, { search: 'fotel' })).data.products.total_count).toBe(1);
    const dotted = { filter: { category: { name: { eq: 'Székek' } } }, search: '' };
    expect((await ask(products, dotted)).data.products.items).toMatchObject([{ id: 2 }]);
  });
  it('come under several names, their conditions written in the query', async () => {
    const { data } = await ask(
      `{ red: products(filter: { color: { in: ["3"], scope: "catalog" } }) { items }
         cheap: products(search: "", filter: { price: { lte: 30000, scope: "catalog" } }, sort: { final_price: ASC }) { ...found } }
       fragment found on Products { total_count }`,
    );
    expect(data).toEqual({
      red: { items: [expect.objectContaining({ id: 3 })] },
      cheap: { total_count: 2 },
    });
  });
  it('are priced as everywhere', async () => {
    const { data } = await ask('{ products(filter: { id: { eq: 1 } }) { items } }');
    expect(data.products.items[0]).toMatchObject({ price_incl_tax: 90_000, price: 70_866 });
  });
});

it.each([
  ['categories', '{ categories(filter: { is_active: { eq: true } }) { hits } }', 2],
  [
    'customAttributeMetadata',
    '{ customAttributeMetadata(attributes: { attribute_code: { in: ["color"] } }) { hits } }',
    1,
  ],
  ['taxrule', '{ taxrule { hits } }', 1],
  ['reviews', '{ reviews(filter: { product_id: { eq: 1 } }) { hits } }', 3],
])('%s are answered as an older search engine would', async (name, query, count) => {
  const { data } = await ask(query);
  expect(data[name].hits.total).toBe(count);
  expect(data[name].hits.hits).toHaveLength(count);
  expect(data[name].hits.hits[0]).toHaveProperty('_source');
});

it('CMS pages, blocks and hierarchies are answered field by field', async () => {
  const { data } = await ask(`{
    cmsPages(filter: { identifier: { eq: "rolunk" } }) { items { id title content } }
    cmsBlocks { items { id identifier } }
    cmsHierarchies { items }
  }`);
  expect(data).toEqual({
    cmsPages: { items: [{ id: 1, title: 'Rólunk', content: '<p>Mi.</p>' }] },
    cmsBlocks: { items: [{ id: 3_267_252_474, identifier: 'lablec' }] },
    cmsHierarchies: { items: [] },
  });
});

it('is asked below a store code too', async () => {
  expect(await ask('{ __typename }', {}, '/graphql/de/')).toEqual({
    data: { __typename: 'Query' },
  });
});

it('returns its schema to tools', async () => {
  const { data } = await ask(getIntrospectionQuery());
  const schema = buildClientSchema(data as IntrospectionQuery);
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toContain(
    'customAttributeMetadata',
  );
});

const nested = (levels: number) =>
  `{ __schema ${'{ types { fields { type'.repeat(levels)} { name } ${'} } }'.repeat(levels)} }`;

it.each([
  ['a mutation', 'mutation { delete }', 'invalid-request', 'not configured to execute mutation'],
  ['a field nobody has', '{ secrets }', 'invalid-request', 'Cannot query field "secrets"'],
  ['an unknown fragment', '{ ...all }', 'invalid-request', 'Unknown fragment "all"'],
  ['an end too early', '{ products {', 'invalid-request', 'Syntax Error'],
  [
    'two queries without a choice',
    'query a { taxrule { hits } } query b { taxrule { hits } }',
    'invalid-request',
    'operation name',
  ],
  ['a page too large', '{ products(pageSize: 4001) { items } }', 'invalid-request', 'pageSize'],
  [
    'a text too long',
    `{ products(search: "${'x'.repeat(201)}") { items } }`,
    'invalid-request',
    'search',
  ],
  [
    'a NUL in a text',
    '{ products(search: "a\\u0000") { items } }',
    'invalid-request',
    'not allowed',
  ],
  [
    'a fragment inside of itself',
    '{ __typename ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    'invalid-request',
    'Cannot spread',
  ],
  ['a query too deep', `${'{ a '.repeat(9)}${'}'.repeat(9)}`, 'query-too-deep', 'at most 8'],
  ['a schema asked round in circles', nested(3), 'invalid-request', 'depth'],
  ['thousands of signs', `{ ${'a '.repeat(1_000)} }`, 'invalid-request', 'tokens'],
  [
    'two whole catalogues at once',
    '{ a: products(pageSize: 4000) { items } b: products(pageSize: 4000) { items } }',
    'query-too-costly',
    'at most 5000',
  ],
  [
    'whole catalogues whose size is the default of a variable',
    'query ($n: Int = 4000) { a: products(pageSize: $n) { items } b: products(pageSize: $n) { items } }',
    'query-too-costly',
    'at most 5000',
  ],
  [
    'the same list under many names',
    `{ ${Array.from({ length: 40 }, (_, at) => `t${at}: taxrule { hits }`).join(' ')} }`,
    'query-too-costly',
    'at most 5000',
  ],
])('refuses %s, in the envelope and as GraphQL does', async (_story, query, error, words) => {
  const { status, body } = await post(query);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 400,
    result: expect.stringContaining(words),
    meta: { error, requestId: expect.any(String) },
    data: null,
    errors: [{ message: body.result, extensions: { code: 400, error } }],
  });
});

it('answers the fields that can be when one cannot', async () => {
  const { status, body } = await post('{ taxrule { hits } products(pageSize: 4001) { items } }');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ taxrule: { hits: { total: 1 } }, products: null });
  expect(body.errors).toEqual([
    {
      message: expect.any(String),
      path: ['products'],
      extensions: { code: 400, error: 'invalid-request' },
    },
  ]);
});

it('answers requests that never were a query alike', async () => {
  const reply = await api.post('/graphql', [{ query: '{ __typename }' }]);
  expect(reply).toMatchObject({
    status: 400,
    body: { code: 400, data: null, errors: [{ extensions: { error: 'invalid-request' } }] },
  });
  const text = await api.app.request('/graphql', { method: 'POST', body: '{ __typename }' });
  expect(text.status).toBe(415);
  expect(await text.json()).toMatchObject({ code: 415, errors: [{ extensions: { code: 415 } }] });
  expect((await api.get('/graphql')).status).toBe(405);
});

const graphql: SearchMode = { kind: 'graphql', host: 'http://shop.test/graphql' };

describe("the shop's own client in GraphQL mode", () => {
  const client = (search: SearchMode = graphql) =>
    createCatalogClient(
      {
        ...defaultCatalogConfig,
        baseUrl: 'http://shop.test',
        search,
        cacheMode: 'none',
        whenUnreachable: 'fail',
      },
      {
        clock: api.clock,
        log: silentLog,
        async fetch({ url, method, body }) {
          const { pathname, search: query } = new URL(url);
          const response = await api.app.request(pathname + query, {
            method,
            headers: { 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body }),
          });
          return ok({
            status: response.status,
            contentType: response.headers.get('content-type') ?? '',
            headers: Object.fromEntries(response.headers),
            body: await response.text(),
          });
        },
      },
    );

  it('[S7-33] lists products, chosen facets counted on', async () => {
    const answer = await client().search({
      type: 'product',
      filters: { color: ['1'], price: { gte: 5_000 } },
      facets: ['color', 'price'],
      sort: 'final_price:asc',
      fields: ['price_incl_tax'],
    });
    expect(answer).toMatchObject({
      ok: true,
      value: { total: 2, items: [{ id: 3 }, { id: 1, price_incl_tax: 90_000 }] },
    });
    expect(answer.ok && answer.value.aggregations).toMatchObject({
      agg_terms_color: { buckets: [{ key: 1, doc_count: 1 }] },
      agg_terms_color_options: { buckets: expect.arrayContaining([{ key: 3, doc_count: 1 }]) },
      agg_min_price: { value: 10_000 },
    });
  });
  it('finds one product by its sku and by a variant', async () => {
    expect(await client().product('SKU-2')).toMatchObject({
      ok: true,
      value: { product: { id: 2 } },
    });
    expect(await client().parentOf('SKU-32')).toMatchObject({ ok: true, value: { id: 3 } });
  });
  it('reads categories, attributes, tax rules and reviews', async () => {
    expect(await client().categories()).toMatchObject({
      ok: true,
      value: { total: 2, items: [{ id: 21 }, { id: 20 }] },
    });
    expect(await client().attributes({ codes: ['color'] })).toMatchObject({
      ok: true,
      value: { items: [{ attribute_code: 'color', options: { length: 3 } }] },
    });
    expect(await client().taxRules()).toMatchObject({
      ok: true,
      value: { items: [{ rates: [{ rate: 27 }] }] },
    });
    expect(await client().reviews(1)).toMatchObject({
      ok: true,
      value: { items: [{ title: 'Puha' }, { title: 'Szép' }, { title: 'Jó' }], total: 3 },
    });
  });
  it('reads CMS entries', async () => {
    const where = { identifier: { eq: 'lablec' } };
    expect(await client().search({ type: 'cms_block', where })).toMatchObject({
      ok: true,
      value: { items: [{ id: 3_267_252_474, title: 'Lábléc' }] },
    });
    const page = { identifier: { eq: 'rolunk' } };
    expect(await client().search({ type: 'cms_page', where: page })).toMatchObject({
      ok: true,
      value: { items: [{ id: 1, content: '<p>Mi.</p>' }] },
    });
  });
  it.each<[what: string, ask: (client: CatalogClient) => Promise<unknown>]>([
    ['a page of reviews', (one) => one.reviews(1, { from: 2, size: 2 })],
    ['no reviews', (one) => one.reviews(2)],
    ['a page of products', (one) => one.search({ type: 'product', sort: 'id:asc', size: 1 })],
    ['categories', (one) => one.categories()],
    ['attributes', (one) => one.attributes({ codes: ['color'] })],
    ['tax rules', (one) => one.taxRules()],
    ['a page beyond the tax rules', (one) => one.search({ type: 'taxrule', size: 1, from: 1 })],
  ])('says the same of %s as the REST form', async (_what, ask) => {
    const [inGraphql, inRest] = await Promise.all([ask(client()), ask(client({ kind: 'form-a' }))]);
    expect(inGraphql).toEqual(inRest);
    expect(inRest).toMatchObject({ ok: true, value: { total: expect.any(Number) } });
  });
  it.each<[what: string, ask: (client: CatalogClient) => Promise<unknown>, id?: number]>([
    ['a page by its identifier', (one) => one.cmsPage('rolunk'), 1],
    ['a page by its number', (one) => one.cmsPageById(1), 1],
    ['a block by its number', (one) => one.cmsBlockById(3_267_252_474), 3_267_252_474],
    ['a page that was put aside', (one) => one.cmsPageById(2)],
    ['a page nobody wrote', (one) => one.cmsPage('nincs')],
  ])('knows %s as the REST calls do', async (_what, ask, id) => {
    const found = { ok: true, value: id === undefined ? undefined : { id } };
    expect(await ask(client())).toMatchObject(found);
    expect(await ask(client({ kind: 'form-a' }))).toMatchObject(found);
  });
  it('receives the rejected lines', async () => {
    expect(await client().search({ type: 'product', text: 'x'.repeat(201) })).toMatchObject({
      ok: false,
      error: { kind: 'rejected', text: 'Invalid request: search.' },
    });
  });
});

it('[RL-13] no query earns a 5xx', async () => {
  const words =
    '{ } ( ) : $a [ ] "x" 1 ... @ # null -1e9 products items filter search query constructor __proto__ "\\ud800"';
  const part = fc.constantFrom(...words.split(' '));
  const filter = fc.jsonValue({ maxDepth: 5 });
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 25 }), filter, async (parts, value) => {
      expect((await post(parts.join(' '), { a: value })).status).toBeLessThan(500);
      expect(
        (await post(products, { search: '', filter: value, sort: value })).status,
      ).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});
