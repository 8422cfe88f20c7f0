import type { Product } from '@shop/contract';
import { createAbortController } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import {
  chair,
  down,
  found,
  json,
  openBench,
  refused,
  settle,
  sofa,
} from '../test/catalog-bench.ts';

const products = { type: 'product' } as const;
const week = 604_800_000;

describe('stale-first', () => {
  it('[CC-21] delivers what is kept at once, and the newer answer when it differs', async () => {
    const bench = openBench(() => found([sofa]));
    const first = await bench.client.search(products);
    expect(first).toMatchObject({ value: { cache: false, offline: false } });
    const savedAt = bench.clock.now();
    await settle();
    await bench.clock.advance(60_000);
    bench.answerWith(() => found([chair]));
    const heard: unknown[] = [];
    const second = await bench.client.search(products, {
      onFresh: (page) => heard.push(page.items.map(({ sku }) => sku)),
    });
    expect(second).toMatchObject({ value: { items: [{ sku: 'FELHO' }], cache: true, savedAt } });
    await settle();
    expect(heard).toEqual([['SZEK']]);
    expect(await bench.client.search(products)).toMatchObject({
      value: { items: [{ sku: 'SZEK' }] },
    });
  });

  /** Platform that confirms prices on demand, the latest request first. */
  const slowPlatform = () => {
    let waiting: (() => void)[] = [];
    const current = (all: readonly Product[]) =>
      all.map((product) => ({ ...product, price_is_current: true }));
    return {
      async answer() {
        await settle();
        const waitingCalls = waiting.toReversed();
        waiting = [];
        for (const tell of waitingCalls) tell();
        await settle();
      },
      platformPrices: {
        markPending: (all: readonly Product[]) => Promise.resolve(all),
        confirm: (all: readonly Product[]) =>
          new Promise<readonly Product[]>((tell) => waiting.push(() => tell(current(all)))),
      },
    };
  };

  it('[CC-11] drops the prices of a cached answer once a newer answer was delivered', async () => {
    const { answer, platformPrices } = slowPlatform();
    const bench = openBench(() => found([sofa]), { ports: { platformPrices } });
    await bench.client.search(products);
    await settle();
    await bench.clock.advance(60_000);
    bench.answerWith(() => found([chair]));
    const heard: unknown[] = [];
    await bench.client.search(products, {
      onFresh: ({ items }) => heard.push([items[0]?.sku, items[0]?.price_is_current]),
    });
    await answer();
    expect(heard).toEqual([
      ['SZEK', undefined],
      ['SZEK', true],
    ]);
  });

  it('[CC-11] delivers what is kept before the newer answer, though both wait for their prices', async () => {
    const { answer, platformPrices } = slowPlatform();
    const config = { waitForPlatformPrices: true };
    const bench = openBench(() => found([sofa]), { config, ports: { platformPrices } });
    void bench.client.search(products);
    await answer();
    await bench.clock.advance(60_000);
    bench.answerWith(() => found([chair]));
    const heard: unknown[] = [];
    void bench.client
      .search(products, { onFresh: ({ items }) => heard.push(items[0]?.sku) })
      .then((page) => heard.push(page.ok && page.value.items[0]?.sku));
    await answer();
    await answer();
    expect(heard).toEqual(['FELHO', 'SZEK']);
  });

  it('[CC-21] says nothing when the newer answer shows the same', async () => {
    const bench = openBench(() => found([{ ...sofa, _score: 1 }]));
    await bench.client.search(products);
    await settle();
    bench.answerWith(() => found([{ ...sofa, _score: 2 }]));
    let heard = 0;
    await bench.client.search(products, { onFresh: () => (heard += 1) });
    await settle();
    expect(heard).toBe(0);
    expect(bench.requests).toHaveLength(2);
  });

  it('[CC-21] keeps what it has when the newer answer does not come', async () => {
    const bench = openBench(() => found([sofa]));
    await bench.client.search(products);
    await settle();
    bench.answerWith(() => down());
    await bench.client.search(products);
    await settle();
    expect(bench.logged).toEqual([
      ['catalog-refresh-failed', { type: 'product', kind: 'network', reason: 'unreachable' }],
    ]);
    expect(await bench.client.search(products)).toMatchObject({ value: { cache: true } });
  });

  it('[CC-23] does not ask for what is young enough', async () => {
    const bench = openBench(() => found([sofa]), { config: { cacheFreshMs: 1000 } });
    await bench.client.search(products);
    await settle();
    await bench.clock.advance(999);
    await bench.client.search(products);
    await settle();
    expect(bench.requests).toHaveLength(1);
    await bench.clock.advance(1);
    await bench.client.search(products);
    await settle();
    expect(bench.requests).toHaveLength(2);
  });

  it('[CC-23] [S9-11] forgets after a week, and when the clock was set back', async () => {
    const bench = openBench(() => found([sofa]));
    await bench.client.search(products);
    await settle();
    await bench.clock.advance(week);
    expect(await bench.client.search(products)).toMatchObject({ value: { cache: true } });
    await settle();
    await bench.clock.advance(week + 1);
    expect(await bench.client.search(products)).toMatchObject({ value: { cache: false } });

    const earlier = openBench(() => found([chair]), { store: bench.store });
    expect(await earlier.client.search(products)).toMatchObject({ value: { cache: false } });
  });
});

