import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from '@shop/conformance';
import { judgeBackend } from '../test/judge-backend.ts';
import { createSalesApi, type SalesApi } from '../test/sales-api.ts';
import { conformanceDocuments } from '../test/conformance-shop.ts';
import {
  changed,
  recoded,
  rewritten,
  withHeader,
  type Fault,
  type Json,
} from '../test/faulty-backend.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi({ allowedOrigins: ['https://other.example'] });
  await api.load(conformanceDocuments);
});
afterAll(() => api.close());

const judge = (fault: Fault, ids: readonly string[]) => judgeBackend(api, fault, ids);

const result = (json: Json): Json => json['result'] ?? {};

it.each<[story: string, fault: Fault, fails: readonly string[]]>([
  [
    'says its JSON is a page',
    { answer: withHeader('content-type', 'text/html') },
    ['envelope/json', 'cart/create', 'search/form'],
  ],
  [
    'answers every refusal with status 200',
    {
      answer: async (response) =>
        new Response(await response.text(), { status: 200, headers: response.headers }),
    },
    ['envelope/refusal', 'cart/pull-unknown', 'hostile/broken-json'],
  ],
  [
    'forgets the code',
    { answer: changed('/api/', ({ code: _code, ...rest }) => rest) },
    ['envelope/success', 'envelope/refusal', 'cart/pull'],
  ],
  [
    'lets answers be stored',
    { answer: withHeader('cache-control', 'public') },
    ['envelope/no-store-cartPull', 'envelope/no-store-me'],
  ],
  [
    'calls an unknown token forbidden',
    { answer: recoded(401, 403) },
    ['token/unknown', 'me/none', 'history/none'],
  ],
  ['refuses a login with 401', { answer: recoded(500, 401, '/api/user/login') }, ['login/wrong']],
  [
    'breaks on what is no JSON',
    { answer: recoded(400, 500) },
    ['hostile/broken-json', 'hostile/nul', 'hostile/qty-object'],
  ],
  [
    'takes gte for gt',
    { request: rewritten('/api/catalog', /"gte"/g, '"gt"') },
    ['operator/gte', 'operator/range', 'price/range'],
  ],
  [
    'takes nor for or',
    { request: rewritten('/api/catalog', /"nor"/g, '"or"') },
    ['operator/nor', 'operator/nor-null'],
  ],
  [
    'forgets whose filter it is',
    { request: rewritten('/api/catalog', /"scope":"catalog"/g, '"scope":"default"') },
    ['scope/catalog-variants', 'facet/price-names'],
  ],
  [
    'passes over sorts',
    {
      request: rewritten(
        '/api/catalog',
        /"(sort|_appliedSort)":("[^"]*"|\[[^\]]*\])/g,
        '"store":""',
      ),
    },
    ['sort/id-desc', 'sort/created-asc'],
  ],
  [
    'passes over search texts',
    { request: rewritten('/api/catalog', /"_searchText":"[^"]*"/g, '"_searchText":""') },
    ['text/nonsense'],
  ],
  [
    'counts one too many',
    { answer: changed('/api/catalog', (json) => ({ ...json, total: (json['total'] ?? 0) + 1 })) },
    ['search/empty'],
  ],
  [
    'lists stock in an order of its own',
    {
      answer: changed('/api/stock/list', (json) => ({
        ...json,
        result: ((json['result'] ?? []) as unknown[]).toReversed(),
      })),
    },
    ['stock/list'],
  ],
  [
    'adds quantities up',
    {
      answer: changed('/api/cart/update', (json) => ({
        ...json,
        result: { ...result(json), qty: 7 },
      })),
    },
    ['cart/update-adds', 'cart/update-again', 'cart/update-lower'],
  ],
  [
    'keeps lines that were taken out',
    {
      request: (sent) =>
        sent.url.includes('/api/cart/delete')
          ? new Request(sent.url.replace('delete', 'pull'))
          : sent,
    },
    ['cart/delete', 'cart/delete-one'],
  ],
  [
    "shows everybody's cart",
    {
      answer: (response, path) =>
        path === '/api/cart/pull' && response.status >= 400
          ? Response.json({ code: 200, result: [] })
          : response,
    },
    ['cart/foreign-cart'],
  ],
  [
    'never raises the version',
    { answer: changed('/api/cart', (json) => ({ ...json, meta: { cartVersion: 1 } })) },
    ['version/rises', 'version/deleting'],
  ],
  [
    'passes over versions',
    {
      request: (sent) => {
        sent.headers.delete('x-cart-version');
        return sent;
      },
    },
    ['version/stale', 'version/stale-rows'],
  ],
  [
    'does everything again',
    {
      request: (sent) => {
        if (!sent.url.includes('/create')) sent.headers.delete('idempotency-key');
        return sent;
      },
    },
    ['once/said', 'once/version', 'once/other-body'],
  ],
  [
    'adds wrongly',
    {
      answer: changed('/api/cart/totals', (json) => ({
        ...json,
        result: { ...result(json), grand_total: Number(result(json)['grand_total'] ?? 0) + 1 },
      })),
    },
    ['totals/grand-total', 'totals/segment-grand', 'totals/empty'],
  ],
  [
    'always has a coupon',
    {
      answer: changed('/api/cart/totals', (json) => ({
        ...json,
        result: { ...result(json), coupon_code: '' },
      })),
    },
    ['totals/no-coupon'],
  ],
  [
    'writes options as a list',
    {
      answer: changed('/api/cart/totals', (json) => ({
        ...json,
        result: {
          ...result(json),
          items: [{ ...(result(json)['items']?.[0] as object | undefined), options: [] }],
        },
      })),
    },
    ['totals/options', 'totals/items'],
  ],
  [
    'forgets the chosen delivery',
    {
      request: rewritten('/api/cart/shipping-information', /"shippingCarrierCode":"[^"]*",?/g, ''),
    },
    ['information/price', 'information/grand-total'],
  ],
  [
    'forgets who signed out',
    {
      request: (sent) =>
        sent.url.includes('/user/logout')
          ? new Request(sent.url.replace(/token=[^&]*/, 'token=none'), sent)
          : sent,
    },
    ['logout/token'],
  ],
  [
    'orders a cart at any total',
    { request: rewritten('/api/order', /"expected_total":\d+/g, '"comment":""') },
    ['order/other-total'],
  ],
  [
    'says another word for sold out',
    { answer: changed('/api/order', (json) => ({ ...json, result: 'Sold out' })) },
    ['order/sold-out', 'order/unknown'],
  ],
  [
    'lets every origin read',
    { answer: withHeader('access-control-allow-origin', 'https://evil.example') },
    ['origin/foreign-read', 'origin/foreign-preflight'],
  ],
  [
    'shows reviews that wait',
    {
      answer: changed('/api/catalog', (json) => ({
        ...json,
        items: [{ id: 1, product_id: 1, review_status: 2 }],
      })),
    },
    ['documents/reviews'],
  ],
  [
    'tells accounts apart',
    {
      answer: async (response, at) =>
        at === '/api/user/reset-password'
          ? new Response(JSON.stringify({ code: 200, result: String(Math.random()) }), response)
          : response,
    },
    ['reset/unknown'],
  ],
  [
    'answers GraphQL without its limits',
    { answer: (response, at) => (at === '/graphql' ? Response.json({ data: {} }) : response) },
    ['graphql/depth', 'graphql/cost', 'graphql/products'],
  ],
  ['saves no profile', savesNoProfile(), ['address/add', 'me/names']],
  [
    'returns one page of orders for every number',
    {
      request: (sent) => new Request(sent.url.replace('currentPage=2', 'currentPage=1'), sent),
    },
    ['history/pages'],
  ],
  [
    'has no pictures of the menu',
    { answer: changed('/api/menuImages', (json) => ({ ...json, result: {} })) },
    ['menu/images'],
  ],
  [
    'has the same days of delivery for each single product',
    {
      answer: changed('/api/ext/delivery-dates/getDeliveryDates/', (json) => ({
        ...json,
        result: { from: '2026-01-05', to: '2026-01-06' },
      })),
    },
    ['delivery/all'],
  ],
  [
    'shows nothing after the first page of the widget',
    { request: (sent) => new Request(sent.url.replace(/before_ts=\d+/, 'before_ts=1'), sent) },
    ['widget/older'],
  ],
  [
    'lists another quantity than it has',
    {
      answer: changed('/api/stock/list', (json) => ({
        ...json,
        result: ((json['result'] ?? []) as { qty: number }[]).map((entry) => ({
          ...entry,
          qty: entry.qty + 1,
        })),
      })),
    },
    ['stock/list'],
  ],
  [
    'reads no token in the query of a cart call',
    {
      request: (sent) =>
        sent.url.includes('/api/cart/pull')
          ? new Request(sent.url.replace(/token=[^&]*/, 'token='), sent)
          : sent,
    },
    ['token/in-query'],
  ],
  [
    'passes over the fields that content is found by',
    {
      request: rewritten(
        '/api/catalog',
        /"_appliedFilters":\[\{[^\]]*"(?:prismic_type|instagram_media_type|mlc_id)"[^\]]*\]/g,
        '"_appliedFilters":[{"attribute":"id","value":{"gt":1}}]',
      ),
    },
    ['search/type-prismic'],
  ],
  [
    'has a head image without a picture',
    { answer: changed('/api/ext/banners/main-image', () => ({ image: {} })) },
    ['banner/image'],
  ],
  [
    'shows where it broke',
    { answer: changed('/api/', (json) => ({ ...json, stack: 'at run (/srv/app.js:1:2)' })) },
    ['hostile/no-body', 'hostile/sql'],
  ],
])('a backend that %s is found out', async (_story, fault, ids) => {
  const judged = await judge(fault, ids);
  expect(judged.map(({ id, verdict }) => [id, verdict])).toEqual(
    judged.map(({ id }) => [id, 'fails']),
  );
  expect(judged.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

/** Adds one to every number of a response, an x before every text, and removes the first entry of every list. */
function distorted(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `x${value}`;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.slice(1).map(distorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, distorted(part)]));
}

type Change = (response: Response, path: string) => Promise<Response> | Response;

const distort: Change = changed('/', ({ code, ...rest }) => ({
  code,
  ...(distorted(rest) as object),
}));
const succeed: Change = (response) =>
  response.status < 400 ? response : Response.json({ code: 200, result: true });
const refuse: Change = (response) =>
  response.status >= 400 ? response : Response.json({ code: 400, result: 'no' }, { status: 400 });
const loseHeaders: Change = (response) => new Response(response.body, { status: response.status });
const admitEveryOrigin: Change = (response) => {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'POST',
  };
  return new Response(response.body, { status: response.status, headers });
};

