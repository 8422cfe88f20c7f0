import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productRoutes } from '../catalogue/product-routes.ts';
import { searchRoutes } from '../catalogue/search-routes.ts';
import { urlRoutes } from '../catalogue/url-routes.ts';
import { cmsRoutes } from '../content/cms-routes.ts';
import { deliveryRoutes } from '../content/delivery-routes.ts';
import { instalmentRoutes } from '../content/instalment-routes.ts';
import { newsletterRoutes } from '../newsletter/newsletter-routes.ts';
import { pictureRoutes } from '../picture/picture-routes.ts';
import { reviewRoutes } from '../review/review-routes.ts';
import { reviewsWidgetRoutes } from '../review/reviews-widget-routes.ts';
import { stockAlertRoutes } from '../stock/stock-alert-routes.ts';
import { stockRoutes } from '../stock/stock-routes.ts';
import { createTestApi, type TestApi } from '../test/api.ts';
import {
  categoryDocument,
  configurableDocument,
  hungarianTax,
  productDocument,
  variant,
} from '../test/shelf.ts';

/** More of them by `FUZZ_RUNS=20000`. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 400);
const timeoutMs = 120_000 + numRuns * 40;
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({
    areas: [
      searchRoutes,
      productRoutes,
      stockRoutes,
      stockAlertRoutes,
      urlRoutes,
      cmsRoutes,
      deliveryRoutes,
      instalmentRoutes,
      newsletterRoutes,
      reviewRoutes,
      reviewsWidgetRoutes,
      pictureRoutes,
    ],
    config: { rateLimitScale: 1_000_000 },
    documents: [
      hungarianTax,
      categoryDocument(20),
      productDocument(1),
      configurableDocument(3, [variant(31, { color: 1 }), variant(32, { color: 2 })]),
    ],
  });
});
afterAll(() => api.close());

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    'null',
    '-1',
    '0',
    '1e308',
    '99999999999999999999',
    'NaN',
    '*',
    '%',
    '\\',
    "'",
    "' | !(",
    ':*',
    '&',
    '../',
    '__proto__',
    'constructor',
    'price',
    'SKU-1',
    'fotel',
    'x'.repeat(300),
    'a:b,c:desc',
    '\ud800',
    '\0',
  ),
);
const scalar = fc.oneof(hostile, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
const value = fc.oneof(
  { depthSize: 'small' },
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 5 }),
);
const operators = fc.constantFrom(
  'eq',
  'neq',
  'in',
  'nin',
  'or',
  'nor',
  'gt',
  'gte',
  'lt',
  'lte',
  'from',
  'to',
  'like',
  'orGt',
  'toString',
);

/** Requests that are nearly right: known fields, some with anything inside. */
const searchQuery = fc.record(
  {
    _searchText: fc.oneof(hostile, value),
    _appliedFilters: fc.oneof(
      value,
      fc.array(
        fc.record({
          attribute: fc.oneof(
            fc.constantFrom(
              'price',
              'id',
              'sku',
              'category_ids',
              'stock.qty',
              'configurable_children.sku',
              'color',
              'toString',
            ),
            hostile,
          ),
          value: fc.oneof(value, fc.dictionary(operators, value, { maxKeys: 3 })),
          scope: fc.constantFrom('default', 'catalog'),
        }),
        { maxLength: 4 },
      ),
    ),
    _appliedSort: fc.oneof(
      value,
      fc.array(fc.record({ field: hostile, options: value }), { maxLength: 3 }),
    ),
    _availableFilters: fc.oneof(
      value,
      fc.array(fc.record({ field: hostile, scope: fc.constantFrom('catalog', 'default') }), {
        maxLength: 3,
      }),
    ),
  },
  { requiredKeys: [] },
);
const searchRequest = fc.record(
  {
    type: fc.oneof(
      { arbitrary: fc.constantFrom('product', 'category', 'review', 'attribute-group'), weight: 5 },
      { arbitrary: hostile, weight: 1 },
    ),
    searchQuery: fc.oneof({ arbitrary: searchQuery, weight: 5 }, { arbitrary: value, weight: 1 }),
    size: fc.oneof(fc.integer({ min: -10, max: 5000 }), value),
    from: fc.oneof(fc.integer({ min: -10, max: 100 }), value),
    sort: fc.oneof(hostile, value),
    includeFields: fc.oneof(fc.array(hostile, { maxLength: 4 }), value),
    excludeFields: fc.oneof(fc.array(hostile, { maxLength: 4 }), value),
  },
  { requiredKeys: ['type'] },
);