describe('the other ways', () => {
  it('[CC-22] network-first delivers what is kept only in need, and says so', async () => {
    const bench = openBench(() => found([sofa]), { config: { cacheMode: 'network-first' } });
    await bench.client.search(products);
    await settle();
    bench.answerWith(() => found([chair]));
    expect(await bench.client.search(products)).toMatchObject({
      value: { items: [{ sku: 'SZEK' }] },
    });
    await settle();
    bench.answerWith(() => down());
    expect(await bench.client.search(products)).toMatchObject({
      value: { items: [{ sku: 'SZEK' }], cache: true, offline: true },
    });
    bench.answerWith(() => refused(503, 'overloaded'));
    expect(await bench.client.search(products)).toMatchObject({
      value: { cache: true, offline: false },
    });
  });

  it('[CC-22] none neither reads nor keeps', async () => {
    const bench = openBench(() => found([sofa]));
    await bench.client.search(products, { cache: 'none' });
    await settle();
    expect(await bench.store.keys()).toEqual([]);
    await bench.client.search(products);
    await settle();
    await bench.client.search(products, { cache: 'none' });
    expect(bench.requests).toHaveLength(3);
  });

  it('[CC-22] a rendering server stores nothing for any request', async () => {
    const bench = openBench(() => found([sofa]), { isServer: true });
    await bench.client.search(products, { cache: 'stale-first' });
    await bench.client.search(products, { cache: 'stale-first' });
    expect(bench.requests).toHaveLength(2);
  });
});

describe('backend unreachable and nothing stored', () => {
  it('[CC-24] is an empty page with its flags in a browser', async () => {
    const { client } = openBench(() => down('offline'));
    expect(await client.search({ ...products, from: 20, size: 10 })).toEqual({
      ok: true,
      value: {
        items: [],
        total: 0,
        start: 20,
        perPage: 10,
        aggregations: {},
        suggestions: [],
        understood: [],
        cache: false,
        offline: true,
        noresults: true,
      },
    });
  });

  it('[CC-24] is a failure where one thing is asked for', async () => {
    const { client } = openBench(() => down('timeout'));
    const failure = { ok: false, error: { kind: 'network', reason: 'timeout' } };
    expect(await client.product('FELHO')).toEqual(failure);
    expect(await client.category('id', 2)).toEqual(failure);
    expect(await client.categoryTree()).toEqual(failure);
    expect(await client.lookUpPath('/x')).toEqual(failure);
    expect(await client.parentOf('X')).toEqual(failure);
  });

  it('[CC-24] differs from a search without results', async () => {
    const { client } = openBench(() => found([]));
    expect(await client.search(products)).toMatchObject({
      value: { offline: false, noresults: true },
    });
  });
});

