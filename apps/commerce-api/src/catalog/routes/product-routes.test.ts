import { calls } from '@shop/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { stockRoutes } from '../../modules/stock/stock-routes.ts';
import { createTestApi, type TestApi } from '../../test/api.ts';
import {
  categoryDocument,
  configurableDocument,
  hungarianTax,
  productDocument,
  variant,
} from '../../test/shelf.ts';
import { productRoutes } from './product-routes.ts';
import { urlRoutes } from './url-routes.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({
    routes: [productRoutes, stockRoutes, urlRoutes],
    documents: [
      hungarianTax,
      categoryDocument(20, { url_path: 'nappali/fotelek', thumbnail: '/k/fotelek.webp' }),
      productDocument(1, {
        price: 12_700,
        special_price: 10_000,
        special_from_date: '2026-01-01',
        url_path: 'felho-fotel',
        tier_prices: [
          { customer_group_id: 3, qty: 1, value: 1 },
          { customer_group_id: 0, qty: 5, value: 9_000 },
        ],
      }),
      configurableDocument(3, [
        variant(31, { color: 1, price: 42_000, stock: { is_in_stock: true, qty: 2 } }),
        variant(32, { color: 2, price: 39_000, stock: { is_in_stock: false, qty: 0 } }),
      ]),
      productDocument(4, { type_id: 'virtual', stock: { is_in_stock: true, qty: 999 } }),
      productDocument(6, { visibility: 1 }),
      productDocument(7, { status: 2 }),
      productDocument(5, {
        type_id: 'grouped',
        price: 1,
        product_links: ['SKU-1', 'SKU-4'].map((sku) => ({
          link_type: 'associated',
          linked_product_type: 'simple',
          linked_product_sku: sku,
        })),
      }),
      { _type: 'cms_page', _id: '1', _source: { id: 1, identifier: 'rolunk', content: '' } },
    ],
  });
});
afterAll(() => api.close());

describe('prices by article number', () => {
  it('lists products priced, prices of closed groups left out', async () => {
    const { body } = await api.get('/api/product/list?skus=SKU-1,SKU-99');
    expect(v.safeParse(calls.productList.answer, body.result).success).toBe(true);
    expect(body).toMatchObject({
      code: 200,
      result: {
        total_count: 1,
        items: [
          {
            id: 1,
            price_incl_tax: 10_000,
            original_price_incl_tax: 12_700,
            special_price_incl_tax: 10_000,
          },
        ],
      },
    });
    expect(body.result.items[0].tier_prices).toHaveLength(1);
  });
  it('renders gross prices with their net beside them', async () => {
    const { body } = await api.get(
      '/api/product/render-list?skus=SKU-1,SKU-31,SKU-3&currencyCode=HUF&storeId=1&token=',
    );
    expect(v.safeParse(calls.renderList.answer, body.result).success).toBe(true);
    const [first, blue, chair] = body.result.items;
    expect(first.price_info).toMatchObject({
      final_price: 10_000,
      regular_price: 12_700,
      special_price: 10_000,
      extension_attributes: {
        tax_adjustments: { final_price: 7874, regular_price: 10_000, special_price: 7874 },
      },
    });
    expect(blue).toMatchObject({ id: 31, price_info: { final_price: 42_000 } });
    // A sold-out variant does not count (PR-32).
    expect(chair).toMatchObject({
      id: 3,
      price_info: { final_price: 42_000, minimal_price: 42_000, max_price: 42_000 },
    });
  });
  it('[S3-12] [S4-17] prices a grouped product as its parts together', async () => {
    const { body } = await api.get('/api/product/list?skus=SKU-5');
    expect(body.result.items[0].price_incl_tax).toBe(20_000);
  });
  // findings G
  it('GET /api/product answers one, several, or a page of what lists show', async () => {
    const { body: one } = await api.get('/api/product?sku=SKU-1');
    expect(one.result).toMatchObject({ items: [{ sku: 'SKU-1' }], total_count: 1 });
    const { body: several } = await api.get('/api/product?skus=SKU-1,SKU-99');
    expect(several.result.items).toMatchObject([{ sku: 'SKU-1' }]);
    const { body: all } = await api.get('/api/product');
    expect(all.code).toBe(200);
    expect(all.result.search_criteria).toEqual({ page_size: 20, current_page: 1 });
    const skus = all.result.items.map(({ sku }: { sku: string }) => sku);
    expect(all.result.total_count).toBe(skus.length);
    expect(skus.toSorted()).toEqual(['SKU-1', 'SKU-3', 'SKU-4', 'SKU-5']);
    const { body: second } = await api.get('/api/product?pageSize=1&currentPage=2');
    expect(second.result.items).toMatchObject([{ sku: skus[1] }]);
    expect(second.result.total_count).toBe(all.result.total_count);
    const { body: none, status } = await api.get('/api/product?sku=NINCS');
    expect([status, none.result]).toEqual([404, 'Product query returned empty result']);
  });

  it.each(['/api/product/list', '/api/product/list?skus=', '/api/product/render-list?skus=,'])(
    '%s asks for skus',
    async (path) => {
      expect(await api.get(path)).toMatchObject({
        status: 400,
        body: { result: 'skus parameter is required' },
      });
    },
  );
  it('takes 200 skus at once and no more', async () => {
    const skus = Array.from({ length: 201 }, (_, at) => `S${at}`).join();
    expect((await api.get(`/api/product/list?skus=${skus}`)).status).toBe(400);
  });
});

