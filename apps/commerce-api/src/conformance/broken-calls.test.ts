import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conformanceDocuments } from '../test/conformance-shop.ts';
import { changed, rewritten, type Fault, type Json } from '../test/faulty-backend.ts';
import { judgeBackend } from '../test/judge-backend.ts';
import { createSalesApi, type SalesApi } from '../test/sales-api.ts';

const rules = readFileSync(resolve(import.meta.dirname, '../../../../docs/spec/rules.md'), 'utf8');

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi({ allowedOrigins: ['https://other.example'] });
  await api.load(conformanceDocuments);
});
afterAll(() => api.close());

/** Returns the ids of the checks for a row of section 7. */
function checksOf(rule: string): readonly string[] {
  const [row = ''] = new RegExp(`^- \\*\\*${rule}\\*\\* .*$`, 'm').exec(rules) ?? [];
  return [...row.matchAll(/checks\/[\w/-]+\.ts`: ([\w/-]+)/g)].map(([, id = '']) => id);
}

/** Changes the `result` of a call. */
const resultOf = (path: string, change: (result: never) => unknown): Fault => ({
  answer: changed(path, (json) => ({ ...json, result: change(json['result'] as never) })),
});
/** Drops or replaces fields of the body of a POST request, at its first level or inside `element`. */
const sends = (path: string, fields: object, element?: string): Fault => ({
  async request(sent) {
    if (sent.method !== 'POST' || new URL(sent.url).pathname !== path) return sent;
    const text = await sent.text();
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, object>;
    const changedBody =
      element === undefined
        ? { ...body, ...fields }
        : { ...body, [element]: { ...body[element], ...fields } };
    return new Request(sent.url, {
      method: 'POST',
      headers: sent.headers,
      body: JSON.stringify(changedBody),
    });
  },
});
/** Changes the URL of a call. */
const asks = (path: string, change: (url: string) => string): Fault => ({
  request: (sent) =>
    new URL(sent.url).pathname.startsWith(path) ? new Request(change(sent.url), sent) : sent,
});
/** Responds to a call without executing it. */
const pretends = (path: string, result: unknown): Fault => ({
  request: (sent) =>
    new URL(sent.url).pathname === path
      ? new Request(new URL('/api/menuImages', sent.url), { headers: sent.headers })
      : sent,
  answer: async (response, at) =>
    at === path ? Response.json({ code: 200, result }, { headers: response.headers }) : response,
});
const absent = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, undefined]));
const withHeaders = (change: (headers: Headers) => void): Fault => ({
  request: (sent) => {
    change(sent.headers);
    return sent;
  },
});
/** Finds no documents of one type. */
const findsNo = (type: string): Fault => ({
  request: rewritten('/api/catalog', new RegExp(`"type":"${type}"`, 'g'), '"type":"review"'),
});
type Rows = readonly Record<string, unknown>[];
const each = (change: object) => (rows: Rows) => rows.map((row) => ({ ...row, ...change }));
const facets = (change: (aggregations: Record<string, Json>) => unknown): Fault => ({
  answer: changed('/api/catalog', (json) => ({
    ...json,
    aggregations: change((json['aggregations'] ?? {}) as Record<string, Json>),
  })),
});

/** A part of a sentence of section 7, and a backend that violates it. */
const broken: readonly (readonly [rule: string, part: string, fault: Fault])[] = [
  ['S7-1', 'no code', { answer: changed('/api/', ({ code: _code, ...rest }) => rest) }],
  ['S7-1', 'no result', { answer: changed('/api/', ({ result: _result, ...rest }) => rest) }],
  ['S7-1', 'no meta', { answer: changed('/api/', ({ meta: _meta, ...rest }) => rest) }],
  ['S7-2', 'takes no password', sends('/api/user/login', { password: 'x' })],
  ['S7-2', 'takes no user name', sends('/api/user/login', absent('username'))],
  ['S7-2', 'takes no cart', sends('/api/user/login', absent('cartId'))],
  ['S7-2', 'returns no token', resultOf('/api/user/login', () => '')],
  [
    'S7-2',
    'returns no refresh token',
    { answer: changed('/api/user/login', (json) => ({ ...json, meta: {} })) },
  ],
  ['S7-3', 'takes no customer', sends('/api/user/create', { firstname: 'x' }, 'customer')],
  ['S7-3', 'takes no password', sends('/api/user/create', { password: 'egy sárga bögre' })],
  ['S7-4', 'takes no address', sends('/api/user/reset-password', absent('email'))],
  [
    'S7-5',
    'takes another password',
    sends('/api/user/change-password', { newPassword: 'egy sárga bögre' }),
  ],
  ['S7-5', 'changes nothing', pretends('/api/user/change-password', true)],
  [
    'S7-6',
    'returns another profile',
    resultOf('/api/user/me', (profile: object) => ({ ...profile, firstname: 'Más' })),
  ],
  ['S7-6', 'changes no name', sends('/api/user/me', absent('firstname'), 'customer')],
  ['S7-7', 'returns a token that is none', resultOf('/api/user/refresh', () => 'x'.repeat(40))],
  ['S7-7', 'takes any refresh token', pretends('/api/user/refresh', 'x'.repeat(40))],
  [
    'S7-8',
    'returns all orders on one page',
    asks('/api/user/order-history', (url) => url.replace(/pageSize=\d+/, 'pageSize=50')),
  ],
  [
    'S7-8',
    'has pages of ten orders',
    asks('/api/user/order-history', (url) =>
      url.includes('pageSize') ? url : `${url}${url.includes('?') ? '&' : '?'}pageSize=10`,
    ),
  ],
  ['S7-9', 'adds nothing', pretends('/api/user/addWishlistItem', true)],
  ['S7-9', 'deletes nothing', pretends('/api/user/deleteWishlistItem', true)],
  ['S7-9', 'lists others', resultOf('/api/user/getWishlistItems', each({ product_id: 1 }))],
  ['S7-10', 'gives a guest no token', resultOf('/api/cart/create', () => '')],
  [
    'S7-10',
    'gives a customer the cart of a guest',
    asks('/api/cart/create', (url) => url.replace(/token=[^&]*/, 'token=')),
  ],
  ['S7-11', 'returns no rows', resultOf('/api/cart/pull', () => [])],
  ['S7-11', 'returns rows without a name', resultOf('/api/cart/pull', each({ name: '' }))],
  ['S7-11', 'returns rows without a price', resultOf('/api/cart/pull', each({ price: 0 }))],
  ['S7-12', 'takes no sku', sends('/api/cart/update', absent('sku'), 'cartItem')],
  ['S7-12', 'takes no quantity', sends('/api/cart/update', { qty: 1 }, 'cartItem')],
  [
    'S7-12',
    'takes no product option',
    sends('/api/cart/update', absent('product_option'), 'cartItem'),
  ],
  ['S7-12', 'takes no item id', sends('/api/cart/update', absent('item_id'), 'cartItem')],
  ['S7-13', 'removes nothing', pretends('/api/cart/delete', true)],
  [
    'S7-14',
    'returns no totals',
    resultOf('/api/cart/totals', (totals: object) => ({ ...totals, grand_total: 0 })),
  ],
  [
    'S7-14',
    'collects no totals',
    resultOf('/api/cart/collect-totals', (totals: object) => ({ ...totals, grand_total: 0 })),
  ],
  ['S7-15', 'returns no methods', resultOf('/api/cart/payment-methods', () => [])],
  ['S7-16', 'returns no methods', resultOf('/api/cart/shipping-methods', () => [])],
  [
    'S7-16',
    'takes no address',
    sends('/api/cart/shipping-methods', { address: { country_id: 'HU' } }),
  ],
  [
    'S7-16',
    'looks at no address',
    sends('/api/cart/shipping-methods', { country_id: 'HU' }, 'address'),
  ],
  [
    'S7-17',
    'takes no codes',
    sends(
      '/api/cart/shipping-information',
      absent('shippingCarrierCode', 'shippingMethodCode'),
      'addressInformation',
    ),
  ],
  [
    'S7-17',
    'takes no address',
    sends(
      '/api/cart/shipping-information',
      absent('shippingAddress', 'billingAddress'),
      'addressInformation',
    ),
  ],
  [
    'S7-17',
    'returns no totals',
    resultOf('/api/cart/shipping-information', (told: object) => ({ ...told, totals: undefined })),
  ],
  [
    'S7-17',
    'returns no methods',
    resultOf('/api/cart/shipping-information', (told: object) => ({
      ...told,
      payment_methods: [],
    })),
  ],
  ['S7-18', 'applies nothing', pretends('/api/cart/apply-coupon', true)],
  [
    'S7-18',
    'reads no code in the query',
    asks('/api/cart/apply-coupon', (url) => url.replace(/coupon=[^&]*/, 'coupon=')),
  ],
  ['S7-18', 'deletes nothing', pretends('/api/cart/delete-coupon', true)],
  [
    'S7-19',
    'returns another status',
    resultOf('/api/stock/check', (stock: object) => ({ ...stock, is_in_stock: false })),
  ],
  [
    'S7-19',
    'returns no quantity',
    resultOf('/api/stock/check', (stock: object) => ({ ...stock, qty: 0 })),
  ],
  [
    'S7-19',
    'returns another product',
    resultOf('/api/stock/check', (stock: object) => ({ ...stock, product_id: 1 })),
  ],
  ['S7-19', 'lists another status', resultOf('/api/stock/list', each({ is_in_stock: false }))],
  ['S7-19', 'lists no quantity', resultOf('/api/stock/list', each({ qty: 0 }))],
  ['S7-19', 'lists another product', resultOf('/api/stock/list', each({ product_id: 1 }))],
  ['S7-19', 'lists ten', resultOf('/api/stock/list', (rows: Rows) => rows.slice(0, 10))],
  [
    'S7-19',
    'lists more than 15',
    {
      request: (sent) =>
        new Request(sent.url.replace(/(skus=(?:[^&,]|,|%2C)*?)(?:,|%2C)sku-15/i, '$1'), sent),
    },
  ],
  ['S7-20', 'takes no review', sends('/api/review/create', absent('review'))],
  ['S7-21', 'takes no address', sends('/api/ext/email-manager/subscribe', absent('email'))],
  ['S7-21', 'keeps no address', pretends('/api/ext/email-manager/subscribe', true)],
  [
    'S7-22',
    'places nothing',
    pretends('/api/order/create', {
      backendOrderId: '1',
      orderNumber: 'ZG-1',
      orderId: '1',
      transferedAt: '2026-01-01T00:00:00.000Z',
      magentoOrderId: '1',
    }),
  ],
  [
    'S7-23',
    'returns nothing',
    resultOf('/api/product', (found: object) => ({ ...found, items: [] })),
  ],
  [
    'S7-23',
    'returns another product',
    resultOf('/api/product', (found: { items: Rows }) => ({
      ...found,
      items: each({ sku: 'x' })(found.items),
    })),
  ],
  ...[
    'product',
    'category',
    'attribute',
    'attribute-group',
    'taxrule',
    'cms_page',
    'cms_block',
    'prismic',
    'mlc',
    'instagram',
  ].map((type) => ['S7-24', `finds no ${type}`, findsNo(type)] as const),
  [
    'S7-24',
    'passes over words',
    { request: rewritten('/api/catalog', /"_searchText":"[^"]*"/g, '"_searchText":""') },
  ],
  [
    'S7-24',
    'passes over the fields to include',
    { request: rewritten('/api/catalog', /"includeFields":\[[^\]]*\]/g, '"includeFields":[]') },
  ],
  [
    'S7-24',
    'passes over the fields to exclude',
    { request: rewritten('/api/catalog', /"excludeFields":\[[^\]]*\]/g, '"excludeFields":[]') },
  ],
  ['S7-25', 'returns no prices', resultOf('/api/product/render-list', () => ({ items: [] }))],
  [
    'S7-25',
    'returns the prices of another sku',
    resultOf('/api/product/render-list', ({ items }: { items: Rows }) => ({
      items: each({ id: 1 })(items),
    })),
  ],
  [
    'S7-25',
    'returns another currency',
    resultOf('/api/product/render-list', ({ items }: { items: Rows }) => ({
      items: each({ currency_code: 'EUR' })(items),
    })),
  ],
  ['S7-26', 'returns no images', resultOf('/api/menuImages', () => ({}))],
  [
    'S7-26',
    'returns images of no category',
    resultOf('/api/menuImages', (images: object) =>
      Object.fromEntries(Object.entries(images).map(([id, image]) => [`${id}0000`, image])),
    ),
  ],
  ['S7-27', 'returns no page', resultOf('/api/ext/cms-data/cmsPage', () => null)],
  ['S7-27', 'returns no block', resultOf('/api/ext/cms-data/cmsBlock', () => null)],
  [
    'S7-28',
    'has other instalments',
    resultOf('/api/ext/cofidis/getInstallment', (plan: object) => ({ ...plan, monthly: 1 })),
  ],
  ['S7-28', 'has no days of delivery', resultOf('/api/ext/delivery-dates', () => ({}))],
  ['S7-28', 'gives no token for a message', resultOf('/api/ext/mail-service/get-token', () => '')],
  ['S7-28', 'sends no message', resultOf('/api/ext/mail-service/send-email', () => 'no')],
  [
    'S7-28',
    'transfers another cart',
    resultOf('/api/cart/adopt', (adopted: object) => ({ ...adopted, cartToken: 'x' })),
  ],
  [
    'S7-28',
    'transfers no session',
    resultOf('/api/cart/adopt', ({ cartToken }: { cartToken: string }) => ({ cartToken })),
  ],
  [
    'S7-29',
    'reads no token in the query',
    asks('/api/', (url) => url.replace(/token=[^&]*/, 'token=')),
  ],
  [
    'S7-29',
    'reads no cart in the query',
    asks('/api/cart/', (url) => url.replace(/cartId=[^&]*/, 'cartId=')),
  ],
  [
    'S7-29',
    'reads no token in a header',
    withHeaders((headers) => headers.delete('authorization')),
  ],
  [
    'S7-30',
    'counts no field',
    facets((found) =>
      Object.fromEntries(
        Object.entries(found).filter(([name]) => !/^agg_terms_(?!.*_options$)/.test(name)),
      ),
    ),
  ],
  [
    'S7-30',
    'counts no options',
    facets((found) =>
      Object.fromEntries(Object.entries(found).filter(([name]) => !name.endsWith('_options'))),
    ),
  ],
  [
    'S7-30',
    'counts no options of variants',
    facets((found) =>
      Object.fromEntries(
        Object.entries(found).map(([name, counted]) => [
          name,
          name.endsWith('_options') ? { buckets: [] } : counted,
        ]),
      ),
    ),
  ],
  [
    'S7-30',
    'has no price ranges',
    facets(({ agg_range_price: _agg_range_price, ...found }) => found),
  ],
  [
    'S7-30',
    'has ranges without bounds',
    facets((found) => ({
      ...found,
      ...(found['agg_range_price'] !== undefined && {
        agg_range_price: {
          buckets: (found['agg_range_price']['buckets'] as unknown as Rows).map(
            ({ from: _from, to: _to, ...bucket }) => bucket,
          ),
        },
      }),
    })),
  ],
  [
    'S7-30',
    'has another lowest price',
    facets((found) => ({
      ...found,
      ...('agg_min_final_price' in found && { agg_min_final_price: { value: 1 } }),
    })),
  ],
  [
    'S7-30',
    'has another highest price',
    facets((found) => ({
      ...found,
      ...('agg_max_final_price' in found && { agg_max_final_price: { value: 1 } }),
    })),
  ],
  [
    'S7-31',
    'returns no posts',
    { answer: changed('/api/ext/reviews-widget', (json) => ({ ...json, items: [] })) },
  ],
  ['S7-31', 'passes over the time', asks('/', (url) => url.replace(/before_ts=\d+/, ''))],
  ['S7-32', 'has no banners', { answer: changed('/api/ext/banners/promoted_offers', () => ({})) }],
  ['S7-32', 'has no head image', { answer: changed('/api/ext/banners/main-image', () => ({})) }],
  [
    'S7-33',
    'finds nothing',
    { answer: (response, at) => (at === '/graphql' ? Response.json({ data: {} }) : response) },
  ],
];

it.each(broken)('a backend that breaks %s is found out: it %s', async (rule, _part, fault) => {
  const judged = await judgeBackend(api, fault, checksOf(rule));
  // For this backend no check may be skipped either: `conformance.test.ts`.
  expect(judged.filter(({ verdict }) => verdict !== 'holds')).not.toEqual([]);
});