describe('stored state', () => {
  it('[CC-25] holds something: an empty answer is forgotten', async () => {
    const bench = openBench(() => found([]));
    await bench.client.search(products);
    await settle();
    expect(await bench.store.keys()).toEqual([]);
    bench.answerWith(() => found([sofa]));
    await bench.client.search({ ...products, fields: ['sku'] });
    await settle();
    expect(await bench.store.keys()).toHaveLength(1);
    bench.answerWith(() => found([]));
    await bench.client.search({ ...products, fields: ['sku'] });
    await settle();
    expect(await bench.store.keys()).toEqual([]);
  });

  it.each([
    ['rubbish', 'x'],
    ['an answer of another build', { question: 'product:FELHO', savedAt: 0, answer: { items: 7 } }],
    ['the answer to another question', { question: 'other', savedAt: 1, answer: {} }],
  ])('[CC-25] and cannot be read is none: %s', async (_story, value) => {
    const bench = openBench(() => found([sofa]));
    await bench.store.set('product:FELHO', value);
    expect(await bench.client.product('FELHO')).toMatchObject({
      ok: true,
      value: { cache: false },
    });
  });

  it('[CC-25] includes each whole product under its own sku', async () => {
    const bench = openBench(() => found([sofa, chair]));
    await bench.client.search(products);
    await settle();
    expect(await bench.store.keys('product:')).toEqual(['product:FELHO', 'product:SZEK']);
    bench.answerWith(() => down());
    expect(await bench.client.product('SZEK')).toMatchObject({
      ok: true,
      value: { product: { name: 'Szék' }, cache: true },
    });
  });

  it('[CC-25] never includes products with fields missing', async () => {
    const bench = openBench(() => found([sofa]));
    await bench.client.search({ ...products, fields: ['image'] });
    await bench.client.search({ ...products, withoutFields: ['description'] });
    await settle();
    expect(await bench.store.keys('product:')).toEqual([]);
  });

  it('[CC-26] makes room for the newest when storage is full', async () => {
    const bench = openBench(() => found([sofa]));
    await bench.client.search({ ...products, fields: ['sku'], text: 'old' });
    await settle();
    const [old] = await bench.store.keys();
    let refusals = 1;
    const { set } = bench.store;
    bench.store.set = (key, value) =>
      refusals-- > 0
        ? Promise.resolve({ ok: false, error: { kind: 'quota' } })
        : set.call(bench.store, key, value);
    await bench.client.search({ ...products, fields: ['sku'], text: 'new' });
    await settle();
    const keys = await bench.store.keys();
    expect(keys).toHaveLength(1);
    expect(keys).not.toContain(old);
    expect(bench.logged).toEqual([['catalog-cache-cleared', { reason: 'quota' }]]);
  });

  it('[CC-26] or not: a store that is closed costs nothing but the cache', async () => {
    const bench = openBench(() => found([sofa]));
    bench.store.set = async () => ({ ok: false, error: { kind: 'unavailable' } });
    expect(await bench.client.search(products)).toMatchObject({ ok: true });
    await settle();
    expect(bench.logged).toEqual([]);
  });
});

it('[CC-21] a refresh with unreadable items changes nothing', async () => {
  const bench = openBench(() => found([sofa]));
  await bench.client.search(products);
  await settle();
  bench.answerWith(() => found([{ sku: 7 }]));
  await bench.client.search(products);
  await settle();
  expect(await bench.client.search(products)).toMatchObject({
    value: { items: [{ sku: 'FELHO' }] },
  });
});

/** A client with a cache entry of another build that this build cannot parse. */
async function keptByAnother(cacheMode: 'stale-first' | 'network-first') {
  const bench = openBench(() => found([sofa]), { config: { cacheMode, cacheFreshMs: week } });
  await bench.client.search(products);
  await settle();
  for (const key of await bench.store.keys()) {
    const entry = (await bench.store.get(key)) as { answer: { items: unknown[] } };
    await bench.store.set(key, { ...entry, answer: { ...entry.answer, items: [{ sku: 7 }] } });
  }
  return bench;
}

