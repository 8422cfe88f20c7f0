import type { Product } from '@shop/contract';
import { describe, expect, it, vi } from 'vitest';
import { unsafeBrand, createAbortController, type EpochMs, type HttpRequest } from '@shop/kernel';
import {
  chair,
  down,
  found,
  json,
  openBench,
  refused,
  result,
  searchOf,
  sofa,
  type Reply,
} from '../test/catalog-bench.ts';

const products = { type: 'product' } as const;

describe('an answer', () => {
  it.each([
    ['form A', { items: [sofa], total: 9, perPage: 5, start: 5, aggregations: {} }],
    [
      'form A in an envelope',
      { code: 200, result: { items: [sofa], total: 9, perPage: 5, start: 5 } },
    ],
    ['form B', { took: 1, hits: { total: 9, hits: [{ _id: '1', _score: 2, _source: sofa }] } }],
    [
      'form B of a newer engine',
      { hits: { total: { value: 9, relation: 'eq' }, hits: [{ _source: sofa }] } },
    ],
    ['form B, compact', { hits: [{ ...sofa, _score: 2 }], total: 9, aggregations: null }],
  ])('[CC-3] is read in %s', async (_form, body) => {
    const { client } = openBench(() => json(body));
    const page = await client.search({ ...products, size: 5, from: 5 });
    expect(page).toMatchObject({
      ok: true,
      value: { items: [{ sku: 'FELHO' }], total: 9, perPage: 5, start: 5, suggestions: [] },
    });
  });

  it('[CC-3] [CC-76] brings aggregations, suggestions and understood words along', async () => {
    const aggregations = { agg_terms_color: { buckets: [{ key: 12, doc_count: 3 }] } };
    const understood = [
      { field: 'color', values: ['5'], label: 'Mohazöld', word: 'zöld', isApplied: true },
    ];
    const { client } = openBench(() =>
      found([sofa], { aggregations, suggestions: ['kanapé'], understood }),
    );
    const page = await client.search(products);
    expect(page).toMatchObject({ value: { aggregations, suggestions: ['kanapé'], understood } });
  });

  it.each([
    ['/szallitas?mod=haz#ar', '/szallitas?mod=haz#ar'],
    ['https://masik.example/', undefined],
    ['//masik.example', undefined],
    [null, undefined],
  ])('[CC-79] that leads to %j leads to %j', async (redirect, expected) => {
    const { client } = openBench(() => found([sofa], { redirect }));
    const page = await client.search(products);
    expect(page.ok && page.value.redirect).toBe(expected);
    expect(page.ok && 'redirect' in page.value).toBe(expected !== undefined);
    expect(page).toMatchObject({ ok: true, value: { total: 1 } });
  });

  it('[CC-1] that is not JSON is refused by its content type', async () => {
    const { client } = openBench(() => json('<html>', { contentType: 'text/html', status: 502 }));
    expect(await client.search(products)).toEqual({
      ok: false,
      error: {
        kind: 'malformed',
        issue: 'no JSON content type',
        contentType: 'text/html',
        status: 502,
      },
    });
  });

  it.each([
    ['an empty body', ''],
    ['a cut-off body', '{"items":['],
    ['a list', '[]'],
    ['items that are none', '{"items":"x"}'],
  ])('[CC-2] of another shape is a wrong format: %s', async (_story, body) => {
    const { client } = openBench(() => json(body));
    expect(await client.search(products)).toMatchObject({ error: { kind: 'malformed' } });
  });

  it('[CC-3] of form B keeps the score of each item, and needs a number as its total', async () => {
    const hits = [{ _score: 2, _source: sofa }, { _source: chair }];
    const { client, answerWith } = openBench(() => json({ hits: { total: 2, hits } }), {
      isServer: true,
    });
    expect(await client.search(products)).toMatchObject({
      value: { items: [{ _score: 2 }, { _score: 0 }] },
    });
    answerWith(() => json({ hits: { total: {}, hits } }));
    expect(await client.search(products)).toMatchObject({ error: { kind: 'malformed' } });
  });

  it('[CC-4] that refuses carries code, name, words and wait', async () => {
    const { client } = openBench(() =>
      json(
        { code: 503, result: 'busy', meta: { error: 'overloaded' } },
        { headers: { 'retry-after': '3' } },
      ),
    );
    expect(await client.search(products)).toMatchObject({
      error: { kind: 'rejected', code: 503, error: 'overloaded', text: 'busy', retryAfterMs: 3000 },
    });
  });

  it('[CC-8] leaves out what is no product and says so in the log', async () => {
    const { client, logged } = openBench(() => found([sofa, { id: 'x' }, chair]));
    const page = await client.search(products);
    expect(page.ok && page.value.items.map(({ sku }) => sku)).toEqual(['FELHO', 'SZEK']);
    expect(logged).toMatchObject([['catalog-item-dropped', { type: 'product', dropped: 1 }]]);
  });

  it('[CO-68] findings A3: drops an unreadable part of a product and keeps the product', async () => {
    const links = [{ sku: 'SZEK', link_type: 'related' }, null, { sku: [] }];
    const { client, logged } = openBench(() => found([{ ...sofa, product_links: links }]));
    const page = await client.search(products);
    expect(page.ok && page.value.items[0]?.product_links).toMatchObject([{ sku: 'SZEK' }]);
    expect(logged).toMatchObject([
      ['answer.element-skipped', { field: 'product_links.1' }],
      ['answer.element-skipped', { field: 'product_links.2.sku' }],
    ]);
  });

  it('[CC-8] of nothing but rubbish is a wrong format', async () => {
    const { client } = openBench(() => found([{ id: 'x' }, {}]));
    expect(await client.search(products)).toMatchObject({ error: { kind: 'malformed' } });
  });

  it('[CC-9] gives every product and category its slug', async () => {
    const { client } = openBench(() =>
      found([
        sofa,
        { id: 3, sku: 'C', name: 'Ágy', type_id: 'simple' },
        { id: 4, sku: 'D', name: 'Łódź szék (Sørensen)', type_id: 'simple' },
      ]),
    );
    const page = await client.search(products);
    expect(page.ok && page.value.items.map(({ slug }) => slug)).toEqual([
      'felho-kanape',
      'agy-3',
      'lodz-szek-sorensen-4',
    ]);
  });

  it('[CC-10] gives every product its price through the port', async () => {
    const { client } = openBench(() => found([sofa]), {
      ports: { price: (product) => ({ ...product, price_incl_tax: 100 }) },
    });
    expect(await client.search(products)).toMatchObject({
      value: { items: [{ price_incl_tax: 100 }] },
    });
  });

  const priced = (isCurrent: boolean) => (all: readonly Product[]) =>
    Promise.resolve(all.map((product) => ({ ...product, price_is_current: isCurrent })));
  const ports = { platformPrices: { markPending: priced(false), confirm: priced(true) } };

  it('[CC-11] comes at once, and again with the prices the platform confirms', async () => {
    const { client } = openBench(() => found([sofa, chair]), { ports });
    const heard: unknown[] = [];
    const page = await client.search(products, { onFresh: ({ items }) => heard.push(items) });
    const current = (isCurrent: boolean) => [
      { sku: 'FELHO', price_is_current: isCurrent },
      { sku: 'SZEK', price_is_current: isCurrent },
    ];
    expect(page).toMatchObject({ value: { items: current(false), total: 2 } });
    await vi.waitFor(() => expect(heard).toMatchObject([current(true)]));
  });

  it('[CC-11] confirms no prices of a list without listeners', async () => {
    let requestCount = 0;
    const confirm = (all: readonly Product[]) => {
      requestCount += 1;
      return priced(true)(all);
    };
    const { client } = openBench(() => found([sofa]), {
      ports: { platformPrices: { markPending: priced(false), confirm } },
    });
    await client.search(products);
    expect(requestCount).toBe(0);
  });

  it('[CC-11] waits for them where the shop wants it, and always with one product', async () => {
    const confirmed = { value: { items: [{ price_is_current: true }] } };
    const waiting = openBench(() => found([sofa]), {
      ports,
      config: { waitForPlatformPrices: true },
    });
    expect(await waiting.client.search(products)).toMatchObject(confirmed);
    const { client } = openBench(() => found([sofa]), { ports });
    expect(await client.product('FELHO')).toMatchObject({
      value: { product: { price_is_current: true } },
    });
    const empty = openBench(() => found([]), { ports });
    expect(await empty.client.search(products)).toMatchObject({ value: { items: [] } });
  });
});

