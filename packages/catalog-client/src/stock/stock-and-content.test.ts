import type { Product } from '@shop/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogClient } from '../catalog-client.ts';
import type { FeedCursor } from '../feed/feed.ts';
import {
  backend,
  conditionsOf,
  down,
  found,
  json,
  openBench,
  refused,
  result,
  searchOf,
} from '../test/catalog-bench.ts';

const server = { isServer: true } as const;
const skusOf = (url: string) =>
  decodeURIComponent(/skus=([^&]*)/.exec(url)?.[1] ?? '')
    .split(',')
    .filter(Boolean);

const configurable = {
  id: 1,
  sku: 'P',
  type_id: 'configurable',
  configurable_children: [{ sku: 'V' }],
} as unknown as Product;

describe('stock', () => {
  it('[CC-49] of one article is known, unknown or a failure', async () => {
    const entry = { product_id: 7, qty: 3, is_in_stock: 1 };
    const bench = openBench(() => result(entry), server);
    expect(await bench.client.stock('A/1')).toEqual({
      ok: true,
      value: { product_id: 7, qty: 3, is_in_stock: true },
    });
    expect(bench.requests[0]?.url).toBe('/api/stock/check?sku=A%2F1&token=');
    for (const unknown of [
      refused(404),
      refused(500, 'sku-invalid'),
      refused(500, 'not-found'),
      json({ code: 500, result: { code: 'ENOTFOUND' } }),
    ]) {
      bench.answerWith(() => unknown);
      expect(await bench.client.stock('X')).toEqual({ ok: true, value: undefined });
    }
    bench.answerWith(() => refused(500));
    expect(await bench.client.stock('X')).toMatchObject({ error: { kind: 'rejected', code: 500 } });
  });

  it('[CC-50] of many is asked in chunks of 15, each article once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(80), { maxLength: 120 }), async (numbers) => {
        const skus = numbers.map((number) => `S${number}`);
        const { client, requests } = openBench(
          ({ url }) =>
            result(
              skusOf(url).map((sku) => ({
                product_id: Number(sku.slice(1)),
                qty: 1,
                is_in_stock: true,
              })),
            ),
          server,
        );
        const stock = await client.stockOf(skus);
        const chunks = requests.map(({ url }) => skusOf(url));
        expect(chunks.every((chunk) => chunk.length > 0 && chunk.length <= 15)).toBe(true);
        expect(chunks.flat().sort()).toEqual([...new Set(skus)].sort());
        expect(stock.ok && [...stock.value.keys()].sort()).toEqual([...new Set(numbers)].sort());
      }),
    );
    expect.hasAssertions();
  });

  it('[CC-51] with some answers missing is what is known; with all missing a failure', async () => {
    const skus = Array.from({ length: 20 }, (_, index) => `S${index}`);
    const { client, logged } = openBench(
      ({ url }) =>
        skusOf(url).includes('S0')
          ? down()
          : result([{ product_id: 19, qty: 0, is_in_stock: false }]),
      server,
    );
    expect(await client.stockOf(skus)).toEqual({
      ok: true,
      value: new Map([[19, { product_id: 19, qty: 0, is_in_stock: false }]]),
    });
    expect(logged).toEqual([['stock-incomplete', { kind: 'network' }]]);
    const none = openBench(() => down('timeout'), server);
    expect(await none.client.stockOf(skus)).toEqual({
      ok: false,
      error: { kind: 'network', reason: 'timeout' },
    });
    expect(await none.client.stockOf([])).toEqual({ ok: true, value: new Map() });
  });

  it('[CC-51] without what is left of variants says what is left of products', async () => {
    const entry = { product_id: 1, qty: 3, is_in_stock: true };
    const { client, logged } = openBench(
      ({ url }) => (skusOf(url).includes('V') ? down() : result([entry])),
      server,
    );
    expect(await client.stockOfProducts([configurable])).toEqual({
      ok: true,
      value: new Map([[1, entry]]),
    });
    expect(logged).toEqual([['stock-incomplete', { kind: 'network' }]]);
  });

  it('[CC-51] without any stock of products, variants that fail are a failure', async () => {
    const { client } = openBench(
      ({ url }) => (skusOf(url).includes('V') ? down() : result([])),
      server,
    );
    expect(await client.stockOfProducts([configurable])).toMatchObject({
      error: { kind: 'network' },
    });
  });

  it('[CC-52] of a list is asked for without an identity too', async () => {
    const { client, requests } = openBench(() => result({ items: [] }), server);
    expect(await client.renderList(['P'])).toMatchObject({ ok: true });
    expect(requests[0]?.url).toContain('skus=P');
  });

  it('[CO-68] an entry that cannot be parsed is left out and logged', async () => {
    const { client, logged } = openBench(
      () => result([{ product_id: 'x' }, { product_id: 1, qty: 2, is_in_stock: true }]),
      server,
    );
    const stock = await client.stockOf(['P']);
    expect(stock.ok && [...stock.value.keys()]).toEqual([1]);
    expect(logged).toEqual([
      ['answer.element-skipped', expect.objectContaining({ field: expect.any(String) })],
    ]);
  });

  it('[CC-50] a product without variants is one call, and an entry without a product none', async () => {
    const { client, requests } = openBench(
      () =>
        result([
          { qty: 1, is_in_stock: true },
          { product_id: 1, qty: 2, is_in_stock: true },
        ]),
      server,
    );
    const stock = await client.stockOfProducts([{ id: 1, sku: 'P', type_id: 'simple' } as Product]);
    expect(stock.ok && [...stock.value.keys()]).toEqual([1]);
    expect(requests).toHaveLength(1);
  });

  it('[CC-49] a stock that cannot be asked for is a failure', async () => {
    const { client, answerWith } = openBench(() => down(), server);
    expect(await client.stock('X')).toMatchObject({ ok: false, error: { kind: 'network' } });
    answerWith(() => json({ code: 500, result: null }));
    expect(await client.stock('X')).toMatchObject({ ok: false, error: { code: 500 } });
    answerWith(() => json({ code: 500, result: 'ENOTFOUND' }));
    expect(await client.stock('X')).toMatchObject({ ok: false, error: { code: 500 } });
  });

  it('[CC-19] equal concurrent requests of any kind are sent once', async () => {
    const { client, requests } = openBench(
      ({ url }) => result(/stock/.test(url) ? [] : {}),
      server,
    );
    await Promise.all([
      client.stockOf(['A']),
      client.stockOf(['A']),
      client.menuImages(),
      client.menuImages(),
    ]);
    expect(requests).toHaveLength(2);
  });

  it('[CC-52] platform prices name the currency, the store and, if it matters, the customer', async () => {
    const items = [{ id: 1, price_info: { final_price: 12_700, regular_price: 15_240 } }];
    const identity = () => ({ userToken: 'secret', groupId: 3 });
    const plain = openBench(() => result({ items }), { ...server, ports: { identity } });
    expect(await plain.client.renderList(['A', 'B'])).toMatchObject({ value: { items } });
    expect(plain.requests[0]?.url).toBe(
      '/api/product/render-list?skus=A%2CB&currencyCode=HUF&storeId=1',
    );
    const grouped = openBench(() => result({ items }), {
      ...server,
      ports: { identity },
      config: { groupPrices: true },
    });
    await grouped.client.renderList(['A']);
    expect(grouped.requests[0]?.url).toContain('&userGroupId=3&token=secret');
  });
});

