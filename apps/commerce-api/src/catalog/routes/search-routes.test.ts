import { calls } from '@shop/contract';
import { defineShopConfig } from '@shop/shop-config';
import { hash } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import {
  categoryDocument,
  colourAttribute,
  configurableDocument,
  hungarianTax,
  productDocument,
  variant,
} from '../../test/shelf.ts';
import { searchRoutes } from './search-routes.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({
    routes: [searchRoutes],
    documents: [
      hungarianTax,
      colourAttribute,
      categoryDocument(20, { name: 'Fotelek', position: 2 }),
      categoryDocument(21, { name: 'Székek', position: 1, is_active: false }),
      productDocument(1, {
        name: 'Felhő fotel',
        price: 149_990,
        category_ids: [2, 20],
        color: 1,
        created_at: '2026-01-03 08:00:00',
      }),
      productDocument(2, {
        name: 'Olvasó fülesfotel',
        price: 90_000,
        category_ids: [2, 20],
        color: 2,
        created_at: '2026-01-01 08:00:00',
      }),
      configurableDocument(
        3,
        [
          variant(31, { color: 1, price: 42_000, sku: 'SZEK-NATUR' }),
          variant(32, { color: 2, price: 39_000, status: 2 }),
          variant(33, { color: 3, price: 45_000 }),
        ],
        {
          name: 'Fészek szék',
          sku: 'SZEK',
          category_ids: [2, 21],
          price: 45_000,
          created_at: '2026-01-02 08:00:00',
        },
      ),
      productDocument(4, {
        name: 'Malom íróasztal',
        price: 9_990,
        special_price: 7_990,
        special_from_date: '2026-03-06 00:00:00',
        special_to_date: '2026-03-08 00:00:00',
        stock: { is_in_stock: false, qty: 0 },
      }),
      productDocument(5, { name: 'Ágy', price: 200_000, visibility: 1 }),
      productDocument(6, { name: 'Agy formájú párna', price: 4_000 }),
      productDocument(7, {
        name: 'Fiókos szekrény',
        price: 60_000,
        category: [{ category_id: 30, name: 'Tárolás' }],
      }),
      {
        _type: 'review',
        _id: '1',
        _source: { id: 1, product_id: 1, review_status: 1, title: 'Jó' },
      },
      {
        _type: 'review',
        _id: '2',
        _source: { id: 2, product_id: 1, review_status: 2, title: 'Titok' },
      },
    ],
  });
});
afterAll(() => api.close());

type Body = Record<string, unknown>;
const filter = (attribute: string, value: unknown, scope = 'default') => ({
  attribute,
  value,
  scope,
});

async function search(query: Body, more: Body = {}) {
  const reply = await api.post('/api/catalog', { type: 'product', searchQuery: query, ...more });
  expect(reply.status).toBe(200);
  return reply.body;
}
const idsOf = (body: { items: { id: number }[] }) => body.items.map(({ id }) => id);
const find = async (text: string) => idsOf(await search({ _searchText: text }));

