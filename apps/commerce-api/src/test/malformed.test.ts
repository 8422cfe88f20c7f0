import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '@shop/openapi';
import { otherOperations } from '../openapi/other-operations.ts';
import { orderBody } from './order-body.ts';
import { wireRequests, type ShopWords, type WireRequest } from './request-grammar.ts';
import { createSalesApi, type SalesApi } from './sales-api.ts';

const document = openApiDocument(otherOperations);
const operations = new Map(
  Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => [operation.operationId, operation] as const),
  ),
);

let api: SalesApi;
let shop: ShopWords;

beforeAll(async () => {
  api = await createSalesApi({ rateLimitScale: 1_000_000 });
  await api.context.sql`UPDATE stock SET qty = 1000000`;
  const { token, email } = await api.customer();
  const leaver = await api.customer();
  const guestCart = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
  const customerCart: string = (await api.post(`/api/cart/create?token=${token}`)).body.result;
  const orderedCart = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
  const placed = await api.post(`/api/order/create?token=${token}`, orderBody(orderedCart));
  const { orderNumber } = placed.body.result;
  const stated = { orderNumber, email: 'anna@example.hu', name: 'Anna' };
  const withdrawal = await api.post('/api/order/withdrawal', stated);
  const mailToken = (await api.get('/api/ext/mail-service/get-token')).body.result;

  shop = {
    words: {
      ...catalogWords,
      ...personWords,
      email: [email, 'x@example.hu', 'X@EXAMPLE.HU', 'nincs'],
      username: [email, 'nincs@example.hu'],
      cart_id: ['', 'nincs', orderedCart],
      orderNumber: [orderNumber, orderNumber.toLowerCase(), 'ZG-1', ''],
      confirmation: [withdrawal.body.result.confirmation, 'x'],
      // In a body: the token of a message or an email. In a query callers have their own.
      token: [mailToken, 'x', ''],
      // Not the customer's: a token used twice would end the session of all later requests.
      refreshToken: [leaver.refreshToken, 'x', ''],
    },
    bodies,
    callers: (id) =>
      id === 'logout'
        ? [{ token: leaver.token }]
        : [
            ...many({ token: '', cartId: guestCart }),
            ...many({ token, cartId: customerCart }),
            { token, cartId: guestCart },
            { token: 'nincs', cartId: 'nincs' },
            { token: '', cartId: orderedCart },
            {},
          ],
    // Each hashes a password.
    costly: ['login', 'register', 'confirmReset', 'changePassword', 'changeEmail', 'eraseMe'],
  };
});
afterAll(() => api.close());

const option = {
  product_option: {
    extension_attributes: {
      custom_options: [
        { option_id: 1, option_value: 'Anna' },
        { option_id: 2, option_value: '11' },
      ],
      configurable_item_options: [{ option_id: '93', option_value: '56' }],
      bundle_options: [{ option_id: 2, option_qty: 4, option_selections: ['2'] }],
    },
  },
};
const shippingAddress = { countryId: 'HU', firstname: 'Anna', street: ['Fő utca'], region_id: 0 };

const many = <T>(one: T): readonly T[] => Array.from({ length: 5 }, () => one);

