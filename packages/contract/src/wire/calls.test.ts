import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deliveryTermsCalls } from '../cart/delivery-terms.ts';
import {
  calls,
  cartCalls,
  catalogCalls,
  deliveryCalls,
  pageCalls,
  shopCalls,
  userCalls,
} from './calls.ts';
import { newReview } from '../content/content.ts';
import { entityTypes, facetOptions, searchAnswer, searchRequest } from '../search/search.ts';
import { emailAddress } from './scalars.ts';
import { password, personName } from '../customer/user.ts';

it.each([
  'POST /api/user/login',
  'POST /api/user/create',
  'POST /api/user/reset-password',
  'POST /api/user/change-password',
  'GET /api/user/me',
  'POST /api/user/me',
  'POST /api/user/refresh',
  'GET /api/user/order-history',
  'POST /api/user/addWishlistItem',
  'POST /api/user/deleteWishlistItem',
  'GET /api/user/getWishlistItems',
  'POST /api/cart/create',
  'GET /api/cart/pull',
  'POST /api/cart/update',
  'POST /api/cart/delete',
  'GET /api/cart/totals',
  'GET /api/cart/payment-methods',
  'POST /api/cart/shipping-methods',
  'POST /api/cart/shipping-information',
  'POST /api/cart/collect-totals',
  'POST /api/cart/apply-coupon',
  'POST /api/cart/delete-coupon',
  'GET /api/stock/check',
  'GET /api/stock/list',
  'POST /api/review/create',
  'POST /api/ext/email-manager/subscribe',
  'POST /api/order/create',
  'POST /api/catalog',
  'GET /api/product',
  'GET /api/product/render-list',
  'GET /api/menuImages',
  'GET /api/ext/cofidis/getInstallment',
  'GET /api/ext/delivery-dates/getDeliveryDates',
  'GET /api/ext/delivery-dates/getDeliveryDates/:productId',
  'GET /api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId',
  'GET /api/ext/cms-data/cmsBlockIdentifier/:identifier/storeId/:storeId',
  'POST /api/ext/mail-service/send-email',
  'GET /api/ext/mail-service/get-token',
])('[CO-24] %s is a call', (wanted) => {
  const known = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  expect(known.filter((call) => call === wanted)).toHaveLength(1);
});

it('[CO-24] each call is in one group', () => {
  const grouped = [
    catalogCalls,
    cartCalls,
    userCalls,
    shopCalls,
    pageCalls,
    deliveryCalls,
    deliveryTermsCalls,
  ].flatMap((group) => Object.entries(group));
  expect(grouped).toHaveLength(Object.keys(calls).length);
  expect(Object.fromEntries(grouped)).toEqual(calls);
});

it.each([
  ['a size of 0', { size: 0 }, { size: 50, from: 0 }],
  ['a negative size', { size: -5 }, { size: 50, from: 0 }],
  ['a negative start', { from: -1 }, { size: 50, from: 0 }],
  ['nothing', {}, { size: 50, from: 0 }],
  ['a page', { size: '20', from: 40 }, { size: 20, from: 40 }],
])('[CO-25] reads %s', (_story, body, read) => {
  expect(v.parse(searchRequest, { type: 'product', ...body })).toMatchObject(read);
});

it('[CO-79] [CO-80] a search may say which words are no filters, and how values are counted', () => {
  const searchQuery = {
    _searchText: 'zöld fotel',
    _plainWords: ['zöld'],
    _availableFilters: [{ field: 'color', scope: 'catalog', options: { withoutOwn: true } }],
  };
  expect(v.parse(searchRequest, { type: 'product', searchQuery }).searchQuery).toMatchObject(
    searchQuery,
  );
  const tooMany = { _plainWords: Array.from({ length: 11 }, String) };
  const isRead = v.is(searchRequest, { type: 'product', searchQuery: tooMany });
  expect(isRead).toBe(false);
});

it('[CO-90] a search may say that one matching word of its text is enough', () => {
  const searchQuery = { _searchText: 'zöld fotel', _anyWord: true };
  expect(v.parse(searchRequest, { type: 'product', searchQuery }).searchQuery).toMatchObject(
    searchQuery,
  );
});

it('[CO-91] the price of a text is an understood word without values and label', () => {
  const understood = [
    { field: 'price', values: [], label: '', word: '10000 ft alatt', isApplied: true },
  ];
  const answer = { items: [], total: 0, perPage: 0, start: 0 };
  expect(v.parse(searchAnswer, { ...answer, understood }).understood).toEqual(understood);
});

it('[CO-84] a measure may be requested by its least and greatest number, which the response has', () => {
  const searchQuery = {
    _availableFilters: [{ field: 'width_cm', scope: 'catalog', options: { span: true } }],
  };
  const read = v.parse(searchRequest, { type: 'product', searchQuery });
  const { _availableFilters: available } = read.searchQuery;
  expect(v.parse(facetOptions, available[0]?.options)).toEqual({
    withoutOwn: false,
    span: true,
  });
  const aggregations = { agg_min_width_cm: { value: 40 }, agg_max_width_cm: { value: null } };
  expect(
    v.parse(searchAnswer, { items: [], total: 0, perPage: 0, start: 0, aggregations }),
  ).toMatchObject({
    aggregations,
  });
});