describe('a request', () => {
  it.each([
    [undefined, undefined, 50, 0],
    [0, -5, 50, 0],
    [-1, 3, 50, 3],
    [NaN, 1.9, 50, 1],
    [9999, 0, 4000, 0],
    [20, 40, 20, 40],
    [20, NaN, 20, 0],
    [Infinity, Infinity, 4000, 0],
  ])(
    '[CC-13] for size %s from %s asks for %i from %i',
    async (size, from, askedSize, askedFrom) => {
      const { client, requests } = openBench(() => found([]));
      await client.search({
        ...products,
        ...(size === undefined ? {} : { size }),
        ...(from === undefined ? {} : { from }),
      });
      expect(searchOf(requests[0])).toMatchObject({ size: askedSize, from: askedFrom });
    },
  );

  it('[CC-9] for some fields asks for those an entity cannot do without as well', async () => {
    const { client, requests } = openBench(() => found([]));
    await client.search({ ...products, fields: ['image', 'sku'], withoutFields: ['description'] });
    expect(searchOf(requests[0])).toMatchObject({
      includeFields: ['id', 'image', 'name', 'sku', 'slug', 'type_id', 'url_key', 'url_path'],
      excludeFields: ['description'],
    });
  });

  it('[CC-15] of form A is one POST with everything in its body', async () => {
    const { client, requests } = openBench(() => found([]), { config: { storeCode: 'de' } });
    await client.search({ ...products, sort: 'created_at:desc', text: 'tisch' });
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/catalog' });
    expect(searchOf(requests[0])).toEqual({
      store: 'de',
      type: 'product',
      size: 50,
      from: 0,
      sort: 'created_at:desc',
      searchQuery: {
        _availableFilters: [],
        _appliedFilters: [],
        _appliedSort: [{ field: 'created_at', options: 'desc' }],
        _searchText: 'tisch',
      },
    });
  });

  const formB = (method: 'GET' | 'POST') =>
    ({ search: { kind: 'form-b', index: 'vue_storefront_catalog', method } }) as const;

  it('[CC-16] of form B has its page and fields in the query', async () => {
    const { client, requests } = openBench(() => json({ hits: { total: 0, hits: [] } }), {
      config: { ...formB('POST'), baseUrl: 'http://api/' },
    });
    await client.search({ ...products, sort: 'name', fields: ['sku'], size: 20, from: 40 });
    expect(requests[0]?.url).toBe(
      'http://api/api/catalog/vue_storefront_catalog/product/_search?from=40&size=20&sort=name%3Aasc' +
        '&request_format=search-query&_source_include=id%2Cname%2Csku%2Cslug%2Ctype_id%2Curl_key%2Curl_path',
    );
    expect(searchOf(requests[0])).toMatchObject({ _searchText: '' });
  });

  it('[CC-16] of form B by GET carries the query as JSON', async () => {
    const { client, requests } = openBench(() => json({ hits: [], total: 0 }), {
      config: formB('GET'),
    });
    await client.search({ ...products, text: 'szék' });
    expect(requests[0]?.body).toBeUndefined();
    const sent = /[?&]request=([^&]*)/.exec(requests[0]?.url ?? '')?.[1] ?? '';
    expect(JSON.parse(decodeURIComponent(sent))).toMatchObject({ _searchText: 'szék' });
  });

  it('[CC-17] names the customer’s group only when group prices are on', async () => {
    const identity = () => ({ groupId: 3, groupToken: 'proof' });
    const off = openBench(() => found([]), { ports: { identity } });
    await off.client.search(products);
    expect(searchOf(off.requests[0])).not.toHaveProperty('groupId');
    const on = openBench(() => found([sofa]), {
      ports: { identity },
      config: { groupPrices: true },
    });
    await on.client.search(products);
    expect(searchOf(on.requests[0])).toMatchObject({ groupId: 3, groupToken: 'proof' });
  });

  it('[CC-17] of another group is another question, and no proof is ever kept', async () => {
    let groupId = 3;
    const bench = openBench(() => found([sofa]), {
      ports: { identity: () => ({ groupId, groupToken: 'proof' }) },
      config: { groupPrices: true },
    });
    await bench.client.product('FELHO');
    groupId = 4;
    await bench.client.product('FELHO');
    expect(bench.requests).toHaveLength(2);
    const keys = await bench.store.keys();
    expect(keys).toEqual(['product:FELHO:3', 'product:FELHO:4']);
    const storedAnswers = await Promise.all(keys.map((key) => bench.store.get(key)));
    expect(JSON.stringify(storedAnswers)).not.toContain('proof');
  });
});

