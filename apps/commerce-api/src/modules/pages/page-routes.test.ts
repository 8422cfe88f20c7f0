import { searchQuery, type SearchCriteria } from '@shop/catalog-client';
import { pageCalls } from '@shop/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import {
  categoryDocument,
  colourAttribute,
  configurableDocument,
  hungarianTax,
  productDocument,
  variant,
} from '../../test/shelf.ts';

let api: TestApi;

const links = (type: string, ...skus: readonly string[]) =>
  skus.map((sku) => ({ link_type: type, linked_product_type: 'simple', linked_product_sku: sku }));
const review = (id: number, review_status: number) => ({
  _type: 'review' as const,
  _id: String(id),
  _source: {
    id,
    product_id: 3,
    review_status,
    rating: 4,
    title: 'Jó',
    detail: 'Kényelmes',
    nickname: 'Anna',
    created_at: `2026-01-0${id} 08:00:00`,
  },
});
const inCategory = (id: number, category: number, more: object = {}) =>
  productDocument(id, {
    category_ids: [2, category],
    created_at: `2026-01-${String(id).padStart(2, '0')} 08:00:00`,
    ...more,
  });

beforeAll(async () => {
  api = await createTestApi({
    documents: [
      hungarianTax,
      colourAttribute,
      { _type: 'attribute_group', _id: '1', _source: { attribute_group_id: 1, position: 2 } },
      categoryDocument(20),
      categoryDocument(30, { parent_id: 20, level: 3, path: '1/2/20/30' }),
      configurableDocument(
        3,
        [
          variant(31, { color: 1, price: 42_000, stock: { is_in_stock: true, qty: 2 } }),
          variant(32, { color: 2, price: 39_000, stock: { is_in_stock: false, qty: 0 } }),
        ],
        {
          category_ids: [2, 20, 30],
          delivery_days: { min: 2, max: 4 },
          product_links: [...links('related', 'SKU-11'), ...links('upsell', 'SKU-12', 'SKU-13')],
        },
      ),
      inCategory(11, 30),
      inCategory(12, 30),
      inCategory(13, 20),
      inCategory(14, 30),
      inCategory(15, 30, { stock: { is_in_stock: false, qty: 0 } }),
      inCategory(16, 20),
      inCategory(17, 20),
      inCategory(18, 40, {
        type_id: 'grouped',
        product_links: links('associated', 'SKU-12', 'SKU-11'),
      }),
      review(1, 1),
      review(2, 2),
      review(3, 1),
    ],
  });
});
afterAll(() => api.close());

