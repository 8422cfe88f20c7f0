import { expect, it } from 'vitest';
import { createAbortController, type HttpRequest } from '@shop/kernel';
import {
  backend,
  chair,
  conditionsOf,
  down,
  found,
  json,
  openBench,
  refused,
  result,
  searchOf,
  settle,
  sofa,
  type SearchBody,
} from '../test/catalog-bench.ts';

const list = (items: readonly unknown[]) => ({
  items,
  total: items.length,
  perPage: 50,
  start: 0,
  aggregations: {},
});
const color = { attribute_id: 93, attribute_code: 'color', frontend_label: 'Szín' };
const productPart = {
  ...sofa,
  type_id: 'configurable',
  configurable_options: [{ attribute_id: 93, attribute_code: 'color', values: [] }],
  configurable_children: [{ id: 11, sku: 'FELHO-1', color: 1 }],
};
const review = { id: 5, product_id: 1, title: 'Jó', detail: 'Kényelmes', nickname: 'Anna' };
const productPage = {
  product: list([productPart]),
  parent: list([]),
  stock: [
    { product_id: 1, is_in_stock: true, qty: 3 },
    { product_id: 11, is_in_stock: true, qty: 2 },
  ],
  attributes: list([color]),
  attributeGroups: list([]),
  parts: list([]),
  reviews: list([review]),
  linked: list([chair]),
  near: [{ ...chair, id: 3, sku: 'ASZTAL' }],
  delivery: { from: '2026-03-06', to: '2026-03-10' },
};
const path = ({ url }: HttpRequest) => url.replace(/\?.*$/, '');
const parameter = ({ url }: HttpRequest, name: string) =>
  decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url)?.[1] ?? '');
const paths = (requests: readonly HttpRequest[]) => requests.map(path);

it('[CC-45] a product and what stands beside it come in one call', async () => {
  const { client, requests } = openBench(() => result(productPage));
  const page = await client.productPage({
    sku: 'FELHO',
    childSku: 'FELHO-1',
    reviews: 10,
    cards: 4,
    cardFields: ['image'],
  });
  expect(page).toMatchObject({
    ok: true,
    value: {
      product: { sku: 'FELHO', slug: 'felho-kanape' },
      childSku: 'FELHO-1',
      attributes: [{ attribute_code: 'color' }],
      extras: {
        optionAttributes: [{ attribute_code: 'color' }],
        reviews: { items: [{ id: 5 }], total: 1 },
        linked: [{ sku: 'SZEK' }],
        similar: [{ sku: 'ASZTAL', slug: 'szek' }],
        delivery: { from: '2026-03-06' },
      },
    },
  });
  expect(page.ok && [...page.value.stock.keys()]).toEqual([1, 11]);
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/ext/pages/product?sku=FELHO&reviews=10&cards=4' +
      '&fields=id%2Cimage%2Cname%2Csku%2Cslug%2Ctype_id%2Curl_key%2Curl_path',
  ]);
});

it('[CC-45] the product is there without a network afterwards, and so are its reviews', async () => {
  const { client, answerWith } = openBench(() => result(productPage));
  await client.productPage({ sku: 'FELHO', reviews: 10 });
  await settle();
  answerWith(() => down());
  const storedPage = await client.productPage({ sku: 'FELHO' });
  expect(storedPage).toMatchObject({ ok: true, value: { product: { sku: 'FELHO' }, cache: true } });
  expect(storedPage.ok && storedPage.value.extras).toBeUndefined();
  const reviews = await client.reviews(1, { size: 10 });
  expect(reviews).toMatchObject({ ok: true, value: { items: [{ id: 5 }], cache: true } });
});

it('[CC-39] [CC-45] an unknown product is not found', async () => {
  const { client } = openBench(() => result({ ...productPage, product: list([]), stock: [] }));
  expect(await client.productPage({ sku: 'NINCS' })).toMatchObject({
    ok: false,
    error: { kind: 'not-found' },
  });
});