describe('waiting', () => {
  it('[CC-6] ends with the shorter of the call’s own time and the caller’s', async () => {
    const { client, clock, requests } = openBench(() => found([]));
    await client.search(products);
    await client.search(
      { ...products, from: 1 },
      { deadline: unsafeBrand<EpochMs>(clock.now() + 300) },
    );
    expect(requests.map(({ timeoutMs, headers }) => [timeoutMs, headers])).toEqual([
      [8000, { 'x-deadline-ms': '8000' }],
      [300, { 'x-deadline-ms': '300' }],
    ]);
  });

  it('[CC-6] past its end sends nothing', async () => {
    const { client, clock, requests } = openBench(() => found([]), { isServer: true });
    const late = await client.search(products, { deadline: clock.now() });
    expect(late).toEqual({ ok: false, error: { kind: 'network', reason: 'timeout' } });
    expect(requests).toEqual([]);
  });

  it('[CC-6] is not sent to a backend that rejects the header', async () => {
    const { client, requests } = openBench(() => found([]), { config: { sendDeadline: false } });
    await client.search(products);
    expect(requests[0]?.headers).toBeUndefined();
  });

  it('[CC-7] ends when the caller leaves', async () => {
    const caller = createAbortController();
    const { client } = openBench(() => new Promise<Reply>(() => undefined));
    const going = client.search(products, { signal: caller.signal });
    caller.abort('left');
    expect(await going).toEqual({
      ok: false,
      error: { kind: 'network', reason: 'aborted', cause: 'left' },
    });
    expect(await client.search(products, { signal: caller.signal })).toMatchObject({
      error: { reason: 'aborted' },
    });
  });

  it.each(['offline', 'timeout', 'unreachable'] as const)(
    '[CC-5] in vain is a failure with its reason, never a throw: %s',
    async (reason) => {
      const { client } = openBench(() => down(reason), { isServer: true });
      expect(await client.search(products)).toEqual({
        ok: false,
        error: { kind: 'network', reason },
      });
    },
  );
});