/** Valid bodies of the calls whose fields depend on each other. */
const bodies = {
  cartUpdate: [
    { cartItem: { sku: 'SZEK-1', qty: 1, quoteId: 'x' } },
    { cartItem: { sku: 'SZEK-1', qty: 1, item_id: 1, quoteId: 'x' } },
    { cartItem: { sku: 'POLC', qty: 1, ...without(option, 'bundle_options') } },
    { cartItem: { sku: 'KANAPE', qty: 1, ...without(option, 'custom_options') } },
    { cartItem: { sku: 'ETKEZO', qty: 1, ...without(option, 'custom_options') } },
  ],
  cartShippingInformation: [
    {
      addressInformation: {
        shippingAddress,
        billingAddress: shippingAddress,
        shippingCarrierCode: 'courier',
        shippingMethodCode: 'flatrate',
        paymentMethodCode: 'banktransfer',
      },
    },
  ],
  cartCollectTotals: [{ methods: { paymentMethod: { method: 'banktransfer' } } }],
  updateMe: [
    {
      customer: {
        firstname: 'Anna',
        lastname: 'Kovács',
        addresses: [
          {
            firstname: 'Anna',
            country_id: 'HU',
            postcode: '1137',
            street: ['Fő utca'],
            region: { region_id: 0 },
            region_id: 0,
            default_shipping: true,
          },
        ],
      },
    },
  ],
  createOrder: [
    orderBody(''),
    orderBody('', { order_id: 'x', expected_total: 1 }),
    orderBody('', { products: [{ sku: 'ETKEZO', qty: 1, server_item_id: 1, ...option }] }),
    orderBody('', { products: [{ sku: 'POLC', qty: 1, ...option }] }),
  ],
  createOrderAsBefore: [orderBody('')],
  catalog: [
    {
      type: 'product',
      searchQuery: {
        _searchText: 'szék',
        _appliedFilters: [{ attribute: 'price', value: { gte: 1, lt: 99 }, scope: 'catalog' }],
        _availableFilters: [{ field: 'color', scope: 'catalog' }],
        _appliedSort: [{ field: 'price', options: 'asc' }],
      },
      size: 5,
      sort: 'created_at:desc',
    },
  ],
  graphql: [
    { query: '{ products(search: "szék", pageSize: 2) { total_count items { sku name } } }' },
    {
      query: 'query Q($a: String) { products(search: $a) { items { sku } } }',
      variables: { a: 'x' },
    },
    { query: '{ __schema { types { name fields { name } } } }' },
    { query: '{ categories { items { id children { id children { id } } } } }' },
  ],
};

const catalogWords = {
  sku: ['SZEK-1', 'KANAPE', 'KANAPE-KEK', 'POLC', 'ETKEZO', 'ASZTAL-1', 'NINCS', 'FUZET'],
  skus: ['SZEK-1', 'SZEK-1,KANAPE,NINCS', ',', 'a'.repeat(200), 'x,'.repeat(300)],
  product_id: [101, 102, '101', 999_999, -1],
  productId: ['101', 'x', '-1', '99999999999999999999'],
  attribute: [
    'price',
    'id',
    'sku',
    'category_ids',
    'stock.qty',
    'configurable_children.sku',
    'color',
    'toString',
  ],
  field: ['price', 'color', 'random', 'name', 'category_ids', '__proto__', ''],
  value: [1, '1', 'SZEK-1', null, true, '11,12'],
  scope: ['default', 'catalog', 'x'],
  _searchText: ['szék', 'kék kanapé', "' | !(", ':*', '&', '%', '\\', 'x'.repeat(200)],
  type: ['product', 'product', 'category', 'review', 'attribute-group', 'cms_page', 'prismic', 'x'],
  query: ['{ products(search: "szék") { items { sku } } }', '{ x }', '{'],
  index: ['vue_storefront_catalog', 'catalog', 'catalog', 'catalog', 'x'],
  sort: ['created_at:desc', 'price:asc,name:desc', 'a:b,c:desc', ':', 'random', ','],
  size: [0, 1, 50, 4_000, 4_001, -1, '5', 1e308],
  from: [0, 1, -1, 10_000, 2 ** 53],
  request: ['{}', '{"_searchText":"szék"}', '{"query":{"match_all":{}}}', '[', 'null'],
  request_format: ['search-query', 'search-query', 'x'],
  response_format: ['compact', 'standard', 'x'],
  _source_include: ['sku,name', '*', 'configurable_children.*', ',,'],
  _source_exclude: ['sku', '*', 'x'],
  includeFields: ['sku', '*', 'configurable_children.sku', ''],
  url: ['szek-1', '/szek-1/?a=b', 'fotelek', '//', '?', 'x'.repeat(2_001)],
  price: [0, 12_700, -1, 1e308, 'x'],
  months: [12, 0, 121, 'x'],
  before_ts: [0, 1e15, -1],
  widgetId: ['zugoly', 'x'],
  identifier: ['altalanos-szerzodesi-feltetelek', 'x', '../x'],
  storeId: ['1', '0', 'x'],
  id: ['1', '0', 'x'],
  width: [300, 280, 150, 0, 99_999, -1, 'x'],
  height: [300, 280, 150, 0, 99_999, 'x'],
  path: ['minta.svg', '../commerce/coupons.json', 'x.jpg', 'a/b/../../c', '%2e%2e/x', ''],
  file: ['101.jpg', 'SZEK-1.jpg', '20.jpg', 'x.jpg', 'products-1.xml', 'products-0.xml', '..'],
};