it('[CC-40] [CC-45] a product that is not shown is refused', async () => {
  const part = list([{ ...productPart, visibility: 1 }]);
  const { client } = openBench(() => result({ ...productPage, product: part }));
  expect(await client.productPage({ sku: 'FELHO' })).toMatchObject({
    ok: false,
    error: { kind: 'not-visible' },
  });
});

it('[CC-38] [CC-45] without a sku no request is sent', async () => {
  const { client, requests } = openBench(() => result(productPage));
  expect(await client.productPage({ sku: '' })).toMatchObject({
    ok: false,
    error: { kind: 'key-missing' },
  });
  expect(requests).toEqual([]);
});

const listing = { categoryIds: [20], facets: ['color'] };
const listingPage = {
  category: list([{ id: 20, name: 'Nappali' }]),
  listing: { ...list([sofa]), total: 40 },
  whole: { ...list([]), aggregations: { agg_terms_color: { buckets: [] } } },
  attributes: list([color]),
  promotedOffers: { mainBanners: [], smallBanners: [], productBanners: [] },
  mainImage: null,
};

it('[CC-46] a listing comes with all around it in one call', async () => {
  const { client, requests } = openBench(() => result(listingPage));
  const page = await client.listingPage({
    categoryId: 20,
    listing,
    unfiltered: { categoryIds: [20], fields: ['sku'] },
    attributeCodes: ['color'],
    banners: true,
  });
  expect(page).toMatchObject({
    ok: true,
    value: {
      category: { id: 20 },
      listing: { items: [{ sku: 'FELHO', slug: 'felho-kanape' }], total: 40 },
      unfiltered: { aggregations: { agg_terms_color: { buckets: [] } } },
      attributes: [{ attribute_code: 'color' }],
      banners: { offers: { mainBanners: [] }, main: undefined },
    },
  });
  expect(paths(requests)).toEqual(['/api/ext/pages/listing']);
});

it('[CC-46] it asks the searches the single call asks, and they are kept as its answers', async () => {
  const { client, requests, answerWith } = openBench(() => result(listingPage));
  await client.listingPage({ listing });
  await settle();
  answerWith(() => down());
  const storedListing = await client.listing(listing);
  expect(storedListing).toMatchObject({
    ok: true,
    value: { items: [{ sku: 'FELHO' }], cache: true },
  });
  await settle();
  const requestBody: unknown = JSON.parse(requests[0] ? parameter(requests[0], 'listing') : '');
  const { store: _store, ...single } = JSON.parse(requests[1]?.body ?? '') as { store: string };
  expect(requestBody).toEqual(single);
});

it('[CC-47] changing values are fetched in batches of 100 and never read from the cache', async () => {
  const { client, requests, store } = openBench((request) => {
    const [first = ''] = parameter(request, 'skus').split(',');
    return result({ items: [{ ...sofa, sku: first, price_incl_tax: 9 }] });
  });
  const skus = Array.from({ length: 150 }, (_, index) => `S${index}`);
  const fresh = await client.freshness([...skus, 'S0']);
  expect(fresh.ok && fresh.value.map(({ sku, price_incl_tax: price }) => [sku, price])).toEqual([
    ['S0', 9],
    ['S100', 9],
  ]);
  expect(paths(requests)).toEqual(['/api/ext/pages/freshness', '/api/ext/pages/freshness']);
  await settle();
  expect(await store.keys()).toEqual([]);
});

it('[CC-47] no request is sent for an empty list', async () => {
  const { client, requests } = openBench(() => result({ items: [] }));
  expect(await client.freshness([])).toEqual({ ok: true, value: [] });
  expect(requests).toEqual([]);
});

const singleAnswers = backend({
  product: found([sofa]),
  attribute: found([]),
  'attribute-group': found([]),
  '/api/stock/list': result([{ product_id: 1, is_in_stock: true, qty: 3 }]),
  '/api/ext/pages/product': refused(404, 'not-found'),
  '/api/ext/pages/listing': refused(405, 'method-not-allowed'),
  '/api/ext/pages/freshness': refused(404, 'not-found'),
});