const productPage = async (query: string) => {
  const { status, headers, body } = await api.get(`/api/ext/pages/product?${query}`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(v.safeParse(pageCalls.productPage.answer, body.result).issues).toBeUndefined();
  return body.result;
};
const search = async (
  type: string,
  size: number,
  { includeFields, ...parts }: SearchCriteria & { readonly includeFields?: readonly string[] },
) =>
  (
    await api.post('/api/catalog', {
      type,
      searchQuery: searchQuery(parts),
      size,
      from: 0,
      ...(typeof parts.sort === 'string' && { sort: parts.sort }),
      includeFields,
    })
  ).body;
const skusOf = (items: readonly { readonly sku: string }[]) => items.map(({ sku }) => sku);
const visible = { is_user_defined: { eq: true }, is_visible: { eq: true } };

describe('the page of a product', () => {
  it('[CO-74] is made of what the single calls answer', async () => {
    const fields = ['id', 'sku', 'name', 'price_incl_tax'];
    const page = await productPage(`sku=SKU-3&reviews=10&cards=4&fields=${fields.join()}`);
    const product = await search('product', 1, { where: { sku: { eq: 'SKU-3' } } });
    expect(product.items).toHaveLength(1);
    expect(page.product).toEqual(product);
    const stock = await api.get('/api/stock/list?skus=SKU-3,SKU-31,SKU-32');
    expect(page.stock).toEqual(stock.body.result);
    expect(page.stock).toHaveLength(3);
    const attributes = await search('attribute', 150, {
      where: { ...visible, attribute_code: { in: ['color'] } },
    });
    expect(page.attributes).toEqual(attributes);
    expect(page.attributes.items).toHaveLength(1);
    const groups = await search('attribute-group', 150, { sort: 'position:asc' });
    expect(page.attributeGroups).toEqual(groups);
    const reviews = await search('review', 10, {
      where: { product_id: { eq: 3 }, review_status: { eq: 1 } },
      sort: 'created_at:desc',
    });
    expect(page.reviews).toEqual(reviews);
    expect(page.reviews.items.map(({ id }: { id: number }) => id)).toEqual([3, 1]);
    const linked = await search('product', 3, {
      where: { sku: { in: ['SKU-11', 'SKU-12', 'SKU-13'] } },
      includeFields: fields,
    });
    expect(page.linked).toEqual(linked);
    expect(page.linked.items).toHaveLength(3);
    const delivery = await api.get('/api/ext/delivery-dates/getDeliveryDates/3');
    expect(page.delivery).toEqual(delivery.body.result);
    expect(page.delivery).not.toBeNull();
  });

  it('fills the row with what is in stock in its category, then in the one above', async () => {
    const { near } = await productPage('sku=SKU-3&cards=4&fields=sku');
    expect(near).toEqual([{ sku: 'SKU-14' }, { sku: 'SKU-17' }, { sku: 'SKU-16' }]);
    const { near: two } = await productPage('sku=SKU-3&cards=2&fields=sku');
    expect(two).toEqual([{ sku: 'SKU-14' }]);
  });

  it('brings no cards and no reviews unless they are asked for', async () => {
    const page = await productPage('sku=SKU-3');
    expect([page.reviews.items, page.linked.items, page.near]).toEqual([[], [], []]);
  });

  it('[CO-74] brings the parts of a grouped product', async () => {
    const page = await productPage('sku=SKU-18');
    const parts = await search('product', 2, { where: { sku: { in: ['SKU-11', 'SKU-12'] } } });
    expect(page.parts).toEqual(parts);
    expect(skusOf(page.parts.items)).toHaveLength(2);
  });

  it('[CO-74] knows the owner of a variant that has a document of its own', async () => {
    await api.load([productDocument(31, { sku: 'SKU-31' })]);
    const page = await productPage('sku=SKU-31');
    const parent = await search('product', 1, {
      where: { 'configurable_children.sku': { eq: 'SKU-31' } },
    });
    expect(page.parent).toEqual(parent);
    expect(skusOf(page.parent.items)).toEqual(['SKU-3']);
  });

  it('is empty for an unknown sku', async () => {
    const page = await productPage('sku=NINCS&cards=4');
    expect([page.product.items, page.stock, page.near, page.delivery]).toEqual([[], [], [], null]);
  });

  it('shows what was changed a moment ago', async () => {
    await api.load([inCategory(14, 30, { price: 7_000, stock: { is_in_stock: true, qty: 1 } })]);
    const page = await productPage('sku=SKU-14');
    expect(page.product.items[0]).toMatchObject({ price_incl_tax: 7_000 });
    expect(page.stock).toMatchObject([{ qty: 1 }]);
  });

  it.each(['', 'sku=A&cards=13', 'sku=A&reviews=-1', 'sku=A&more=1', 'sku=A&sku=B'])(
    'refuses %s',
    async (query) => {
      expect((await api.get(`/api/ext/pages/product?${query}`)).status).toBe(400);
    },
  );
});

const text = (body: object) => encodeURIComponent(JSON.stringify(body));

describe('the page of a listing', () => {
  const listing = {
    type: 'product',
    searchQuery: searchQuery({
      where: { category_ids: { in: [20, 30] }, status: { in: [0, 1] } },
      facets: ['color', 'price'],
    }),
    size: 2,
    from: 1,
    sort: 'created_at:desc',
    includeFields: ['id', 'sku', 'name'],
  };
  const whole = { type: 'product', searchQuery: listing.searchQuery, size: 1, from: 0 };

  it('[CO-74] is made of what the single calls answer', async () => {
    const { body, headers } = await api.get(
      `/api/ext/pages/listing?category=20&listing=${text(listing)}&whole=${text(whole)}` +
        '&attributes=color,price&banners=1',
    );
    expect(headers.get('cache-control')).toBe('no-cache');
    const page = body.result;
    expect(v.safeParse(pageCalls.listingPage.answer, page).issues).toBeUndefined();
    expect(page.listing).toEqual((await api.post('/api/catalog', listing)).body);
    expect(page.listing.items).toHaveLength(2);
    expect(page.whole).toEqual((await api.post('/api/catalog', whole)).body);
    const category = await search('category', 1, {
      where: { is_active: { eq: true }, id: { eq: 20 } },
    });
    expect(page.category).toEqual(category);
    expect(page.category.items).toHaveLength(1);
    const attributes = await search('attribute', 150, {
      where: { ...visible, attribute_code: { in: ['color', 'price'] } },
    });
    expect(page.attributes).toEqual(attributes);
    expect(page.promotedOffers).toEqual(
      (await api.get('/api/ext/banners/promoted_offers.json')).body,
    );
    expect(page.mainImage).toEqual((await api.get('/api/ext/banners/main-image.json')).body);
  });

  it('brings only what is asked for', async () => {
    const { body } = await api.get(`/api/ext/pages/listing?listing=${text(whole)}`);
    expect(body.result).toMatchObject({
      category: { items: [] },
      whole: { items: [] },
      attributes: { items: [] },
      promotedOffers: null,
      mainImage: null,
    });
  });

  it.each([
    ['no search', ''],
    ['another type', `listing=${text({ type: 'review' })}`],
    ['what is no JSON', 'listing=%7B'],
    ['too many at once', `listing=${text({ ...whole, size: 4_001 })}`],
    [
      'keys that reach a prototype',
      `listing=${encodeURIComponent('{"type":"product","__proto__":{}}')}`,
    ],
    [
      'a deep search',
      `listing=${encodeURIComponent(`{"type":"product","a":${'['.repeat(40)}${']'.repeat(40)}}`)}`,
    ],
  ])('refuses %s', async (_story, query) => {
    expect((await api.get(`/api/ext/pages/listing?${query}`)).status).toBe(400);
  });
});

describe('freshness', () => {
  it('[CO-74] is prices and stock of the products as product/list has them', async () => {
    const { body } = await api.get('/api/ext/pages/freshness?skus=SKU-3,SKU-32,NINCS');
    const { body: whole } = await api.get('/api/product/list?skus=SKU-3,SKU-32');
    expect(v.safeParse(pageCalls.freshness.answer, body.result).success).toBe(true);
    expect(skusOf(body.result.items)).toEqual(['SKU-3', 'SKU-32']);
    for (const [index, item] of body.result.items.entries()) {
      expect(whole.result.items[index]).toMatchObject(item);
    }
    const [first] = body.result.items;
    expect(first).toMatchObject({
      price_incl_tax: 42_000,
      stock: {},
      configurable_children: [{}, {}],
    });
    expect(first.media_gallery ?? first.description).toBeUndefined();
  });

  it('[CO-74] takes 100 articles at most', async () => {
    const skus = (count: number) =>
      Array.from({ length: count }, (_, index) => `SKU-${index}`).join(',');
    const statusOf = async (count: number) =>
      (await api.get(`/api/ext/pages/freshness?skus=${skus(count)}`)).status;
    expect([await statusOf(100), await statusOf(101)]).toEqual([200, 400]);
  });
});