const personWords = {
  // Never the correct one: an erased customer, or one with another password, could send no further request.
  password: ['password', 'rossz jelszo', 'x'],
  currentPassword: ['rossz jelszo', ''],
  newPassword: ['password', 'Nyolc kék kancsó'],
  country_id: ['HU', 'de', 'XX', ''],
  postcode: ['1137', '113', 'D-12345'],
  coupon: ['TIZ', 'tiz ', 'OTEZER', 'TAVALY', 'EGYSZER', 'x', ''],
  pageSize: [20, 1, 100, 0, 'x'],
  currentPage: [1, 2, 2 ** 31, 0],
  item_id: [1, 2, 999_999, '1', -1],
  qty: [1, 2, 0, -1, 1.5, 2 ** 31, '3'],
  code: ['x'],
};

function without(whole: typeof option, left: string): object {
  const attributes = Object.entries(whole.product_option.extension_attributes);
  const remainingAttributes = Object.fromEntries(attributes.filter(([name]) => name !== left));
  return { product_option: { extension_attributes: remainingAttributes } };
}

/** Refusals with the status that older clients compare. */
const olderRefusals = new Set(['bad-credentials', 'products-unavailable']);

/** Maximum number of attempts of a request that a busy machine has refused. */
const mostTries = 10;

/** Returns the error of a response; `undefined` without one. */
async function trouble(request: WireRequest, tries = 0): Promise<string | undefined> {
  const { id, method, path, headers, body } = request;
  const response = await api.app.request(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const { status } = response;
  const text = await response.text();
  const said = `${method} ${path.slice(0, 300)} ${String(body).slice(0, 2_000)}: ${status} ${text.slice(0, 500)}`;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const answer = isJson && text !== '' ? (JSON.parse(text) as Answer | null) : undefined;
  if (status === 503 && answer?.meta?.error === 'overloaded' && tries < mostTries) {
    // A busy machine asks for a retry, as the wire defines: the last response counts.
    await new Promise((resolve) => setTimeout(resolve, answer.meta?.retryAfterMs ?? 1_000));
    return trouble(request, tries + 1);
  }
  if (status >= 500 && !olderRefusals.has(answer?.meta?.error ?? '')) return said;
  if (method === 'HEAD' || status === 204 || status === 304) return undefined;
  if (status >= 400) {
    // Missing pictures are pictures, too.
    const isNamed = answer?.code === status && answer.meta?.error !== undefined;
    return isNamed || (!isJson && !isJsonCall(id)) ? undefined : said;
  }
  if (status === 200 && isEnveloped(id) && isJson && answer?.code !== 200) return said;
  return undefined;
}

interface Answer {
  readonly code?: number;
  readonly meta?: { readonly error?: string; readonly retryAfterMs?: number };
}

const contentOf = (id: string) => operations.get(id)?.responses['200']?.content ?? {};
const isJsonCall = (id: string) => 'application/json' in contentOf(id);
const isEnveloped = (id: string) => {
  const { properties } = contentOf(id)['application/json']?.schema ?? {};
  return Object.hasOwn((properties ?? {}) as object, 'code');
};

const numRuns = Number(process.env['FUZZ_RUNS'] ?? 20_000);
/** The same requests each time, so that a failure is caused by a change; another seed tests others. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
/** Number of parallel shares: one waits for the database while another is created. */
const shares = 4;
const requestedOperations = new Set<string>();

describe('[RL-13] of every call of the OpenAPI document', () => {
  it.concurrent.each(Array.from({ length: shares }, (_, share) => share + 1))(
    'no malformed request earns a 5xx or anything but an envelope, share %s',
    async (share) => {
      await fc.assert(
        fc.asyncProperty(wireRequests(document, shop), async (request) => {
          requestedOperations.add(request.id);
          expect(await trouble(request)).toBeUndefined();
        }),
        { numRuns: Math.ceil(numRuns / shares), seed: seed + share },
      );
    },
    // 7 ms per request of all shares if all processors are busy.
    60_000 + numRuns * 12,
  );

  it.runIf(numRuns >= 20_000)('none is left out', () => {
    expect([...operations.keys()].filter((id) => !requestedOperations.has(id))).toEqual([]);
  });
});