describe('form A', () => {
  it('answers as the contract says', async () => {
    const body = await search({ _searchText: 'fotel' }, { size: 1 });
    expect(v.safeParse(calls.catalog.answer, body).success).toBe(true);
    expect(body).toMatchObject({ total: 2, perPage: 1, start: 0 });
    expect(body.items[0]).toMatchObject({
      id: 1,
      price_incl_tax: 149_990,
      price: 118_102,
      price_tax: 31_888,
    });
    expect(body.items[0]['_score']).toBeGreaterThan(0);
  });
  it('[S9-7] makes 50 of a size below 1 and 0 of a start below 0', async () => {
    expect(await search({}, { size: 0, from: -3 })).toMatchObject({ perPage: 50, start: 0 });
  });
  it('refuses more than 4,000 at once', async () => {
    expect((await api.post('/api/catalog', { type: 'product', size: 4001 })).status).toBe(400);
  });
  it('honours sort, text and facets without any filter', async () => {
    const body = await search(
      { _availableFilters: [{ field: 'color', scope: 'catalog' }] },
      { sort: 'created_at:desc' },
    );
    expect(idsOf(body)[0]).toBe(1);
    expect(body.aggregations.agg_terms_color.buckets).toEqual([
      { key: 1, doc_count: 1 },
      { key: 2, doc_count: 1 },
    ]);
    // The variant in colour 2 cannot be bought.
    expect(body.aggregations.agg_terms_color_options.buckets).toEqual([
      { key: 1, doc_count: 1 },
      { key: 3, doc_count: 1 },
    ]);
  });
  it('names products by the hashes of their texts when asked for hashes', async () => {
    const request = { type: 'product', searchQuery: {}, size: 4, includeFields: ['sku', 'stock'] };
    const whole = await api.post('/api/catalog', request);
    const asHashes = () => api.post('/api/catalog', request, { 'x-product-texts': 'hashes' });
    const { items, ...others } = (await asHashes()).body as { items: readonly Body[] };
    const { items: products, ...expected } = whole.body as { items: readonly Body[] };
    expect(others).toEqual(expected);
    expect(items).toEqual(
      products.map(({ _score, ...fields }) => ({
        $text: hash('sha256', JSON.stringify(fields).slice(1, -1), 'base64url').slice(0, 22),
        _score,
      })),
    );
    expect((await asHashes()).body.items).toEqual(items);
    const categories = await api.post(
      '/api/catalog',
      { type: 'category', searchQuery: {} },
      { 'x-product-texts': 'hashes' },
    );
    expect(categories.body.items[0]).toHaveProperty('name');
  });
  it('turns pages', async () => {
    const first = await search({}, { size: 3, sort: 'id:asc' });
    const second = await search({}, { size: 3, from: 3, sort: 'id:asc' });
    expect([...idsOf(first), ...idsOf(second)]).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('keeps only the fields asked for', async () => {
    const body = await search(
      { _appliedFilters: [filter('id', 3)] },
      { includeFields: ['*sku', 'price_incl_tax'], excludeFields: ['configurable_children'] },
    );
    expect(body.items).toEqual([
      { sku: 'SZEK', price_incl_tax: 42_000, stock: { sku: 'SZEK' }, _score: 1 },
    ]);
  });
  it('takes 1 and "1" for one, and any member of a list', async () => {
    expect(
      idsOf(await search({ _appliedFilters: [filter('category_ids', { in: ['20'] })] })),
    ).toEqual([1, 2]);
  });
  it('finds a configurable by a variant in the scope of shoppers only', async () => {
    expect(
      idsOf(await search({ _appliedFilters: [filter('color', { in: ['1'] }, 'catalog')] })),
    ).toEqual([1, 3]);
    expect(idsOf(await search({ _appliedFilters: [filter('color', { in: ['1'] })] }))).toEqual([1]);
  });
  it('[S4-20] compares prices as shoppers pay them, a configurable by its cheapest variant that can be bought', async () => {
    expect(
      idsOf(
        await search({
          _appliedFilters: [filter('price', { gte: 42_000, lte: 90_000 }, 'catalog')],
        }),
      ),
    ).toEqual([2, 3, 7]);
    expect(idsOf(await search({}, { sort: 'final_price:asc' }))).toEqual([6, 4, 3, 7, 2, 1, 5]);
    const chair = await search({ _appliedFilters: [filter('id', 3)] });
    expect(chair.items[0].price_incl_tax).toBe(42_000);
  });
  it('counts prices in ranges, the chosen one with a bucket of its own', async () => {
    const { aggregations } = await search({
      _appliedFilters: [filter('price', { gte: 5000, lte: 150_000 }, 'catalog')],
      _availableFilters: [{ field: 'price', scope: 'catalog' }],
    });
    expect(aggregations.agg_range_price.buckets).toEqual([
      { key: '0.0-10000.0', from: 0, to: 10_000, doc_count: 1 },
      { key: '10000.0-30000.0', from: 10_000, to: 30_000, doc_count: 0 },
      { key: '30000.0-100000.0', from: 30_000, to: 100_000, doc_count: 3 },
      { key: '100000.0-300000.0', from: 100_000, to: 300_000, doc_count: 1 },
      { key: '300000.0-*', from: 300_000, doc_count: 0 },
      { key: '5000.0-150000.0', from: 5000, to: 150_000, doc_count: 5 },
    ]);
    expect(aggregations).toMatchObject({
      agg_min_final_price: { value: 9990 },
      agg_max_final_price: { value: 149_990 },
      agg_min_price: { value: 9990 },
      agg_max_price: { value: 149_990 },
    });
  });
  it('filters by what is left', async () => {
    expect(
      idsOf(await search({ _appliedFilters: [filter('stock.is_in_stock', { eq: false })] })),
    ).toEqual([4]);
  });
  it('searches categories, attributes and tax rules too', async () => {
    const categories = await api.post('/api/catalog', {
      type: 'category',
      sort: 'position:asc',
      size: 4000,
    });
    expect(idsOf(categories.body)).toEqual([21, 20]);
    const rules = await api.post('/api/catalog', { type: 'taxrule' });
    expect(rules.body.items[0].rates[0].rate).toBe(27);
    const attributes = await api.post('/api/catalog', {
      type: 'attribute',
      searchQuery: {
        _appliedFilters: [
          filter('attribute_code', { in: ['color'] }),
          filter('is_visible', { eq: true }),
        ],
      },
    });
    expect(attributes.body.total).toBe(1);
  });
  it('[S4-43] never shows a review that is not approved', async () => {
    const reviews = await api.post('/api/catalog', {
      type: 'review',
      searchQuery: { _appliedFilters: [filter('review_status', { in: [1, 2] })] },
    });
    expect(reviews.body.items.map(({ title }: { title: string }) => title)).toEqual(['Jó']);
  });
  it.each([
    ['an unknown type', { type: 'secret' }],
    [
      'a filter without a field',
      { type: 'product', searchQuery: { _appliedFilters: [{ value: 1 }] } },
    ],
    ['a text that is too long', { type: 'product', searchQuery: { _searchText: 'x'.repeat(201) } }],
  ])('refuses %s', async (_story, body) => {
    const reply = await api.post('/api/catalog', body);
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 400, meta: { error: 'invalid-request' } },
    });
  });
});