it.each(['stale-first', 'network-first'] as const)(
  '[CC-25] items another build kept and this one cannot read are none: %s',
  async (cacheMode) => {
    const bench = await keptByAnother(cacheMode);
    bench.answerWith(() => found([chair]));
    expect(await bench.client.search(products)).toMatchObject({
      value: { items: [{ sku: 'SZEK' }], cache: false },
    });
  },
);

it('[CC-25] in need of them the reason is that of the backend', async () => {
  const bench = await keptByAnother('network-first');
  bench.answerWith(() => refused(500));
  expect(await bench.client.search(products)).toMatchObject({
    error: { kind: 'rejected', code: 500 },
  });
});

it('[CC-21] a refresh that brings rubbish changes nothing', async () => {
  const bench = openBench(() => found([sofa]));
  await bench.client.search(products);
  await settle();
  bench.answerWith(() => json('<html>', { contentType: 'text/html' }));
  let heard = 0;
  await bench.client.search(products, { onFresh: () => (heard += 1) });
  await settle();
  expect(heard).toBe(0);
  expect(await bench.client.search(products)).toMatchObject({
    value: { items: [{ sku: 'FELHO' }] },
  });
});

describe('what is cached', () => {
  const openProduct = async (answer: Parameters<typeof openBench>[0]) => {
    const bench = openBench(answer);
    await bench.client.product('FELHO');
    await settle();
    return bench;
  };

  it('[CC-25] a product is stored alone, without what was counted beside it', async () => {
    const aggregations = { agg_terms_color: { buckets: [{ key: 1, doc_count: 2 }] } };
    const { store } = await openProduct(() => found([sofa, chair], { total: 9, aggregations }));
    expect(await store.get('product:FELHO')).toMatchObject({
      question: 'product:FELHO',
      answer: { items: [sofa], total: 1, start: 0, perPage: 1, aggregations: {} },
    });
  });

  it('[CC-25] a product that is gone is removed', async () => {
    const bench = await openProduct(() => found([sofa]));
    expect(await bench.store.keys()).toEqual(['product:FELHO']);
    bench.answerWith(() => found([]));
    await bench.client.product('FELHO');
    await settle();
    expect(await bench.store.keys()).toEqual([]);
  });

  it('[CC-25] a product that was found by another key has the name of its sku only', async () => {
    const { client, store } = openBench(() => found([sofa]));
    await client.productBy('id', 1);
    await settle();
    expect(await store.keys()).toEqual([
      'product:FELHO',
      expect.stringMatching(/^search:[0-9a-f]{14}$/),
    ]);
  });

  it('[CC-25] a list with one readable item is stored, the others not under their sku', async () => {
    const { client, store, answerWith } = openBench(() => found([{ sku: 'ROSSZ' }, sofa]));
    await client.search(products);
    await settle();
    expect((await store.keys()).filter((key) => key.startsWith('product:'))).toEqual([
      'product:FELHO',
    ]);
    answerWith(() => down());
    expect(await client.search(products)).toMatchObject({
      value: { items: [{ sku: 'FELHO' }], cache: true },
    });
  });

  it('[CC-25] an entry of another question under the same name is ignored', async () => {
    const { client, store, answerWith } = openBench(() => found([sofa]));
    await client.search({ ...products, withoutFields: ['x'] });
    await settle();
    const [key = ''] = await store.keys();
    const entry = await store.get(key);
    await store.set(key, { ...(entry as object), question: 'another' });
    answerWith(() => found([chair]));
    expect(await client.search({ ...products, withoutFields: ['x'] })).toMatchObject({
      value: { items: [{ sku: 'SZEK' }], cache: false },
    });
  });

  it('[CC-7] [CC-21] a page call that its caller aborts gives no cached product', async () => {
    const bench = await openProduct(() => found([sofa]));
    bench.answerWith(() => new Promise<ReturnType<typeof found>>(() => undefined));
    const caller = createAbortController();
    const page = bench.client.productPage({ sku: 'FELHO' }, { signal: caller.signal });
    caller.abort('left');
    expect(await page).toMatchObject({ ok: false, error: { reason: 'aborted' } });
  });
});