it('[CC-48] a backend without the call is asked for it once, and for single answers', async () => {
  const { client, requests } = openBench(singleAnswers, { isServer: true });
  const page = await client.productPage({ sku: 'FELHO' });
  expect(page).toMatchObject({ ok: true, value: { product: { sku: 'FELHO' } } });
  expect(page.ok && page.value.extras).toBeUndefined();
  const shown = await client.listingPage({ listing, attributeCodes: ['color'] });
  expect(shown).toMatchObject({ ok: true, value: { listing: { items: [{ sku: 'FELHO' }] } } });
  const fresh = await client.freshness(['FELHO']);
  expect(fresh.ok && fresh.value.map(({ sku }) => sku)).toEqual(['FELHO']);
  expect(paths(requests).filter((one) => one.includes('/pages/'))).toEqual([
    '/api/ext/pages/product',
  ]);
});

it.each([
  ['switched off', { pageCalls: false }, {}],
  ['another form', { search: { kind: 'form-b', index: 'shop', method: 'POST' } as const }, {}],
  ['prices of a group', { groupPrices: true }, { identity: () => ({ groupId: 3 }) }],
])('[CC-48] single calls do with %s', async (_story, config, ports) => {
  const { client, requests } = openBench(singleAnswers, { config, ports, isServer: true });
  await client.freshness(['FELHO']);
  expect(paths(requests).filter((one) => one.includes('/pages/'))).toEqual([]);
  expect(requests).toHaveLength(1);
});

it('[CC-48] searches too long for an address are sent in bodies', async () => {
  const { client, requests } = openBench(singleAnswers, { isServer: true });
  const categoryIds = Array.from({ length: 2_000 }, (_, index) => index);
  expect((await client.listingPage({ listing: { categoryIds } })).ok).toBe(true);
  expect(paths(requests)).toEqual(['/api/catalog']);
});

it('[CC-48] on a server, where nothing is kept, a failure is one', async () => {
  const { client, requests } = openBench(() => down(), { isServer: true });
  expect(await client.productPage({ sku: 'FELHO' })).toMatchObject({
    ok: false,
    error: { kind: 'network' },
  });
  expect(requests).toHaveLength(1);
});

it('[CC-45] attributes of other codes, and variants without a number, are left out', async () => {
  const { configurable_options: _options, ...simple } = productPart;
  const page = { ...productPage, attributes: list([color, { ...color, attribute_code: 'wood' }]) };
  const stock = [...productPage.stock, { is_in_stock: true, qty: 9 }];
  const { client, answerWith } = openBench(() => result({ ...page, stock }), { isServer: true });
  const shown = await client.productPage({ sku: 'FELHO' });
  expect(shown.ok && [...shown.value.stock.keys()]).toEqual([1, 11]);
  expect(shown).toMatchObject({
    value: { extras: { optionAttributes: [{ attribute_code: 'color' }], delivery: {} } },
  });
  answerWith(() => result({ ...page, product: list([simple]), delivery: null }));
  const plain = await client.productPage({ sku: 'FELHO' });
  expect(plain).toMatchObject({ value: { extras: { optionAttributes: [], linked: [{}] } } });
  expect(plain.ok && plain.value.extras?.delivery).toBeUndefined();
});

it('[CC-45] a part that cannot be parsed is empty, and without reviews the page has no extras', async () => {
  const broken = list([{ id: 'x' }]);
  const { client, answerWith } = openBench(
    () => result({ ...productPage, linked: broken, attributes: broken }),
    { isServer: true },
  );
  expect(await client.productPage({ sku: 'FELHO' })).toMatchObject({
    value: { attributes: [], extras: { optionAttributes: [], linked: [], similar: [{}] } },
  });
  answerWith(() => result({ ...productPage, reviews: broken }));
  const page = await client.productPage({ sku: 'FELHO' });
  expect(page).toMatchObject({ ok: true, value: { product: { sku: 'FELHO' } } });
  expect(page.ok && page.value.extras).toBeUndefined();
});