describe('text', () => {
  it.each([
    ['a word', 'fotel', [1, 2]],
    ['a word with an ending', 'foteleket', [1, 2]],
    ['capitals', 'FOTEL', [1, 2]],
    ['a word without its accents', 'felho', [1]],
    ['the last part of a compound', 'asztal', [4]],
    ['a compound', 'iroasztal', [4]],
    ['a synonym', 'karosszék', [1, 2]],
    ['a phrase with a synonym', 'komód', [7]],
    ['one letter wrong', 'felhé fotrl', [1, 2]],
    ['one letter wrong in a word that loses its last vowel', 'felxő', [1]],
    ['a letter left out', 'iroasztl', [4]],
    ['a beginning', 'fel', [1]],
    ['an article number, then what begins like it', 'SZEK', [3, 7]],
    ['the number of a variant', 'szek-natur', [3]],
    ['a category', 'tárolás', [7]],
    ['a label of a variant', 'meggy', [3]],
    ['a word nobody has', 'zongora', []],
    ['nothing but signs', '!?', []],
  ])('finds %s: %s', async (_story, text, ids) => {
    expect((await find(text)).filter((id) => id !== 3 || ids.includes(3))).toEqual(ids);
  });
  it('ranks what was typed exactly above what only looks alike', async () => {
    expect((await find('ágy'))[0]).toBe(5);
    expect((await find('agy')).slice(0, 2)).toEqual([6, 5]);
  });
  it('[S9-7] ranks the name above a category and needs three of four words', async () => {
    expect(await find('felhő fotel kék zongora')).toEqual([]);
    expect((await find('felhő fotel malom zongora')).length).toBe(0);
    expect(await find('felhő fotel')).toEqual([1, 2]);
  });
  it('says how it understood a mistyped word', async () => {
    expect((await search({ _searchText: 'iroasztl' })).suggestions).toEqual(['íróasztal']);
    expect(await search({ _searchText: 'fotel' })).not.toHaveProperty('suggestions');
  });
  it.each<[story: string, text: string, suggestions: readonly string[] | undefined]>([
    ['a word being typed', 'fel', ['felhő']],
    ['with the accents of the shop', 'tarol', ['tárolás']],
    ['the word alone, without its endings', 'fote', ['fotel']],
    ['nothing for a whole word in none of its forms', 'fotel', undefined],
    ['nothing from less than three letters', 'fe', undefined],
    ['the last of several words', 'felhő fot', ['felhő fotel']],
    ['nothing that would find nothing', 'felhő iroa', undefined],
  ])('completes %s: %s', async (_story, text, suggestions) => {
    expect((await search({ _searchText: text })).suggestions).toEqual(suggestions);
  });
  it('keeps to the filters', async () => {
    const body = await search({ _searchText: 'fotel', _appliedFilters: [filter('color', 2)] });
    expect(idsOf(body)).toEqual([2]);
  });
  it('finds categories by name', async () => {
    const reply = await api.post('/api/catalog', {
      type: 'category',
      searchQuery: { _searchText: 'fotel' },
    });
    expect(idsOf(reply.body)).toEqual([20]);
  });
});

