import type { ResolvedProduct, UrlResolver } from '@shop/url-resolver';
import { expect, it, vi } from 'vitest';
import { createAnswerStore, type AnswerStore } from './answer-store.ts';
import { createRequestAnswers } from './request-answers.ts';

const item = { id: 7, sku: 'SZEK', name: 'Szék' };
const address: ResolvedProduct = { sku: 'SZEK', type_id: 'simple', url_path: 'szek' };

function open(now = () => 1_000_000): AnswerStore {
  const store = createAnswerStore({ maxBytes: 1_000_000, now });
  store.invalidate([]);
  return store;
}

/** Returns one page: its queries, and the addresses that it has learned. */
function request(store: AnswerStore, options = { storesPrices: true }) {
  const answers = createRequestAnswers(store, options);
  const learnt: string[] = [];
  const urls = answers.withAddressesOf({
    registerProducts: async (products: readonly ResolvedProduct[]) =>
      void learnt.push(...products.map(({ sku }) => sku)),
  } as UrlResolver);
  const client = answers.createQueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const ask = (name: string, data: unknown) => {
    const queryFn = vi.fn<() => Promise<unknown>>(async () => {
      await urls.registerProducts([address]);
      return data;
    });
    return client
      .ensureQueryData({ queryKey: [name, 'hu', 20], queryFn })
      .then((got) => ({ got, times: queryFn.mock.calls.length }));
  };
  const askPages = (data: unknown) => {
    const queryFn = vi.fn<() => Promise<unknown>>(() => Promise.resolve(data));
    return client
      .ensureInfiniteQueryData({
        queryKey: ['listing', 'hu', 20, {}],
        queryFn,
        initialPageParam: 0,
        getNextPageParam: () => null,
      })
      .then((got) => ({ got, times: queryFn.mock.calls.length }));
  };
  return { answers, client, learnt, ask, askPages };
}

it('fetches once for all pages and returns the same object', async () => {
  const store = open();
  const first = await request(store).ask('product', { product: item });
  const second = await request(store).ask('product', { product: 'other' });
  expect([first.times, second.times]).toEqual([1, 0]);
  expect(second.got).toBe(first.got);
});

it('fetches once while two pages render, and registers the addresses for both', async () => {
  const store = open();
  const [one, other] = [request(store), request(store)];
  const answers = await Promise.all([
    one.ask('product', { product: item }),
    other.ask('product', { product: item }),
  ]);
  expect(answers.map(({ times }) => times).sort()).toEqual([0, 1]);
  expect([one.learnt, other.learnt]).toEqual([['SZEK'], ['SZEK']]);
});

it('registers the addresses that came with a response', async () => {
  const store = open();
  await request(store).ask('product', { product: item });
  const later = request(store);
  await later.ask('product', { product: item });
  expect(later.learnt).toEqual(['SZEK']);
});

it('stores the pages of a list and invalidates them for one of its products or its category', async () => {
  const store = open();
  const list = { items: [item] };
  for (const tag of ['P7', 'C20']) {
    expect((await request(store).askPages(list)).times).toBe(1);
    const stored = await request(store).askPages(list);
    expect(stored).toEqual({ got: { pages: [list], pageParams: [0] }, times: 0 });
    store.invalidate([tag]);
  }
});

it('stores no response of a page whose backend failed, and none without a rule', async () => {
  const store = open();
  const failing = request(store);
  failing.answers.noteFailure();
  await failing.ask('product', { product: item });
  await request(store).ask('instalment', 1);
  expect(store.figures().answers).toBe(0);
});

it('stores no prices where a platform determines them', async () => {
  const store = open();
  await request(store, { storesPrices: false }).ask('product', { product: item });
  await request(store, { storesPrices: false }).ask('colors', {});
  expect(store.figures().answers).toBe(1);
});

it('findings B1: shows a special price that begins in two seconds on the second', async () => {
  let now = 1_000_000;
  const store = open(() => now);
  const made = request(store);
  made.answers.noteChange(now + 2_000);
  await made.ask('product', { product: item });
  now += 1_999;
  expect((await request(store).ask('product', {})).times).toBe(0);
  now += 1;
  store.invalidate([]);
  expect((await request(store).ask('product', {})).times).toBe(1);
});

it('uses only data loaded for the page while it renders', async () => {
  const store = open();
  await request(store).ask('banners', 'offers');
  const { answers, client } = request(store);
  answers.beginRendering();
  const options = client.defaultQueryOptions({
    queryKey: ['banners', 'hu', 20],
    queryFn: () => Promise.resolve('offers'),
  });
  expect(options.initialData).toBeUndefined();
});
