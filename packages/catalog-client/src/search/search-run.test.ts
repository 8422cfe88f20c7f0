import type { Product } from '@shop/contract';
import { expect, it } from 'vitest';
import {
  chair,
  down,
  found,
  json,
  openBench,
  refused,
  searchOf,
  settle,
  sofa,
  type Reply,
} from '../test/catalog-bench.ts';

const products = { type: 'product' } as const;

it.each<[story: string, reply: Reply, fields: object]>([
  ['no network', down('timeout'), { kind: 'network', reason: 'timeout' }],
  ['a refusal', refused(503, 'overloaded'), { kind: 'rejected', code: 503, error: 'overloaded' }],
  [
    'a page',
    json('<h1>', { contentType: 'text/html' }),
    { kind: 'malformed', issue: 'no JSON content type', contentType: 'text/html' },
  ],
])(
  '[CC-22] an answer from the cache is logged with its reason: %s',
  async (_story, reply, fields) => {
    const bench = openBench(() => found([sofa]), { config: { cacheMode: 'network-first' } });
    await bench.client.search(products);
    await settle();
    bench.answerWith(() => reply);
    expect(await bench.client.search(products)).toMatchObject({ ok: true, value: { cache: true } });
    expect(bench.logged).toEqual([['catalog-answered-from-cache', { type: 'product', ...fields }]]);
  },
);

it('[CC-22] without a cache mode a cached answer is not read', async () => {
  const { client, answerWith } = openBench(() => found([sofa]));
  await client.search(products);
  await settle();
  answerWith(() => down());
  expect(await client.search(products, { cache: 'none' })).toMatchObject({
    value: { items: [], offline: true, noresults: true },
  });
});

it('[CC-21] a newer answer that cannot be parsed is not delivered', async () => {
  const { client, answerWith } = openBench(() => found([sofa]));
  await client.search(products);
  await settle();
  answerWith(() => found([{ id: 'x' }]));
  let count = 0;
  await client.search(products, { onFresh: () => (count += 1) });
  await settle();
  expect(count).toBe(0);
});

it('[CC-21] a newer answer that nobody waits for is not parsed', async () => {
  const bench = openBench(() => found([sofa]));
  await bench.client.search(products);
  await settle();
  bench.answerWith(() => found([{ id: 'x' }, sofa]));
  expect(await bench.client.search(products)).toMatchObject({ value: { cache: true } });
  await settle();
  expect(bench.requests).toHaveLength(2);
  expect(bench.logged).toEqual([]);
});

it('[CC-9] an item with its slug, or with none, is taken as it is', async () => {
  const stored = { ...(sofa as Product), slug: 'felho-kanape' };
  const nameless = { id: 9, sku: 'X', slug: '', type_id: 'simple' } as unknown as Product;
  for (const product of [stored, nameless]) {
    const bench = openBench(() => found([sofa]), {
      isServer: true,
      ports: { storedProduct: () => product },
    });
    const page = await bench.client.search(products);
    expect(page.ok && page.value.items[0]).toBe(product);
  }
});

it('[CC-55] an entry of the headless CMS without a type cannot be parsed', async () => {
  const { client } = openBench(() => found([{ prismic_uid: 'x' }]), { isServer: true });
  expect(await client.search({ type: 'prismic' })).toMatchObject({ error: { kind: 'malformed' } });
});

it('[CC-22] without a cache no cached answer is read', async () => {
  const { client } = openBench(() => down(), {
    isServer: true,
    config: { cacheMode: 'network-first' },
  });
  expect(await client.search(products)).toMatchObject({ error: { kind: 'network' } });
});

it('[CC-8] a product that its port has parsed is taken, and no other entity is asked for', async () => {
  const parsedDocuments: unknown[] = [];
  const storedProduct = (document: unknown) => {
    parsedDocuments.push(document);
    return (document as Product).sku === 'FELHO'
      ? { ...(sofa as Product), name: 'Tárolt' }
      : undefined;
  };
  const bench = openBench(() => found([sofa, chair]), { isServer: true, ports: { storedProduct } });
  const page = await bench.client.search(products);
  expect(page).toMatchObject({
    value: { items: [{ name: 'Tárolt' }, { name: 'Szék' }], noresults: false },
  });
  bench.answerWith(() => found([{ id: 1, name: 'Nappali' }]));
  expect(await bench.client.search({ type: 'category' })).toMatchObject({ ok: true });
  expect(parsedDocuments).toEqual([sofa, chair]);
});

it('[CC-9] [CC-10] only products have prices, only products and categories slugs', async () => {
  const priced: unknown[] = [];
  const confirmed: unknown[] = [];
  const note = (all: readonly Product[]) => {
    confirmed.push(all);
    return Promise.resolve(all);
  };
  const { client, answerWith } = openBench(() => found([{ id: 1, name: 'Nappali' }]), {
    isServer: true,
    ports: {
      price(product) {
        priced.push(product);
        return product;
      },
      platformPrices: { markPending: note, confirm: note },
    },
  });
  expect(await client.search({ type: 'category' })).toMatchObject({
    value: { items: [{ slug: 'nappali-1' }] },
  });
  answerWith(() => found([{ prismic_type: 'x', id: 7, name: 'Név', url_key: 'nev' }]));
  const entries = await client.search({ type: 'prismic' });
  expect(entries.ok && entries.value.items.map((entry) => 'slug' in entry)).toEqual([false]);
  answerWith(() => found([]));
  await client.search(products);
  expect([priced, confirmed]).toEqual([[], []]);
});

it.each([
  [true, { groupId: 3, groupToken: 'proof' }],
  [false, {}],
])('[CC-16] [CC-17] form B with group prices %s sends %j', async (groupPrices, sent) => {
  const { client, requests } = openBench(() => json({ hits: [], total: 0 }), {
    isServer: true,
    config: { groupPrices, search: { kind: 'form-b', index: 'shop', method: 'POST' } },
    ports: { identity: () => ({ groupId: 3, groupToken: 'proof' }) },
  });
  expect(await client.search({ ...products, withoutFields: ['description'] })).toMatchObject({
    value: { items: [], offline: false },
  });
  const { groupId, groupToken } = searchOf(requests[0]);
  expect({
    ...(groupId !== undefined && { groupId }),
    ...(groupToken !== undefined && { groupToken }),
  }).toEqual(sent);
  expect(requests[0]?.url).toContain('&sort=&');
  expect(requests[0]?.url).toContain('&_source_exclude=description');
});

it.each([
  [['x', '30', '10'], { gte: 10 }],
  [['x'], undefined],
  [[], undefined],
])('[CC-27] the discounts %j ask for %j', async (discounts, condition) => {
  const { client, requests } = openBench(() => found([]), { isServer: true });
  await client.listing({ discounts });
  const { _appliedFilters: conditions } = searchOf(requests[0]).searchQuery;
  expect(conditions.find(({ attribute }) => attribute === 'discount')?.value).toEqual(condition);
});