describe('stock', () => {
  it.each(['/api/stock/check?sku=SKU-1', '/api/stock/check/SKU-1'])(
    '%s answers one entry',
    async (path) => {
      const { body } = await api.get(path);
      expect(body).toEqual({
        code: 200,
        result: {
          item_id: 1,
          product_id: 1,
          sku: 'SKU-1',
          qty: 5,
          is_in_stock: true,
          manage_stock: true,
        },
      });
    },
  );
  it('lists entries in the requested order and leaves out unknown ones', async () => {
    const { body } = await api.get('/api/stock/list?skus=SKU-32,SKU-99,SKU-31');
    expect(body.result).toMatchObject([
      { product_id: 32, qty: 0, is_in_stock: false },
      { product_id: 31, qty: 2, is_in_stock: true },
    ]);
  });
  it('has a configurable while it has a variant, and a service without end', async () => {
    const { body } = await api.get('/api/stock/list?skus=SKU-3,SKU-4');
    expect(body.result).toMatchObject([
      { product_id: 3, qty: 2, is_in_stock: true },
      { product_id: 4, is_in_stock: true, manage_stock: false },
    ]);
  });
  it('shows what orders have taken', async () => {
    await api.context.sql`UPDATE stock SET qty = 0 WHERE sku = 'SKU-31'`;
    await api.context.catalog.refresh();
    const { body } = await api.get('/api/stock/list?skus=SKU-31,SKU-3');
    expect(body.result).toMatchObject([{ is_in_stock: false }, { is_in_stock: false, qty: 0 }]);
  });
  it.each([
    ['/api/stock/check', 400],
    ['/api/stock/check?sku=NINCS', 404],
    ['/api/stock/check/a%2Cb', 400],
    ['/api/stock/list?skus=', 400],
    [`/api/stock/list?skus=${Array.from({ length: 16 }, (_, at) => at).join()}`, 400],
  ])('%s: %d', async (path, status) => {
    expect(await api.get(path)).toMatchObject({ status, body: { code: status } });
  });
});