describe('content', () => {
  it('[CC-53] is read call by call', async () => {
    const { client, requests } = openBench(
      backend({
        '/api/menuImages': result({ 20: '/a.jpg' }),
        '/api/ext/delivery-dates/getDeliveryDates': result({
          7: { from: '2026-03-05', to: '2026-03-08' },
        }),
        '/api/ext/delivery-dates/getDeliveryDates/7': result({
          from: '2026-03-05',
          to: '2026-03-08',
        }),
        '/api/ext/delivery-dates/getDeliveryDates/8': result(null),
        '/api/ext/cofidis/getInstallment': result({
          amount: 100,
          months: 12,
          monthly: 9,
          total: 108,
          interest_rate: 8,
        }),
        '/api/ext/cms-data/cmsPageIdentifier/a%2Fb/storeId/1': result({ id: 1, identifier: 'a/b' }),
        '/api/ext/cms-data/cmsBlockIdentifier/x/storeId/1': result(null),
      }),
      server,
    );
    expect(await client.menuImages()).toEqual({ ok: true, value: { 20: '/a.jpg' } });
    expect(await client.deliveryDates()).toMatchObject({ value: { 7: { from: '2026-03-05' } } });
    expect(await client.deliveryDatesOf(7)).toMatchObject({ value: { to: '2026-03-08' } });
    expect(await client.deliveryDatesOf(8)).toEqual({ ok: true, value: undefined });
    expect(await client.instalment({ price: 100 })).toMatchObject({ value: { monthly: 9 } });
    expect(await client.cmsPage('a/b')).toMatchObject({ value: { identifier: 'a/b' } });
    expect(await client.cmsBlock('x')).toEqual({ ok: true, value: undefined });
    expect(requests[4]?.url).toBe('/api/ext/cofidis/getInstallment?price=100&months=12');
    await client.deliveryDatesOf(7);
    expect(requests.at(-1)?.url).toBe('/api/ext/delivery-dates/getDeliveryDates/7');
    await client.deliveryDatesOf(7, { extraDays: 1 });
    expect(requests.at(-1)?.url).toBe('/api/ext/delivery-dates/getDeliveryDates/7?extra_days=1');
    await client.deliveryDatesOf(71, { sku: 'A-1', extraDays: -1 });
    expect(requests.at(-1)?.url).toBe(
      '/api/ext/delivery-dates/getDeliveryDates/71?extra_days=-1&sku=A-1',
    );
  });

  it('[CC-53] a call that its caller aborts is not logged', async () => {
    const { client, logged, requests } = openBench(() => down('aborted'), server);
    expect(await client.menuImages()).toMatchObject({ error: { reason: 'aborted' } });
    expect(requests[0]?.method).toBe('GET');
    expect(logged).toEqual([]);
  });

  it('[CC-53] an entry that cannot be fetched is a failure, logged once', async () => {
    const { client, logged } = openBench(() => refused(500), server);
    expect(await client.cmsPage('x')).toMatchObject({ error: { code: 500 } });
    expect(logged).toMatchObject([['content-missing', { kind: 'rejected' }]]);
  });

  it('[CC-54] a name of 200 characters is requested', async () => {
    const { client, requests } = openBench(() => result(null), server);
    await client.cmsPage('x'.repeat(200));
    expect(requests).toHaveLength(1);
  });

  it('[CC-24] an entry is a failure in a browser without a network', async () => {
    const { client } = openBench(() => down());
    const failure = { ok: false, error: { kind: 'network' } };
    expect(await client.prismic('cms-block', 'x')).toMatchObject(failure);
    expect(await client.feed()).toMatchObject(failure);
    const graphql = openBench(() => down(), {
      config: { search: { kind: 'graphql', host: 'shop.hu' } },
    });
    expect(await graphql.client.cmsBlock('x')).toMatchObject(failure);
  });

  it('[CC-57] a page of the widget ends with the time of its last post', async () => {
    const posts = [1, 2, 3].map((id) => ({ id, ts: id * 10 }));
    const { client, requests, answerWith } = openBench(() => json({ items: posts }), server);
    const page = await client.reviewsWidget('w');
    expect(page).toStrictEqual({
      ok: true,
      value: { posts: posts.map((post) => ({ ...post, widgetId: 'w' })), nextBeforeTs: 30 },
    });
    expect(requests[0]?.url).toContain('/api/ext/reviews-widget/w');
    answerWith(() => json({ items: [{ id: 1 }] }));
    expect(await client.reviewsWidget('w')).toStrictEqual({ ok: true, value: { posts: [] } });
  });

  it('[CC-53] a lender without an offer is no failure', async () => {
    const { client } = openBench(
      backend({ '/api/ext/cofidis/getInstallment': result(null) }),
      server,
    );
    expect(await client.instalment({ price: 1 })).toEqual({ ok: true, value: undefined });
  });

  it('[CC-53] that is missing is logged once and a failure for the caller', async () => {
    const { client, logged } = openBench(() => down(), server);
    expect(await client.menuImages()).toMatchObject({ error: { kind: 'network' } });
    expect(logged).toEqual([['content-missing', { path: '/api/menuImages', kind: 'network' }]]);
  });

  it('[CC-53] a page that does not exist is empty, not a failure', async () => {
    const { client, logged } = openBench(() => refused(404, 'not-found'), server);
    expect(await client.cmsPage('x')).toEqual({ ok: true, value: undefined });
    expect(logged).toEqual([]);
  });

  it('[CC-54] findings B7: a name no entry has is nothing, and one beyond all measure is not asked for', async () => {
    const { client, requests, logged } = openBench(() => refused(400, 'invalid-request'), server);
    expect(await client.cmsPage('x'.repeat(201))).toEqual({ ok: true, value: undefined });
    expect(requests).toEqual([]);
    expect(await client.cmsPage('\u0000')).toEqual({ ok: true, value: undefined });
    expect(requests).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it('[CC-54] a page or block has a number too, asked in the store of the view', async () => {
    const { client, requests } = openBench(
      backend({
        '/api/ext/cms-data/cmsPage/5': result({ id: '5', identifier: 'rolunk', title: 'Rólunk' }),
        '/api/ext/cms-data/cmsBlock/6': result(null),
        '/api/ext/cms-data/cmsBlock/7': result({ identifier: 'no number' }),
      }),
      { ...server, config: { storeId: 3 } },
    );
    expect(await client.cmsPageById(5)).toMatchObject({ value: { id: 5, title: 'Rólunk' } });
    expect(await client.cmsBlockById(6)).toEqual({ ok: true, value: undefined });
    expect(await client.cmsBlockById(7)).toMatchObject({ error: { kind: 'malformed' } });
    expect(requests[0]?.url).toBe('/api/ext/cms-data/cmsPage/5?storeId=3');
  });

  it.each<
    [story: string, ask: (client: CatalogClient) => ReturnType<CatalogClient['cmsPage']>, object]
  >([
    ['a page by its identifier', (client) => client.cmsPage('x'), { identifier: { eq: 'x' } }],
    ['a page by its number', (client) => client.cmsPageById(5), { id: { eq: 5 } }],
  ])('[CC-54] with GraphQL %s is a search', async (_story, ask, filter) => {
    const { client, requests, answerWith, logged } = openBench(
      () => json({ data: { cmsPages: { items: [{ id: 5, identifier: 'x' }] } } }),
      { ...server, config: { search: { kind: 'graphql', host: 'http://graph/api' } } },
    );
    expect(await ask(client)).toMatchObject({ value: { id: 5 } });
    expect(requests[0]).toMatchObject({ method: 'POST', url: 'http://graph/api' });
    expect(searchOf(requests[0])).toMatchObject({ variables: { filter } });
    answerWith(() => json({ data: { cmsPages: { items: [] } } }));
    expect(await ask(client)).toEqual({ ok: true, value: undefined });
    answerWith(() => down());
    expect(await ask(client)).toMatchObject({ error: { kind: 'network' } });
    expect(logged).toEqual([['content-missing', { path: 'cms_page', kind: 'network' }]]);
  });

  it('[CC-55] of the headless CMS is found by type and uid', async () => {
    const bench = openBench(
      () => found([{ prismic_type: 'cms-block', prismic_uid: 'footer' }]),
      server,
    );
    expect(await bench.client.prismic('cms-block', 'footer')).toMatchObject({
      value: { prismic_uid: 'footer' },
    });
    expect(conditionsOf(bench.requests[0])).toEqual({
      prismic_type: { eq: 'cms-block' },
      prismic_uid: { eq: 'footer' },
    });
    expect(searchOf(bench.requests[0])).toMatchObject({ type: 'prismic', size: 500 });
    bench.answerWith(() => down());
    expect(await bench.client.prismic('cms-page', 'x')).toMatchObject({
      error: { kind: 'network' },
    });
    expect(bench.logged).toEqual([
      ['content-missing', { path: 'prismic cms-page', kind: 'network' }],
    ]);
  });
});

describe('the feed', () => {
  const post = (id: number, date: string) => ({
    instagram_id: id,
    instagram_media_type: 'IMAGE',
    instagram_date: date,
    instagram_media: [{ picture: '/a.webp', alt: 'Kanapé' }],
  });
  const entry = (id: number, date: string) => ({ mlc_id: id, mlc_date: date });

  it('[CC-56] takes half a page from each source, newest first', async () => {
    const { client, requests } = openBench(
      backend({
        instagram: found([post(1, '2026-03-01'), post(2, 'soon')], { total: 7 }),
        mlc: found([entry(3, '2026-03-02')], { total: 1 }),
      }),
      server,
    );
    const page = await client.feed();
    expect(page.ok && page.value.data.map(({ source, id }) => `${source} ${id}`)).toEqual([
      'mlc 3',
      'instagram 1',
      'instagram 2',
    ]);
    expect(page).toMatchObject({ value: { total: 8, hasNextPage: true } });
    expect(page.ok && page.value.data[1]?.media).toEqual([{ picture: '/a.webp', alt: 'Kanapé' }]);
    expect(
      requests.map((request) => [
        searchOf(request).type,
        searchOf(request).size,
        searchOf(request).sort,
      ]),
    ).toEqual([
      ['instagram', 6, 'instagram_date:desc'],
      ['mlc', 6, 'mlc_date:desc'],
    ]);
  });

  it('[CC-56] goes on after the last post seen, and asks no source that has ended', async () => {
    const { client, requests, answerWith } = openBench(
      backend({
        instagram: found([post(1, '2026-03-03'), post(2, '2026-03-02')], { total: 3 }),
        mlc: found([entry(3, '2026-03-02')]),
      }),
      server,
    );
    const first = await client.feed();
    if (!first.ok) throw new Error('no page');
    expect(first.value.next).toEqual({ instagram: { date: '2026-03-02', seen: 1 } });
    answerWith(backend({ instagram: found([post(4, '2026-03-01')], { total: 2 }) }));
    const second = await client.feed(first.value.next);
    expect(requests.slice(2).map((request) => searchOf(request).type)).toEqual(['instagram']);
    expect(conditionsOf(requests[2])).toEqual({ instagram_date: { lte: '2026-03-02' } });
    expect(second).toMatchObject({ value: { data: [{ id: '4' }], hasNextPage: false } });
    expect(second.ok && second.value.next).toBeUndefined();
  });

  it('[CC-56] counts the posts of one moment over pages', async () => {
    const left = Array.from({ length: 14 }, (_, index) => post(index, '2026-03-01'));
    const { client } = openBench((request) => {
      const { type, from } = searchOf(request);
      return type === 'instagram'
        ? found(left.slice(from, from + 6), { total: left.length })
        : found([]);
    }, server);
    const seenCounts: unknown[] = [];
    let cursor: FeedCursor | undefined;
    do {
      const page = await client.feed(cursor);
      cursor = page.ok ? page.value.next : undefined;
      seenCounts.push(cursor?.instagram?.seen);
    } while (cursor !== undefined && seenCounts.length < 9);
    expect(seenCounts).toEqual([6, 12, undefined]);
  });

  it('[CC-56] of sources that have all ended is empty', async () => {
    const { client, requests } = openBench(() => down(), server);
    expect(await client.feed({})).toStrictEqual({
      ok: true,
      value: { data: [], total: 0, hasNextPage: false },
    });
    expect(requests).toEqual([]);
  });

  it('[CC-8] [CC-56] leaves out posts that cannot be parsed', async () => {
    const film = {
      ...post(1, '2026-03-02'),
      instagram_media_type: 'VIDEO',
      instagram_media: [{ picture: '/a.webp' }],
    };
    const album = { ...entry(3, '2026-03-01'), mlc_media_type: 'CAROUSEL_ALBUM' };
    const { client } = openBench(
      backend({
        instagram: found([
          film,
          { instagram_id: 2, instagram_date: 'x' },
          { ...film, instagram_media_type: 'X' },
        ]),
        mlc: found([album, { mlc_id: 4 }]),
      }),
      server,
    );
    const page = await client.feed();
    expect(page).toMatchObject({
      value: {
        data: [
          { id: '1', type: 'VIDEO', media: [{ picture: '/a.webp', alt: '' }] },
          { id: '3', type: 'CAROUSEL_ALBUM' },
        ],
      },
    });
  });

  it('[CC-56] loses and repeats no post, however many are of one moment', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 30 }),
        async (days) => {
          const posts = days
            .toSorted((a, b) => b - a)
            .map((day, index) => post(index, `2026-03-0${day}`));
          const { client } = openBench((request) => {
            const { type, from = 0, size = 0 } = searchOf(request);
            if (type !== 'instagram') return found([]);
            const { lte = '9' } = (conditionsOf(request)['instagram_date'] ?? {}) as {
              lte?: string;
            };
            const left = posts.filter(({ instagram_date: date }) => date <= lte);
            return found(left.slice(from, from + size), { total: left.length });
          }, server);
          const read: string[] = [];
          let cursor: FeedCursor | undefined;
          do {
            const page = await client.feed(cursor);
            if (!page.ok) throw new Error('no page');
            expect(page.value.total).toBe(posts.length - read.length);
            read.push(...page.value.data.map(({ id }) => id));
            cursor = page.value.next;
          } while (cursor !== undefined);
          expect(read).toEqual(posts.map(({ instagram_id: id }) => String(id)));
        },
      ),
      // A page whose posts are of two days.
      { examples: [[[...Array<number>(8).fill(4), ...Array<number>(12).fill(3)]]] },
    );
  });

  it('[CC-56] loses and repeats no post beside unreadable ones', async () => {
    const kinds = fc.array(fc.record({ day: fc.integer({ min: 1, max: 3 }), isOdd: fc.boolean() }));
    let wholeFeeds = 0;
    await fc.assert(
      fc.asyncProperty(kinds, async (made) => {
        const posts = made
          .toSorted((a, b) => b.day - a.day)
          .map(({ day, isOdd }, index) => ({
            ...post(index, `2026-03-0${day}`),
            ...(isOdd && { instagram_media_type: 'REEL' }),
          }));
        const readable = posts.filter(({ instagram_media_type: type }) => type === 'IMAGE');
        let lastAnswer: typeof posts = [];
        const { client } = openBench((request) => {
          const { type, from = 0, size = 0 } = searchOf(request);
          if (type !== 'instagram') return found([]);
          const { lte = '9' } = (conditionsOf(request)['instagram_date'] ?? {}) as { lte?: string };
          const left = posts.filter(({ instagram_date: date }) => date <= lte);
          lastAnswer = left.slice(from, from + size);
          return found(lastAnswer, { total: left.length });
        }, server);
        const read: string[] = [];
        let cursor: FeedCursor | undefined;
        let hasFailed = false;
        do {
          const page = await client.feed(cursor);
          hasFailed = !page.ok;
          if (page.ok) read.push(...page.value.data.map(({ id }) => id));
          cursor = page.ok ? page.value.next : undefined;
        } while (cursor !== undefined);
        const ids = readable.map(({ instagram_id: id }) => String(id));
        // A page without any readable post is a failure of the source.
        const isLost = hasFailed && lastAnswer.some((post) => readable.includes(post));
        expect(isLost).toBe(false);
        expect(read).toEqual(hasFailed ? ids.slice(0, read.length) : ids);
        wholeFeeds += !hasFailed && ids.length > 0 ? 1 : 0;
      }),
    );
    expect(wholeFeeds).toBeGreaterThan(0);
  });

  it('[CC-56] continues after an unreadable post', async () => {
    const posts = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
      ...post(id, '2026-03-01'),
      ...(id === 2 && { instagram_media_type: 'REEL' }),
    }));
    const { client } = openBench((request) => {
      const { type, from = 0, size = 0 } = searchOf(request);
      return type === 'instagram'
        ? found(posts.slice(from, from + size), { total: posts.length })
        : found([]);
    }, server);
    const first = await client.feed();
    const second = first.ok ? await client.feed(first.value.next) : first;
    const idsOf = (page: typeof first) => page.ok && page.value.data.map(({ id }) => id);
    expect(idsOf(first)).toEqual(['1', '3', '4', '5', '6']);
    expect(idsOf(second)).toEqual(['7', '8']);
  });

  it('[CC-56] goes on without a source that fails and asks it again, and fails with both', async () => {
    const half = openBench(
      backend({ instagram: found([post(1, '2026-03-01')]), mlc: down() }),
      server,
    );
    expect(await half.client.feed()).toMatchObject({
      value: { data: { length: 1 }, hasNextPage: true, next: { mlc: { date: '', seen: 0 } } },
    });
    expect(half.logged).toEqual([['feed-missing', { source: 'mlc', kind: 'network' }]]);
    const none = openBench(() => down(), server);
    expect(await none.client.feed()).toMatchObject({ error: { kind: 'network' } });
  });
});