const getPaths = [
  '/api/product/list',
  '/api/product/render-list',
  '/api/stock/check',
  '/api/stock/list',
  '/api/menuImages',
  '/api/ext/delivery-dates/getDeliveryDates',
  '/api/ext/cofidis/getInstallment',
  '/api/catalog/catalog/product/_search',
];
const postPaths = [
  '/api/catalog',
  '/api/catalog/catalog/product/_search',
  '/api/url/map',
  '/api/review/create',
  '/api/ext/email-manager/subscribe',
];
const queryNames = [
  'skus',
  'sku',
  'price',
  'months',
  'token',
  'cartId',
  'size',
  'from',
  'sort',
  'request',
  '_source_include',
  'response_format',
];

/** What is wrong with the answer; `undefined` when nothing is. */
async function trouble(path: string, init: RequestInit): Promise<string | undefined> {
  const response = await api.app.request(path, init);
  const { status } = response;
  if (status >= 500) return `${init.method ?? 'GET'} ${path}: ${status}`;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson || init.method === 'HEAD' || status === 200) return undefined;
  const body = (await response.json()) as { code?: number } | null;
  return body?.code === status ? undefined : `${path}: ${status} with code ${body?.code}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '?'));
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

it(
  '[RL-13] no search earns a 5xx',
  async () => {
    await fc.assert(
      fc.asyncProperty(searchRequest, async (request) => {
        expect(await trouble('/api/catalog', json(request))).toBeUndefined();
        expect(
          await trouble('/api/catalog/catalog/product/_search', json(request.searchQuery)),
        ).toBeUndefined();
      }),
      { numRuns },
    );
  },
  timeoutMs,
);

it(
  '[RL-13] no query earns a 5xx',
  async () => {
    const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...queryNames), hostile), hostile), {
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...getPaths), query, async (path, pairs) => {
        const text = pairs.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join('&');
        expect(await trouble(`${path}?${text}`, {})).toBeUndefined();
      }),
      { numRuns },
    );
  },
  timeoutMs,
);

it(
  '[RL-13] no body earns a 5xx',
  async () => {
    const body = fc.oneof(
      fc.record({ url: value, includeFields: value }, { requiredKeys: [] }),
      fc.record({ email: value, list: value }, { requiredKeys: [] }),
      fc.record({
        review: fc.oneof(
          value,
          fc.record(
            {
              product_id: fc.oneof(fc.constant(1), value),
              title: value,
              detail: value,
              nickname: value,
              rating: value,
            },
            { requiredKeys: [] },
          ),
        ),
      }),
      fc.jsonValue({ maxDepth: 40 }),
    );
    const raw = fc.oneof(
      body.map((one) => JSON.stringify(one)),
      fc.string({ unit: 'binary' }),
      fc.uint8Array(),
    );
    const type = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      '',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...postPaths),
        raw,
        type,
        async (path, sent, contentType) => {
          expect(
            await trouble(path, {
              method: 'POST',
              headers: { 'content-type': contentType },
              body: sent as string,
            }),
          ).toBeUndefined();
        },
      ),
      { numRuns },
    );
  },
  timeoutMs,
);

it(
  '[RL-13] no path earns a 5xx',
  async () => {
    const prefix = fc.constantFrom(
      '/api/',
      '/api/catalog/',
      '/api/stock/check/',
      '/api/ext/cms-data/cmsPage/',
      '/api/ext/delivery-dates/getDeliveryDates/',
      '/img/300/300/resize/',
      '/img/',
      '/',
    );
    const part = fc.oneof(
      hostile.map(encoded),
      fc.constantFrom('%', '%zz', '%c0%af', '..', '//', '%2e%2e%2f'),
    );
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS');
    await fc.assert(
      fc.asyncProperty(
        prefix,
        fc.array(part, { maxLength: 3 }),
        method,
        async (start, parts, verb) => {
          expect(await trouble(start + parts.join('/'), { method: verb })).toBeUndefined();
        },
      ),
      { numRuns },
    );
  },
  timeoutMs,
);