describe('prices follow the clock', () => {
  it('[S3-5] [S4-19] starts and ends an offer on the minute', async () => {
    const price = async () => {
      const body = await search({
        _appliedFilters: [filter('id', 4)],
        _availableFilters: [{ field: 'price', scope: 'catalog' }],
      });
      return [body.items[0].price_incl_tax, body.aggregations.agg_min_final_price.value];
    };
    const hours = 3_600_000;
    expect(await price()).toEqual([9990, 9990]);
    await api.clock.advance(11 * hours);
    expect(await price()).toEqual([9990, 9990]);
    await api.clock.advance(1);
    expect(await price()).toEqual([7990, 7990]);
    await api.clock.advance(48 * hours);
    expect(await price()).toEqual([9990, 9990]);
  });
});

describe('only variants that can be bought count', () => {
  const setStock = async (sku: string, qty: number) => {
    await api.context.sql`UPDATE stock SET qty = ${qty} WHERE sku = ${sku}`;
    await api.context.catalog.refresh();
  };
  /** Counts products with the colour as a filter, and the colours counted from variants. */
  const byColor = async (color: number) => {
    const filters = { _appliedFilters: [filter('color', { in: [color] }, 'catalog')] };
    return idsOf(await search(filters, { sort: 'id:asc' }));
  };
  const chair = async () => {
    const body = await search({
      _appliedFilters: [filter('id', 3)],
      _availableFilters: [
        { field: 'color', scope: 'catalog' },
        { field: 'price', scope: 'catalog' },
      ],
    });
    const { agg_terms_color_options: colors, agg_min_final_price: least } = body.aggregations;
    return {
      colors: colors.buckets.map(({ key }: { key: number }) => key),
      served: body.items[0].color_options,
      price: [body.items[0].price_incl_tax, least.value],
    };
  };
  const byPrice = async () => idsOf(await search({}, { sort: 'final_price:asc' }));
  const upTo = async (lte: number) =>
    idsOf(await search({ _appliedFilters: [filter('price', { gte: 30_000, lte }, 'catalog')] }));

  it('[S3-2] not a disabled one, in a colour that only it has', async () => {
    expect(await byColor(2)).toEqual([2]);
    expect(await chair()).toEqual({ colors: [1, 3], served: [1, 3], price: [42_000, 42_000] });
  });
  it('not one that sold out since the catalogue was imported, until it is there again', async () => {
    expect([await byColor(1), await upTo(43_000), await upTo(46_000)]).toEqual([[1, 3], [3], [3]]);
    await setStock('SZEK-NATUR', 0);
    expect([await byColor(1), await upTo(43_000), await upTo(46_000)]).toEqual([[1], [], [3]]);
    expect(await chair()).toEqual({ colors: [3], served: [3], price: [45_000, 45_000] });
    await setStock('SZEK-NATUR', 1);
    expect([await byColor(1), await upTo(43_000)]).toEqual([[1, 3], [3]]);
    expect(await chair()).toEqual({ colors: [1, 3], served: [1, 3], price: [42_000, 42_000] });
  });
  it('in the order of prices', async () => {
    await api.load([productDocument(8, { price: 43_000 })]);
    const order = async () => (await byPrice()).filter((id) => id === 3 || id === 8);
    expect(await order()).toEqual([3, 8]);
    await setStock('SZEK-NATUR', 0);
    expect(await order()).toEqual([8, 3]);
    await setStock('SZEK-NATUR', 1);
    expect(await order()).toEqual([3, 8]);
    await api.context.sql`DELETE FROM document WHERE type = 'product' AND id = '8'`;
    await api.context.catalog.refresh();
  });
  it('none when all are sold out: no colour meets it', async () => {
    await setStock('SZEK-NATUR', 0);
    await setStock('SKU-33', 0);
    expect(await byColor(3)).toEqual([]);
    expect(await chair()).toMatchObject({ colors: [], served: [] });
    await setStock('SZEK-NATUR', 5);
    await setStock('SKU-33', 5);
  });
});