it('[CC-57] the reviews widget is read page by page, by the time of its last post', async () => {
  const bench = openBench(
    () =>
      json({
        items: [
          { id: 1, ts: 200 },
          { id: 2, ts: 100 },
        ],
        rating_summary: { average: 4.5, count: 2, counts: { '4': 1, '5': 1 } },
      }),
    {
      ...server,
      config: { reviewsWidgetUrl: 'https://widget.example/posts' },
    },
  );
  expect(await bench.client.reviewsWidget('w 1')).toMatchObject({
    value: {
      posts: [
        { id: 1, widgetId: 'w 1' },
        { id: 2, widgetId: 'w 1' },
      ],
      nextBeforeTs: 100,
      rating: { average: 4.5, count: 2 },
    },
  });
  await bench.client.reviewsWidget('w 1', 100);
  expect(bench.requests.map(({ url }) => url)).toEqual([
    'https://widget.example/posts/w%201',
    'https://widget.example/posts/w%201?before_ts=100',
  ]);
  bench.answerWith(() => json({ items: [] }));
  expect(await bench.client.reviewsWidget('w 1', 100)).toEqual({ ok: true, value: { posts: [] } });
  bench.answerWith(() => down());
  expect(await bench.client.reviewsWidget('w 1')).toMatchObject({ error: { kind: 'network' } });
});

describe('banners', () => {
  const banner = { title: 'Tavasz', image: '/t.jpg', link: '/tavasz' };

  it('[CC-58] come from the shop’s own files, one set per store view', async () => {
    const { client, requests } = openBench(
      backend({
        '/home/de_promoted_offers.json': json({ mainBanners: [banner] }),
        '/home/de_main-image.json': json({ image: banner }),
      }),
      { ...server, config: { storeCode: 'de' } },
    );
    expect(await client.promotedOffers()).toEqual({
      mainBanners: [banner],
      smallBanners: [],
      productBanners: [],
    });
    expect(await client.mainImage()).toEqual({ image: banner });
    expect(requests).toHaveLength(2);
  });

  it('[CC-58] that are missing are logged and nothing else', async () => {
    const { client, logged, requests } = openBench(() => down(), server);
    expect(await client.promotedOffers()).toEqual({
      mainBanners: [],
      smallBanners: [],
      productBanners: [],
    });
    expect(await client.mainImage()).toBeUndefined();
    expect(logged).toHaveLength(2);
    expect(requests[0]?.url).toBe('/home/promoted_offers.json');
  });
});