/** Changes every `count`th response, from call `first` on: other calls of the check stay correct. */
function sometimes(change: Change, count: number, first: number): Fault {
  let calls = 0;
  return {
    answer: (response, path) => (calls++ % count === first ? change(response, path) : response),
  };
}

/** Responds to a change of the profile as if it were saved, and saves nothing. */
function savesNoProfile(): Fault {
  let customer: object | undefined;
  return {
    async request(sent) {
      customer = undefined;
      const isChange = sent.method === 'POST' && new URL(sent.url).pathname === '/api/user/me';
      if (!isChange) return sent;
      ({ customer } = (await sent.json()) as { customer: object });
      return new Request(sent.url, { headers: sent.headers });
    },
    answer: changed('/api/user/me', (json) => ({
      ...json,
      result: { ...result(json), ...customer },
    })),
  };
}

/** Responds to GET requests of a path with a page. */
function showsPageOnGet(path: string): Fault {
  let isGet = false;
  return {
    request(sent) {
      isGet = sent.method === 'GET';
      return sent;
    },
    answer: (response, at) =>
      isGet && at === path
        ? new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
        : response,
  };
}

/** A check that none of these faults turns red checks nothing. */
const faults: readonly Fault[] = [
  ...[4, 3, 2, 1].flatMap((count) =>
    [distort, succeed, refuse, loseHeaders].flatMap((change) =>
      Array.from({ length: count }, (_, first) => sometimes(change, count, first)),
    ),
  ),
  { answer: admitEveryOrigin },
  showsPageOnGet('/api/catalog'),
];