describe('form B', () => {
  const path = '/api/catalog/vue_storefront_catalog';
  const request = encodeURIComponent(
    JSON.stringify({ _appliedFilters: [filter('category_ids', { in: [20] })] }),
  );

  it('answers GET like Elasticsearch', async () => {
    const reply = await api.get(
      `${path}/product/_search?from=0&size=1&sort=created_at:desc&request_format=search-query&request=${request}`,
    );
    expect(reply.body).toMatchObject({
      timed_out: false,
      hits: {
        total: 2,
        hits: [
          { _index: 'vue_storefront_catalog', _type: 'product', _id: '1', _source: { id: 1 } },
        ],
      },
    });
  });
  it('answers POST in the short form, field lists with stars', async () => {
    const reply = await api.post(
      `${path}/product/_search?size=50&from=0&sort=&request_format=search-query&response_format=compact&_source_include=*sku,price*&_source_exclude=configurable_children`,
      {
        _appliedFilters: [filter('id', 3)],
        _availableFilters: [{ field: 'color', scope: 'catalog' }],
        _searchText: '',
      },
    );
    expect(reply.body).toMatchObject({
      total: 1,
      hits: [{ sku: 'SZEK', price_incl_tax: 42_000, _score: 1 }],
    });
    expect(reply.body.hits[0]).not.toHaveProperty('name');
    expect(reply.body.attribute_metadata).toMatchObject([{ attribute_code: 'color' }]);
  });
  it('answers an empty result in the short form', async () => {
    const reply = await api.post(`${path}/product/_search?response_format=compact`, {
      _appliedFilters: [filter('id', 99)],
    });
    expect(reply.body).toEqual({ total: 0, hits: [] });
  });
  it.each([
    ['an index nobody serves', 'POST', '/api/catalog/other/product/_search', 400, 'index-unknown'],
    ['no index', 'POST', '/api/catalog//product/_search', 404, 'index-missing'],
    ['nothing after the path', 'GET', '/api/catalog/', 404, 'index-missing'],
    ['a path without an index', 'POST', '/api/catalog/product', 404, 'not-found'],
    ['another method', 'DELETE', `${path}/product/_search`, 405, 'method-not-allowed'],
    ['an unknown type', 'GET', `${path}/secret/_search`, 400, 'invalid-request'],
    [
      'a request that is no JSON',
      'GET',
      `${path}/product/_search?request=%7B`,
      400,
      'invalid-request',
    ],
  ])('refuses %s', async (_story, method, address, status, error) => {
    const response = await api.app.request(address, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: status, meta: { error } });
  });
  it('refuses bodies of Elasticsearch itself', async () => {
    const reply = await api.post(`${path}/product/_search`, { query: { bool: {} } });
    expect(reply).toMatchObject({ status: 400, body: { meta: { error: 'query-unsupported' } } });
  });
});

