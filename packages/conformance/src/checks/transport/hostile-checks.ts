import { calls } from '@shop/contract';
import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { readRefusal } from '../../bench/caller.ts';
import { claim, claimEqual } from '../../run/claim.ts';
import type { Answer, RawRequest } from '../../bench/wire.ts';

const json = { 'content-type': 'application/json' };

/** A body of `cart/update` for a new cart. */
const update =
  (body: RawRequest['body'] | undefined, headers: Readonly<Record<string, string>> = json) =>
  async (bench: Bench): Promise<RawRequest> => ({
    method: 'POST',
    path: `${calls.cartUpdate.path}?token=&cartId=${await bench.newCart()}`,
    headers,
    ...(body === undefined ? {} : { body }),
  });
const line = (fields: string) => `{"cartItem":{${fields}}}`;
const get = (path: string) => (): Promise<RawRequest> => Promise.resolve({ method: 'GET', path });
const find = (body: object) => (): Promise<RawRequest> =>
  Promise.resolve({
    method: 'POST',
    path: calls.catalog.path,
    headers: json,
    body: JSON.stringify(body),
  });

type Story = readonly [id: string, what: string, request: (bench: Bench) => Promise<RawRequest>];

/** Requests that must be refused in the envelope. */
const refusedStories: readonly Story[] = [
  ['broken-json', 'broken JSON', update('{"cartItem":')],
  ['no-body', 'no body where one is needed', update(undefined, {})],
  ['array', 'a list for a body', update('[]')],
  ['null', 'null for a body', update('null')],
  ['text', 'a text for a body', update('"cartItem"')],
  ['number', 'a number for a body', update('7')],
  ['item-text', 'a text where an object belongs', update('{"cartItem":"SKU"}')],
  [
    'deep',
    'JSON 2,000 levels deep',
    update(`{"cartItem":${'['.repeat(2_000)}${']'.repeat(2_000)}}`),
  ],
  [
    'proto',
    'the key __proto__',
    update('{"__proto__":{"admin":true},"cartItem":{"sku":"no-such","qty":1}}'),
  ],
  [
    'constructor',
    'the key constructor',
    update('{"constructor":{"prototype":{}},"cartItem":{"sku":"no-such","qty":1}}'),
  ],
  ['nul', 'a NUL in a text', update(line('"sku":"no-such\\u0000","qty":1'))],
  ['surrogate', 'half a character', update(line('"sku":"no-such\\ud800","qty":1'))],
  [
    'not-utf-8',
    'bytes that are not UTF-8',
    update(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  ],
  ['huge', 'a body of 2 MiB', update(line(`"sku":"${'x'.repeat(2 * 1024 * 1024)}","qty":1`))],
  ['sql', 'an article number that is SQL', update(line(`"sku":"' OR 1=1 --","qty":1`))],
  ['qty-infinite', 'a quantity of 1e308', update(line('"sku":"no-such","qty":1e308'))],
  ['qty-object', 'an object for a quantity', update(line('"sku":"no-such","qty":{"$gt":0}'))],
  [
    'cart-long',
    'a cart token of 5,000 characters',
    get(`${calls.cartPull.path}?token=&cartId=${'x'.repeat(5_000)}`),
  ],
  ['cart-nul', 'a NUL in the cart token', get(`${calls.cartPull.path}?token=&cartId=a%00b`)],
  [
    'cart-emoji',
    'a cart token nobody would make',
    get(`${calls.cartPull.path}?token=&cartId=%F0%9F%9B%8B`),
  ],
  ['token-sql', 'a user token that is SQL', get(`${calls.me.path}?token=%27%20OR%201%3D1--`)],
  ['token-nul', 'a NUL in the user token', get(`${calls.me.path}?token=a%00b`)],
  ['path-climb', 'a path that climbs', get('/api/ext/cms-data/..%2f..%2f..%2fetc%2fpasswd')],
  ['search-type', 'a search for a type nobody knows', find({ type: 'customer' })],
  [
    'search-filters',
    'filters that are no list',
    find({ type: 'product', searchQuery: { _appliedFilters: 'all' } }),
  ],
  [
    'login-objects',
    'objects for a name and a password',
    () =>
      Promise.resolve({
        method: 'POST',
        path: calls.login.path,
        headers: json,
        body: '{"username":{"$ne":""},"password":{"$ne":""}}',
      }),
  ],
];

/** Requests that must get a JSON response without an internal error. */
const bornStories: readonly Story[] = [
  ['path-percent', 'a path that is no encoding', get('/api/stock/check/%zz')],
  ['path-nul', 'a NUL in a path', get('/api/stock/check/a%00b')],
  ['path-long', 'a path of 4,000 characters', get(`/api/stock/check/${'x'.repeat(4_000)}`)],
  ['query-bare', 'a query that is no pairs', get(`${calls.stockList.path}?&&=&skus`)],
  [
    'search-glob',
    'field lists of stars',
    find({ type: 'product', size: 1, includeFields: ['*'.repeat(50), '*.*.*'] }),
  ],
  [
    'search-regex',
    'a search text that is a pattern',
    find({ type: 'product', size: 1, searchQuery: { _searchText: '(a+)+$ [z-a' } }),
  ],
  [
    'search-tsquery',
    'a search text that is a query of its own',
    find({ type: 'product', size: 1, searchQuery: { _searchText: "' | !(:* & <->" } }),
  ],
  [
    'search-field',
    'a filter on __proto__',
    find({
      type: 'product',
      size: 1,
      searchQuery: {
        _appliedFilters: [{ attribute: 'a.__proto__.b', value: { eq: 1 }, scope: 'default' }],
      },
    }),
  ],
  [
    'search-facets',
    'a facet nobody has',
    find({
      type: 'product',
      size: 1,
      searchQuery: { _availableFilters: [{ field: 'no such', scope: 'catalog' }] },
    }),
  ],
  [
    'search-sort',
    'a sort nobody has',
    find({ type: 'product', size: 1, sort: 'no.such.field:sideways' }),
  ],
];

/** Bodies must be JSON, and have its content type. */
const contentTypes: readonly (readonly [id: string, type: string, isTaken: boolean])[] = [
  ['charset', 'application/json; charset=utf-8', true],
  ['case', 'Application/JSON', true],
  ['text', 'text/plain', false],
  ['form', 'application/x-www-form-urlencoded', false],
  ['multipart', 'multipart/form-data; boundary=x', false],
  ['html', 'text/html', false],
];

/** Checks with requests of hostile and broken clients. Source: RL-13. */
export const hostileChecks: Section = {
  title: 'Hostile input and content types',
  checks: [
    ...refusedStories.map(([id, what, request]) =>
      check(`hostile/${id}`, 'RL-13', `${what} is refused in the envelope`, async (bench) => {
        const answer = await bench.send(await request(bench));
        readRefusal(answer, id);
        claimDiscreet(answer);
        if (await bench.has('named-errors')) claimNoTrouble(answer);
      }),
    ),
    ...bornStories.map(([id, what, request]) =>
      check(`hostile/${id}`, 'RL-13', `${what} does no harm`, async (bench) => {
        const answer = await bench.send(await request(bench));
        claim(answer.json !== undefined, `the answer is no JSON (status ${answer.status})`);
        claimDiscreet(answer);
        if (await bench.has('named-errors')) claimNoTrouble(answer);
      }),
    ),
    ...contentTypes.map(([id, type, isTaken]) =>
      check(
        `content-type/${id}`,
        '1, RL-13',
        `a body of ${type} is ${isTaken ? 'taken' : 'refused'}`,
        async (bench) => {
          const { sku } = await bench.chair();
          const body = JSON.stringify({ cartItem: { sku, qty: 1 } });
          const answer = await bench.send(await update(body, { 'content-type': type })(bench));
          if (isTaken) claimEqual(answer.code, 200, 'the code');
          else await bench.named(readRefusal(answer, type), 'unsupported-media-type');
        },
        isTaken ? undefined : 'named-errors',
      ),
    ),
    check(
      'hostile/query-twice',
      'RL-13',
      'a query name given twice is refused',
      async ({ send, newCart }) => {
        const cart = await newCart();
        readRefusal(
          await send({
            method: 'GET',
            path: `${calls.cartPull.path}?token=&cartId=${cart}&cartId=${cart}`,
          }),
          'cart/pull',
        );
      },
      'named-errors',
    ),
    check(
      'hostile/query-unknown',
      'RL-13',
      'a query name nobody knows is refused',
      async ({ refused, newCart }) => {
        await refused('cartPull', { cart: await newCart(), query: { admin: 'true' } });
      },
      'named-errors',
    ),
    check(
      'hostile/body-limit',
      'RL-13',
      'a body above 64 KiB is called too large',
      async (bench) => {
        const request = await update(line(`"sku":"${'x'.repeat(70_000)}","qty":1`))(bench);
        const refusal = readRefusal(await bench.send(request), 'cart/update');
        claimEqual(refusal.code, 413, 'the code');
        await bench.named(refusal, 'body-too-large');
      },
      'named-errors',
    ),
    check(
      'hostile/search-text',
      'RL-13',
      'a search text of 201 characters is refused',
      async ({ refused }) => {
        await refused('catalog', {
          body: { type: 'product', searchQuery: { _searchText: 'x'.repeat(201) } },
        });
      },
      'form-a',
    ),
    check(
      'hostile/alive',
      'RL-13',
      'the backend still serves after all this',
      async ({ ok, newCart }) => {
        await ok('cartPull', { cart: await newCart() });
      },
    ),
  ],
};

/** Checks that the response contains no internal details. */
function claimDiscreet({ text }: Answer): void {
  claim(
    !/\bat \S+ \(.*:\d+:\d+\)|node_modules|\bSELECT\b.*\bFROM\b/.test(text),
    'the answer shows the inside',
  );
}

function claimNoTrouble({ status }: Answer): void {
  claim(status < 500, `a client's mistake is answered with status ${status}`);
}