it('[CO-25] any number is read within its bounds, and reading it again gives the same', () => {
  const number = fc.integer({ min: -5_000, max: 5_000 });
  fc.assert(
    fc.property(number, number, (size, from) => {
      const read = v.safeParse(searchRequest, { type: 'product', size, from });
      expect(read.success).toBe(size <= 4_000);
      if (!read.success) return;
      const { output } = read;
      expect(output.size >= 1 && output.size <= 4_000 && output.from >= 0).toBe(true);
      expect(v.parse(searchRequest, output)).toEqual(output);
    }),
  );
});

it('[CO-25] refuses more than 4000 at once', () => {
  const size = (size: number) => v.safeParse(searchRequest, { type: 'product', size }).success;
  expect([size(4000), size(4001)]).toEqual([true, false]);
});

const long = 'x'.repeat(501);
const filter = (value: unknown, more: object = {}) => ({
  _appliedFilters: [{ attribute: 'color', value, ...more }],
});
it.each<[string, object]>([
  ['a long value', filter(long)],
  ['a long value in a list', filter({ in: [long] })],
  ['many values', filter(Array.from({ length: 4_001 }, () => 1))],
  ['many values of an operator', filter({ in: Array.from({ length: 4_001 }, () => 1) })],
  [
    'many operators',
    filter(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`o${index}`, 1]))),
  ],
  ['a long operator', filter({ [long]: 1 })],
  ['a long scope', filter(1, { scope: long })],
  ['many scopes', filter(1, { scope: Array.from({ length: 11 }, () => 'catalog') })],
  [
    'many conditions',
    { _appliedFilters: Array.from({ length: 101 }, () => ({ attribute: 'a', value: 1 })) },
  ],
  ['many facets', { _availableFilters: Array.from({ length: 101 }, () => ({ field: 'a' })) }],
  ['many steps of an order', { _appliedSort: Array.from({ length: 101 }, () => ({ field: 'a' })) }],
])('[CO-72] findings E9: a search with %s is refused', (_story, query) => {
  expect(v.safeParse(searchRequest, { type: 'product', searchQuery: query }).success).toBe(false);
});

it('[CO-26] asks for every kind of entity', () => {
  expect(entityTypes).toEqual(
    expect.arrayContaining([
      'product',
      'category',
      'attribute',
      'attribute-group',
      'taxrule',
      'prismic',
      'mlc',
      'instagram',
    ]),
  );
  expect(v.safeParse(searchRequest, { type: 'secret' }).success).toBe(false);
});

it('[CO-27] gives the first 20 orders unless asked otherwise', () => {
  const { query } = calls.orderHistory;
  expect(v.parse(query, {})).toEqual({ token: '', pageSize: 20, currentPage: 1 });
  expect(v.safeParse(query, { pageSize: 101 }).success).toBe(false);
});

it('[CO-27] takes lists of 15 skus at most', () => {
  const skus = (count: number) => Array.from({ length: count }, (_, index) => `A${index}`).join();
  const isTaken = (count: number) =>
    v.safeParse(calls.stockList.query, { skus: skus(count) }).success;
  expect([isTaken(0), isTaken(15), isTaken(16)]).toEqual([false, true, false]);
});

it.each([calls.addToWishlist, calls.deleteFromWishlist])(
  '[CO-22] a wishlist call takes a product or a list of at most 500, by their ids ($path)',
  ({ body }) => {
    const isTaken = (product_id: unknown) => v.safeParse(body, { product_id }).success;
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index);
    expect([3, '3', [3, 4], ids(500)].map(isTaken)).toEqual([true, true, true, true]);
    expect([1.5, [1.5], 2 ** 53, ids(501)].map(isTaken)).toEqual([false, false, false, false]);
  },
);

it.each<[what: string, schema: v.GenericSchema, good: unknown, bad: unknown]>([
  ['a password', password, 'titkos12', 'titkos1'],
  ['a name', personName, 'Bó', 'B'],
  ['an e-mail address', emailAddress, ' anna@example.hu ', 'anna@example'],
  [
    'a review',
    newReview,
    { product_id: 1, title: 'Jó', detail: 'Kényelmes.', nickname: 'Anna', rating: 5 },
    { product_id: 1, title: 'Jó', detail: 'Kényelmes.', nickname: 'Anna', rating: 6 },
  ],
])('[CO-28] knows %s from what is none', (_what, schema, good, bad) => {
  expect(v.safeParse(schema, good).success).toBe(true);
  expect(v.safeParse(schema, bad).success).toBe(false);
});

const query = (call: keyof typeof pageCalls, sent: object) =>
  v.safeParse(pageCalls[call].query, sent).success;
const skus = (count: number) => Array.from({ length: count }, (_, index) => `S${index}`).join(',');
const names = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`).join(',');
it.each<[story: string, taken: boolean, refused: boolean]>([
  [
    '100 skus at once',
    query('freshness', { skus: skus(100) }),
    query('freshness', { skus: skus(101) }),
  ],
  [
    '100 reviews',
    query('productPage', { sku: 'A', reviews: '100' }),
    query('productPage', { sku: 'A', reviews: '101' }),
  ],
  [
    '12 cards in a row',
    query('productPage', { sku: 'A', cards: 12 }),
    query('productPage', { sku: 'A', cards: 13 }),
  ],
  [
    '100 fields',
    query('productPage', { sku: 'A', fields: names(100) }),
    query('productPage', { sku: 'A', fields: names(101) }),
  ],
  [
    'a search of 8000 characters',
    query('listingPage', { listing: '{'.repeat(8_000) }),
    query('listingPage', { listing: '{'.repeat(8_001) }),
  ],
])('[CO-74] a page takes %s and no more', (_story, taken, refused) => {
  expect([taken, refused]).toEqual([true, false]);
});