describe('equal questions at the same time', () => {
  const held = () => {
    let release: (reply: Reply) => void = () => undefined;
    const answer = new Promise<Reply>((resolve) => (release = resolve));
    return { answer, release };
  };

  it('[CC-19] travel once', async () => {
    const { answer, release } = held();
    const { client, requests } = openBench(() => answer, { isServer: true });
    const both = Promise.all([
      client.search({ ...products, where: { a: 1, b: 2 } }),
      client.search({ ...products, where: { b: 2, a: 1 } }),
    ]);
    release(found([sofa]));
    expect((await both).every(({ ok: isOk }) => isOk)).toBe(true);
    expect(requests).toHaveLength(1);
    await client.search({ ...products, where: { a: 1, b: 2 } });
    expect(requests).toHaveLength(2);
  });

  it('[CC-19] go on when one caller leaves, and end when all have', async () => {
    const { answer, release } = held();
    const { client, requests } = openBench(() => answer, { isServer: true });
    const [first, second] = [createAbortController(), createAbortController()];
    const firstSearch = client.search(products, { signal: first.signal });
    const secondSearch = client.search(products, { signal: second.signal });
    await Promise.resolve();
    first.abort('left');
    expect(await firstSearch).toMatchObject({ error: { reason: 'aborted' } });
    const sent = requests[0] as HttpRequest;
    expect(sent.signal?.aborted).toBe(false);
    second.abort('left too');
    expect(await secondSearch).toMatchObject({ error: { reason: 'aborted' } });
    expect(sent.signal?.aborted).toBe(true);
    release(found([sofa]));
    await client.search(products);
    expect(requests).toHaveLength(2);
  });

  it('[CC-19] do not join a request that may last longer than they wait', async () => {
    const { answer, release } = held();
    const { client, clock, requests } = openBench(() => answer, { isServer: true });
    const patient = client.search(products);
    const hurried = client.search(products, { deadline: unsafeBrand<EpochMs>(clock.now() + 100) });
    release(found([sofa]));
    await Promise.all([patient, hurried]);
    expect(requests.map(({ timeoutMs }) => timeoutMs)).toEqual([8000, 100]);
  });

  it('[CC-19] ask again for themselves when the one they joined had less time', async () => {
    const { answer, release } = held();
    const bench = openBench(() => answer, { isServer: true });
    const hurried = bench.client.search(products, {
      deadline: unsafeBrand<EpochMs>(bench.clock.now() + 100),
    });
    const patient = bench.client.search(products);
    bench.answerWith(() => found([sofa]));
    release(down('timeout'));
    expect(await hurried).toMatchObject({ error: { reason: 'timeout' } });
    expect(await patient).toMatchObject({ ok: true });
    expect(bench.requests).toHaveLength(2);
  });
});