it('[CC-45] parts of a page are cached as the answers of their single calls only', async () => {
  const { client, store } = openBench(() => result(productPage));
  await client.productPage({ sku: 'FELHO' });
  await settle();
  const keys = await store.keys();
  expect(keys.filter((key) => key.startsWith('product:'))).toEqual(['product:FELHO']);
  // Also the two parts that are not empty: its attributes and its reviews.
  expect(keys).toHaveLength(3);
});

it('[CC-46] without a category, a whole and banners asks for none', async () => {
  const { client, requests } = openBench(() => result(listingPage), { isServer: true });
  const page = await client.listingPage({ listing });
  expect(page.ok && [page.value.category, page.value.unfiltered, page.value.banners]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const [request] = requests;
  if (request === undefined) throw new Error('no request');
  expect(
    ['category', 'whole', 'attributes', 'banners'].map((name) => parameter(request, name)),
  ).toEqual(['', '', '', '0']);
});

it('[CC-46] banners that the answer lacks are empty', async () => {
  const { client } = openBench(() => result({ ...listingPage, promotedOffers: null }), {
    isServer: true,
  });
  const page = await client.listingPage({ listing, banners: true });
  expect(page.ok && page.value.banners).toEqual({
    offers: { mainBanners: [], smallBanners: [], productBanners: [] },
    main: undefined,
  });
});

it.each(['category', 'listing', 'whole', 'attributes'])(
  '[CC-46] [CC-8] a page whose %s cannot be parsed is a failure',
  async (part) => {
    const broken = { ...listingPage, [part]: list([{ nothing: 1 }]) };
    const { client } = openBench(() => result(broken), { isServer: true });
    expect(
      await client.listingPage({
        categoryId: 20,
        listing,
        unfiltered: { categoryIds: [20] },
        attributeCodes: ['color'],
      }),
    ).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  },
);

/** Single calls of a listing: only the whole listing requests the field `sku` alone. */
const separately =
  (over: Readonly<Record<string, ReturnType<typeof found>>> = {}) =>
  (request: HttpRequest) => {
    const body = JSON.parse(request.body ?? '{}') as { type?: string; includeFields?: unknown };
    const isWhole = body.type === 'product' && body.includeFields !== undefined;
    return backend({
      product: found([isWhole ? chair : sofa]),
      category: found([{ id: 20, name: 'Nappali' }]),
      attribute: found([color]),
      '/promotedOffers.json': json({ mainBanners: [], smallBanners: [], productBanners: [] }),
      ...(isWhole && over['whole'] !== undefined && { product: over['whole'] }),
      ...(!isWhole && over['listing'] !== undefined && { product: over['listing'] }),
      ...over,
    })(request);
  };
const everything = {
  categoryId: 20,
  listing,
  unfiltered: { categoryIds: [20], fields: ['sku'] },
  attributeCodes: ['color'],
};
const single = { config: { pageCalls: false }, isServer: true };

it.each([
  ['up to', 0, ['/api/ext/pages/listing']],
  ['over', 1, ['/api/catalog', '/api/catalog']],
])(
  '[CC-46] searches of %s 6,000 bytes in an address are sent in one call, longer ones by themselves: %#',
  async (_story, over, expected) => {
    const unfiltered = { categoryIds: [20] };
    const ask = async (length: number) => {
      const bench = openBench(
        (request) => (request.method === 'GET' ? result(listingPage) : found([sofa])),
        { isServer: true },
      );
      await bench.client.listingPage({
        listing: { ...listing, text: 'a'.repeat(length) },
        unfiltered,
      });
      return bench.requests;
    };
    const [request] = await ask(100);
    const sent = ['listing', 'whole'].map((name) => request && parameter(request, name)).join('');
    const rest = 6_000 - encodeURIComponent(sent).length;
    expect(paths(await ask(100 + rest + over))).toEqual(expected);
  },
);

it('[CC-48] single calls bring the same parts', async () => {
  const { client, requests } = openBench(separately(), single);
  expect(await client.listingPage(everything)).toMatchObject({
    ok: true,
    value: {
      category: { id: 20 },
      listing: { items: [{ sku: 'FELHO' }] },
      unfiltered: { items: [{ sku: 'SZEK' }] },
      attributes: [{ attribute_code: 'color' }],
    },
  });
  const searches = requests.map(
    (request) => [searchOf(request).type, conditionsOf(request)] as const,
  );
  expect(searches.find(([type]) => type === 'category')?.[1]['id']).toEqual({ in: [20] });
  expect(searches.find(([type]) => type === 'attribute')?.[1]['attribute_code']).toEqual({
    in: ['color'],
  });
});

it('[CC-48] single calls bring no part that is not asked for', async () => {
  const { client, requests } = openBench(separately(), single);
  const page = await client.listingPage({ listing });
  expect(page.ok && page.value).toEqual({
    category: undefined,
    listing: expect.objectContaining({ total: 1 }) as unknown,
    unfiltered: undefined,
    attributes: [],
    banners: undefined,
  });
  expect(requests.map((request) => searchOf(request).type)).toEqual(['product']);
});

it.each(['category', 'listing', 'whole', 'attribute'])(
  '[CC-48] a single call of the %s that fails is a failure of the page',
  async (part) => {
    const { client } = openBench(separately({ [part]: down() }), single);
    expect(await client.listingPage(everything)).toMatchObject({
      ok: false,
      error: { kind: 'network' },
    });
  },
);

it.each<[story: string, reply: ReturnType<typeof found>, pageCallCount: number]>([
  ['cannot be reached', down(), 2],
  ['fails', refused(500), 2],
  ['has it not', refused(404), 1],
])('[CC-48] in a browser a page call is replaced that %s', async (_story, reply, pageCallCount) => {
  const { client, requests } = openBench(
    backend({ product: found([sofa]), '/api/ext/pages/freshness': reply }),
  );
  for (const _ of [1, 2]) {
    const fresh = await client.freshness(['FELHO']);
    expect(fresh.ok && fresh.value.map(({ sku }) => sku)).toEqual(['FELHO']);
  }
  // A backend without the call does not receive it again.
  expect(paths(requests).filter((one) => one.includes('/pages/'))).toHaveLength(pageCallCount);
});

it('[CC-7] a page call that its caller aborts is not replaced', async () => {
  const { client, requests } = openBench(
    () => new Promise<ReturnType<typeof found>>(() => undefined),
  );
  const caller = createAbortController();
  const fresh = client.freshness(['FELHO'], { signal: caller.signal });
  caller.abort('left');
  expect(await fresh).toMatchObject({ ok: false, error: { reason: 'aborted' } });
  expect(requests).toHaveLength(1);
});

it('[CC-48] a guest of a shop with prices of groups has page calls', async () => {
  for (const ports of [{}, { identity: () => ({}) }]) {
    const { client, requests } = openBench(
      () => result({ items: [{ ...sofa, price_incl_tax: 9 }] }),
      { config: { groupPrices: true }, ports, isServer: true },
    );
    await client.freshness(['FELHO']);
    expect(paths(requests)).toEqual(['/api/ext/pages/freshness']);
  }
});

it('[CC-47] one chunk that fails is a failure of all', async () => {
  const { client } = openBench(
    (request) => (parameter(request, 'skus').includes('S149') ? down() : result({ items: [sofa] })),
    { isServer: true },
  );
  const skus = Array.from({ length: 150 }, (_, index) => `S${index}`);
  expect(await client.freshness(skus)).toMatchObject({ ok: false, error: { kind: 'network' } });
});

it('[CC-9] [CC-47] fresh values are parsed and have their slugs', async () => {
  const { client } = openBench(() => result({ items: [sofa] }), { isServer: true });
  expect(await client.freshness(['FELHO'])).toMatchObject({
    value: [{ sku: 'FELHO', slug: 'felho-kanape' }],
  });
});

it('[CC-46] the searches of a listing and of the whole category are sent', async () => {
  const { client, requests } = openBench(() => result(listingPage), { isServer: true });
  await client.listingPage({
    listing,
    unfiltered: { categoryIds: [21] },
    attributeCodes: ['color'],
  });
  const [request] = requests;
  if (request === undefined) throw new Error('no request');
  const categoryOf = (name: string) => {
    const { _appliedFilters: conditions } = (JSON.parse(parameter(request, name)) as SearchBody)
      .searchQuery;
    return conditions.find(({ attribute }) => attribute === 'category_ids')?.value;
  };
  expect([categoryOf('listing'), categoryOf('whole')]).toEqual([{ in: [20] }, { in: [21] }]);
});

it('[CC-46] attributes of a listing are cached as the answer of their single call', async () => {
  const { client, answerWith, store } = openBench(() => result(listingPage));
  await client.listingPage({ categoryId: 20, listing, attributeCodes: ['color'] });
  await settle();
  // The listing, its product and the attributes; the category has no single call with this question.
  expect(await store.keys()).toHaveLength(3);
  answerWith(() => down());
  expect(await client.attributes({ codes: ['color'] })).toMatchObject({
    value: { items: [{ attribute_code: 'color' }], cache: true },
  });
});

it('[CC-46] attributes that are not asked for are cached as the answer for no codes', async () => {
  const { client, answerWith } = openBench(() => result(listingPage));
  await client.listingPage({ categoryId: 20, listing });
  await settle();
  answerWith(() => down());
  expect(await client.attributes({ codes: [] })).toMatchObject({
    value: { items: [{ attribute_code: 'color' }], cache: true },
  });
});

it('[CC-45] attributes of options are not cached: the answer may have others', async () => {
  const part = { ...productPart, material: 5 };
  const { client, answerWith } = openBench(() => result({ ...productPage, product: list([part]) }));
  await client.productPage({ sku: 'FELHO' });
  await settle();
  answerWith(() => down());
  const attributes = await client.attributes({ codes: ['color'] });
  expect(attributes).toMatchObject({ value: { items: [], offline: true } });
});

it('[CC-48] a server without a cache has a failure of the listing', async () => {
  const { client, requests } = openBench(() => down(), { isServer: true });
  expect(await client.listingPage({ listing })).toMatchObject({ error: { kind: 'network' } });
  expect(requests).toHaveLength(1);
});

it('[CC-58] single calls bring the banners of the shop', async () => {
  const offers = {
    mainBanners: [{ title: 'Tavasz', link: '/spa', image: '/a.webp' }],
    smallBanners: [],
    productBanners: [],
  };
  const { client, requests } = openBench(
    (request) => (request.method === 'GET' ? json(offers) : found([sofa])),
    single,
  );
  const page = await client.listingPage({ listing, banners: true });
  expect(page.ok && page.value.banners?.offers.mainBanners).toHaveLength(1);
  expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(2);
});

it('[CC-36] attributes without codes are all of the shop', async () => {
  const { client, requests } = openBench(() => found([color]), { isServer: true });
  expect(await client.attributes()).toMatchObject({ ok: true });
  expect(conditionsOf(requests[0])).not.toHaveProperty('attribute_code');
});

it.each(['', '  ', 'a'])('[CC-29] %j is no text to suggest products for', async (text) => {
  const { client, requests } = openBench(() => found([sofa]), { isServer: true });
  expect(await client.suggest(text)).toEqual({
    ok: true,
    value: {
      items: [],
      total: 0,
      start: 0,
      perPage: 0,
      aggregations: {},
      suggestions: [],
      understood: [],
      cache: false,
      offline: false,
      noresults: true,
    },
  });
  expect(requests).toEqual([]);
});