/** Refuses every call of one path. A backend that refuses all files is not tested with them. */
const refusePath = (refused: string): Fault => ({
  answer: (response, path) => (path === refused ? refuse(response, path) : response),
});

/** Returns the paths that the checks call. */
async function calledPaths(ids: readonly string[]): Promise<readonly string[]> {
  const paths = new Set<string>();
  const note: Change = (response, path) => {
    paths.add(path);
    return response;
  };
  await judge({ answer: note }, ids);
  return [...paths];
}

it('every check is turned red by a fault', async () => {
  let green = sections.flatMap(({ checks }) => checks.map(({ id }) => id));
  const refusals = (await calledPaths(green)).map(refusePath);
  for (const fault of [...faults, ...refusals]) {
    if (green.length === 0) break;
    const judged = await judge(fault, green);
    const red = new Set(judged.filter(({ verdict }) => verdict === 'fails').map(({ id }) => id));
    green = green.filter((id) => !red.has(id));
  }
  expect(green).toEqual([]);
}, 120_000);

describe('an older backend', () => {
  const plain: Fault = {
    answer: changed('/api/', ({ meta: _meta, ...rest }) => rest),
  };

  it('is not judged by what it does not have', async () => {
    const ids = [
      'version/stale',
      'once/answer',
      'envelope/refusal-named',
      'cart/pull',
      'cart/delete',
    ];
    const once: Fault = {
      ...plain,
      request: (sent) => {
        sent.headers.delete('idempotency-key');
        return sent;
      },
    };
    const judged = await judge(once, ids);
    expect(judged.map(({ id, verdict, reason }) => [id, verdict, reason])).toEqual([
      ['envelope/refusal-named', 'skipped', 'the backend has no names for errors in meta.error'],
      ['cart/pull', 'holds', undefined],
      ['cart/delete', 'holds', undefined],
      ['version/stale', 'skipped', 'the backend has no versions of carts'],
      ['once/answer', 'skipped', 'the backend has no Idempotency-Key'],
    ]);
  });

  it('that asks to wait for long is not judged', async () => {
    const busy: Fault = {
      answer: () =>
        Response.json({ code: 429 }, { status: 429, headers: { 'retry-after': '3600' } }),
    };
    expect(await judge(busy, ['cart/create'])).toMatchObject([
      {
        verdict: 'skipped',
        reason: 'POST /api/cart/create: the backend asks to wait 3600 seconds',
      },
    ]);
  });

  it('that asks to wait a moment is waited for', async () => {
    let answerCount = 0;
    const busy: Fault = {
      answer: (response) =>
        answerCount++ === 0
          ? Response.json({ code: 429 }, { status: 429, headers: { 'retry-after': '2' } })
          : response,
    };
    expect(await judge(busy, ['cart/create'])).toMatchObject([{ verdict: 'holds' }]);
  });

  it('that is gone fails, and says so', async () => {
    const gone: Fault = {
      answer: () => {
        throw new Error('connection reset');
      },
    };
    expect(await judge(gone, ['cart/create'])).toMatchObject([
      { verdict: 'fails', reason: 'POST /api/cart/create: no answer (connection reset)' },
    ]);
  });
});