describe('GraphQL', () => {
  const graphql = (over: object = {}) => ({
    config: {
      search: { kind: 'graphql', host: 'shop.hu', port: 8080, ...over } as never,
      storeCode: 'de',
    },
    isServer: true,
  });

  it('[CC-18] asks the configured host, with the store behind it', async () => {
    const { client, requests } = openBench(
      () => json({ data: { products: { items: [] } } }),
      graphql(),
    );
    await client.search({
      ...products,
      where: { 'stock.is_in_stock': { eq: true } },
      filters: { color: ['12'] },
      facets: ['size'],
      sort: 'price:desc',
      text: 'szék',
      size: 20,
      from: 40,
    });
    expect(requests[0]).toMatchObject({ method: 'POST', url: 'https://shop.hu:8080/graphql/de/' });
    expect(searchOf(requests[0])).toMatchObject({
      query: expect.stringContaining('products(') as unknown,
      variables: {
        search: 'szék',
        sort: { price: 'DESC' },
        pageSize: 20,
        currentPage: 3,
        filter: {
          size: { scope: 'catalog' },
          color: { in: ['12'], scope: 'catalog' },
          stock: { is_in_stock: { eq: true, scope: 'default' } },
        },
      },
    });
  });

  it('[CC-18] says where the page begins that holds what was asked for', async () => {
    const { client, requests } = openBench(
      () => json({ data: { products: { items: [sofa], total_count: 50 } } }),
      graphql(),
    );
    const page = await client.search({ ...products, size: 20, from: 25 });
    expect(searchOf(requests[0])).toMatchObject({ variables: { pageSize: 20, currentPage: 2 } });
    expect(page).toMatchObject({ value: { start: 20, perPage: 20 } });
  });

  it('[CC-18] uses a whole address as it stands', async () => {
    const { client, requests } = openBench(
      () => json({ data: { products: { items: [] } } }),
      graphql({ host: 'http://graph/api' }),
    );
    await client.search(products);
    expect(requests[0]?.url).toBe('http://graph/api');
  });

  it.each([
    ['product', { data: { products: { items: [sofa], total_count: 7 } } }, 7],
    [
      'category',
      { data: { categories: { hits: { total: 7, hits: [{ _source: { id: 2 } }] } } } },
      7,
    ],
    ['cms_block', { data: { cmsBlocks: { items: [{ id: 1, identifier: 'x' }] } } }, 1],
  ] as const)('[CC-18] reads a %s answer', async (type, body, total) => {
    const { client } = openBench(() => json(body), graphql());
    expect(await client.search({ type })).toMatchObject({
      ok: true,
      value: { items: { length: 1 }, total },
    });
  });

  it('[CC-18] cuts the page out of a list that comes whole', async () => {
    const items = [1, 2, 3, 4].map((id) => ({ id, identifier: `p${id}` }));
    const { client } = openBench(() => json({ data: { cmsPages: { items } } }), graphql());
    const page = await client.search({ type: 'cms_page', size: 2, from: 1 });
    expect(page).toMatchObject({
      value: { items: [{ id: 2 }, { id: 3 }], total: 4, start: 1, perPage: 2 },
    });
  });

  it('[CC-18] takes errors without data for a refusal', async () => {
    const { client } = openBench(() => json({ errors: [{ message: 'no such field' }] }), graphql());
    expect(await client.search(products)).toEqual({
      ok: false,
      error: { kind: 'rejected', code: 500, text: 'no such field' },
    });
    const odd = openBench(() => json({ data: {} }), graphql());
    expect(await odd.client.search(products)).toMatchObject({ error: { kind: 'malformed' } });
    const shape = openBench(() => json({ data: { products: 7 } }), graphql());
    expect(await shape.client.search(products)).toMatchObject({ error: { kind: 'malformed' } });
  });

  it('[CC-18] does not ask for what it does not offer', async () => {
    const { client, requests } = openBench(() => result([]), graphql());
    expect(await client.search({ type: 'instagram' })).toMatchObject({
      error: { kind: 'rejected', error: 'query-unsupported' },
    });
    expect(requests).toEqual([]);
  });
});

it('[CC-4] a refusal without a name still has its code', async () => {
  const { client } = openBench(() => refused(500), { isServer: true });
  expect(await client.search(products)).toMatchObject({ error: { kind: 'rejected', code: 500 } });
});
