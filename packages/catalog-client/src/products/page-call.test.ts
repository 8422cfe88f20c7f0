import { expect, it } from 'vitest';
import type { HttpRequest } from '@shop/kernel';
import {
  backend,
  chair,
  down,
  found,
  openBench,
  refused,
  result,
  settle,
  sofa,
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

it('[CC-72] a product and what stands beside it come in one call', async () => {
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

it('[CC-72] the product is there without a network afterwards, and so are its reviews', async () => {
  const { client, answerWith } = openBench(() => result(productPage));
  await client.productPage({ sku: 'FELHO', reviews: 10 });
  await settle();
  answerWith(() => down());
  const kept = await client.productPage({ sku: 'FELHO' });
  expect(kept).toMatchObject({ ok: true, value: { product: { sku: 'FELHO' }, cache: true } });
  expect(kept.ok && kept.value.extras).toBeUndefined();
  const reviews = await client.reviews(1, { size: 10 });
  expect(reviews).toMatchObject({ ok: true, value: { items: [{ id: 5 }], cache: true } });
});

it('[CC-31] [CC-72] a product nobody has is not found', async () => {
  const { client } = openBench(() => result({ ...productPage, product: list([]), stock: [] }));
  expect(await client.productPage({ sku: 'NINCS' })).toMatchObject({
    ok: false,
    error: { kind: 'not-found' },
  });
});

it('[CC-32] [CC-72] a product that is not shown is refused', async () => {
  const part = list([{ ...productPart, visibility: 1 }]);
  const { client } = openBench(() => result({ ...productPage, product: part }));
  expect(await client.productPage({ sku: 'FELHO' })).toMatchObject({
    ok: false,
    error: { kind: 'not-visible' },
  });
});

it('[CC-30] [CC-72] without a sku nobody is asked', async () => {
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

it('[CC-73] a listing comes with all around it in one call', async () => {
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

it('[CC-73] it asks the searches the single call asks, and they are kept as its answers', async () => {
  const { client, requests, answerWith } = openBench(() => result(listingPage));
  await client.listingPage({ listing });
  await settle();
  answerWith(() => down());
  const kept = await client.listing(listing);
  expect(kept).toMatchObject({ ok: true, value: { items: [{ sku: 'FELHO' }], cache: true } });
  await settle();
  const asked: unknown = JSON.parse(requests[0] ? parameter(requests[0], 'listing') : '');
  const { store: _store, ...single } = JSON.parse(requests[1]?.body ?? '') as { store: string };
  expect(asked).toEqual(single);
});

it('[CC-74] what changes is asked in questions of 100, and never read from what was kept', async () => {
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

it('[CC-74] nobody is asked about nothing', async () => {
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

it('[CC-75] a backend without the call is asked for it once, and for single answers', async () => {
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
])('[CC-75] single calls do with %s', async (_story, config, ports) => {
  const { client, requests } = openBench(singleAnswers, { config, ports, isServer: true });
  await client.freshness(['FELHO']);
  expect(paths(requests).filter((one) => one.includes('/pages/'))).toEqual([]);
  expect(requests).toHaveLength(1);
});

it('[CC-75] searches too long for an address are sent in bodies', async () => {
  const { client, requests } = openBench(singleAnswers, { isServer: true });
  const categoryIds = Array.from({ length: 2_000 }, (_, index) => index);
  expect((await client.listingPage({ listing: { categoryIds } })).ok).toBe(true);
  expect(paths(requests)).toEqual(['/api/catalog']);
});

it('[CC-75] on a server, where nothing is kept, a failure is one', async () => {
  const { client, requests } = openBench(() => down(), { isServer: true });
  expect(await client.productPage({ sku: 'FELHO' })).toMatchObject({
    ok: false,
    error: { kind: 'network' },
  });
  expect(requests).toHaveLength(1);
});