describe('addresses', () => {
  it.each([
    ['/felho-fotel', 'product', { id: 1 }],
    ['nappali/fotelek/?page=2', 'category', { id: 20 }],
    ['/rolunk', 'cms_page', { id: 1 }],
  ])('finds what stands at %s', async (url, type, source) => {
    const { body } = await api.post('/api/url/map', { url, includeFields: ['id'] });
    expect(body).toEqual({ _type: type, _source: source });
  });
  it('finds what lived at a path before an import gave it another, however often', async () => {
    const sofa = (path: string) => productDocument(8, { url_path: path });
    const shelves = (path: string) => categoryDocument(21, { url_path: path });
    await api.load([sofa('regi-kanape'), shelves('polcok')]);
    await api.load([sofa('kanape'), shelves('nappali/polcok')]);
    await api.load([sofa('uj-kanape')]);
    const at = async (url: string) =>
      (await api.post('/api/url/map', { url, includeFields: ['url_path'] })).body;
    const moved = { _type: 'product', _source: { url_path: 'uj-kanape' } };
    expect(await at('/regi-kanape?page=2')).toEqual(moved);
    expect(await at('/kanape')).toEqual(moved);
    expect(await at('/polcok/')).toMatchObject({ _source: { url_path: 'nappali/polcok' } });
    await api.load([productDocument(9, { url_path: 'kanape' })]);
    expect(await at('/kanape')).toEqual({ _type: 'product', _source: { url_path: 'kanape' } });
  });
  it('answers null where nothing stands', async () => {
    const { status, body } = await api.post('/api/url/map', { url: '/nincs' });
    expect([status, body]).toEqual([200, null]);
  });
  it.each([
    ['by attribute', { id: { eq: 1 } }, { id: { eq: 2 } }],
    [
      'as a search names them',
      [
        { attribute: 'type_id', value: { in: ['simple'] }, scope: 'default' },
        { attribute: 'id', value: 1 },
      ],
      [{ attribute: 'type_id', value: 'bundle' }],
    ],
    [
      'as a search names them, with bare values only',
      [{ attribute: 'type_id', value: 'simple' }],
      [{ attribute: 'type_id', value: ['bundle'] }],
    ],
  ])('heeds filters %s', async (_story, fitting, other) => {
    const url = '/felho-fotel';
    const map = async (filters: object) =>
      (await api.post('/api/url/map', { url, filters, includeFields: ['id'] })).body;
    expect(await map(fitting)).toEqual({ _type: 'product', _source: { id: 1 } });
    expect(await map(other)).toBeNull();
  });
  it('refuses filters that are none', async () => {
    const { status, body } = await api.post('/api/url/map', { url: '/x', filters: 'id' });
    expect([status, body.meta.error]).toEqual([400, 'invalid-request']);
  });
  it.each([{ status: 2 }, { status: 4 }, { visibility: 1 }])(
    'leads to nothing off sale: %o',
    async (state) => {
      await api.load([productDocument(77, { url_path: 'zart', sku: 'ZART', ...state })]);
      expect((await api.post('/api/url/map', { url: '/zart' })).body).toBeNull();
    },
  );
  it('asks for the url', async () => {
    expect(await api.post('/api/url/map', {})).toMatchObject({
      status: 400,
      body: { result: 'Missing url' },
    });
  });
  it('names the pictures of the menu', async () => {
    expect((await api.get('/api/menuImages')).body.result).toEqual({ '20': '/k/fotelek.webp' });
  });
});

it.each([
  [undefined, 27, 12_700],
  ['', 23, 12_300],
])(
  '[S9-1] taxes in the country of the shop, %j, and in PL without one',
  async (defaultCountry, rate, gross) => {
    const lone = await createTestApi({
      routes: [productRoutes],
      shop: { tax: { ...(defaultCountry !== undefined && { defaultCountry }) } },
      documents: [
        {
          _type: 'taxrule',
          _id: '1',
          _source: {
            id: 1,
            product_tax_class_ids: [2],
            customer_tax_class_ids: [3],
            rates: [
              { id: 1, tax_country_id: 'HU', tax_region_id: 0, rate: 27 },
              { id: 2, tax_country_id: 'PL', tax_region_id: 0, rate: 23 },
            ],
          },
        },
        productDocument(1, { price: gross }),
      ],
    });
    onTestFinished(() => lone.close());
    const { body } = await lone.get('/api/product/list?skus=SKU-1');
    expect(body.result.items[0]).toMatchObject({
      price: 10_000,
      price_tax: 100 * rate,
      price_incl_tax: gross,
    });
  },
);