it('stops a search that no client waits for', async () => {
  const reply = await api.post('/api/catalog', { type: 'product' }, { 'x-deadline-ms': '0' });
  expect(reply).toMatchObject({ status: 503, body: { meta: { error: 'overloaded' } } });
});

it('serves 600 calls a minute to one address and counts our own servers out', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' };
  let last = 200;
  for (let call = 0; call < 601; call++) {
    last = (await api.post('/api/catalog', { type: 'taxrule' }, from)).status;
  }
  expect(last).toBe(429);
  expect((await api.post('/api/catalog', { type: 'taxrule' })).status).toBe(200);
});

describe('the text search of a shop', () => {
  const documents = [
    hungarianTax,
    productDocument(1, { name: 'Kerek tölgy étkezőasztal' }),
    productDocument(2, { name: 'Gyerekágy', category: [{ category_id: 30, name: 'Lámpa' }] }),
    productDocument(3, { name: 'Lámpa' }),
    productDocument(4, { name: 'Polc', sku: 'LAMPA-B7' }),
  ];

  it.each([
    [{}, { misspelt: [1], threeOfFour: [1], twoOfFour: [], lamps: [3, 2, 4], best: 17 }],
    [{ fuzziness: 0 }, { misspelt: [] }],
    [{ minimumShouldMatch: 1 }, { threeOfFour: [] }],
    [{ minScore: 1 }, { lamps: [3, 2] }],
    [{ boosts: { name: 40 } }, { best: 123 }],
  ])('[S9-7] weighs and forgives as configured: %j', async (settings, expected) => {
    const own = await createTestApi({
      routes: [searchRoutes],
      shop: { search: settings },
      documents,
    });
    onTestFinished(() => own.close());
    const find = async (text: string) => {
      const query = { type: 'product', searchQuery: { _searchText: text } };
      return (await own.post('/api/catalog', query)).body;
    };
    const idsFor = async (text: string) => idsOf(await find(text));
    expect({
      misspelt: await idsFor('étkezoasztl'),
      threeOfFour: await idsFor('kerek tölgy étkezőasztal xyzzy'),
      twoOfFour: await idsFor('kerek tölgy qwert xyzzy'),
      lamps: await idsFor('lámpa'),
      best: Math.round((await find('lámpa')).items[0]['_score']),
    }).toMatchObject(expected);
  });
});

// findings G
describe('the values a filter counts', () => {
  it('[SC-45] [S9-5] are the specification’s price ranges where it is asked to', async () => {
    const spec = defineShopConfig().products.priceRanges;
    const own = await createTestApi({
      routes: [searchRoutes],
      shop: { products: { priceRanges: spec } },
      documents: [
        hungarianTax,
        productDocument(1, { price: 60 }),
        productDocument(2, { price: 150 }),
      ],
    });
    const { body } = await own.post('/api/catalog', {
      type: 'product',
      searchQuery: { _availableFilters: [{ field: 'price', scope: 'catalog' }] },
    });
    expect(body.aggregations.agg_range_price.buckets).toMatchObject([
      { key: '0.0-50.0', doc_count: 0 },
      { key: '50.0-100.0', doc_count: 1 },
      { key: '100.0-150.0', doc_count: 0 },
      { key: '150.0-*', doc_count: 1 },
    ]);
    await own.close();
  });

  it('[SC-11] [S9-8] are all of colour and size, and ten of another attribute', async () => {
    const own = await createTestApi({
      routes: [searchRoutes],
      documents: [
        hungarianTax,
        ...Array.from({ length: 35 }, (_, at) =>
          productDocument(at + 1, { color: at, fabric: at, size: at, other: at }),
        ),
      ],
    });
    const fields = ['color', 'fabric', 'size', 'other'];
    const { body } = await own.post('/api/catalog', {
      type: 'product',
      searchQuery: {
        _availableFilters: fields.map((field) => ({ field, scope: 'catalog' })),
      },
    });
    const counts = fields.map((field) => body.aggregations[`agg_terms_${field}`].buckets.length);
    expect(counts).toEqual([35, 35, 35, 10]);
    await own.close();
  });
});
