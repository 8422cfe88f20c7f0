import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { CatalogError } from '../answered.ts';
import type { AnswerStore, StoredAnswer } from './answer-store.ts';
import { createStoredAnswers } from './stored-answers.ts';

/** Creates a page whose queries are stored; `network` answers them. */
function openPage(network: () => Promise<unknown>, isOnline = true) {
  const stored = new Map<string, StoredAnswer>();
  const store: Pick<AnswerStore, 'read' | 'write'> = {
    read: async (hash) => stored.get(hash),
    write: async (answers) => answers.forEach((answer, hash) => stored.set(hash, answer)),
  };
  const state = { isOnline, calls: 0 };
  const storedAnswers = createStoredAnswers({
    viewCode: 'hu',
    load: async () => store,
    isOnline: () => state.isOnline,
    idle: async () => {},
  });
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', persister: storedAnswers.persister },
    },
  });
  storedAnswers.watch(client);
  const fetch = (queryKey: readonly unknown[]) =>
    client.fetchQuery({
      queryKey,
      queryFn: () => {
        state.calls += 1;
        return network();
      },
    });
  return { client, stored, state, fetch };
}

const key = ['product', 'hu', 'FOTEL'];
const hash = JSON.stringify(key);
const away = () => Promise.reject(new CatalogError({ kind: 'network', reason: 'unreachable' }));

it.each([
  ['fetched', (page: ReturnType<typeof openPage>) => page.fetch(key)],
  [
    'hydrated',
    async ({ client }: ReturnType<typeof openPage>) => client.setQueryData(key, { sku: 'FOTEL' }),
  ],
])('stores what was %s', async (_story, arrive) => {
  const page = openPage(async () => ({ sku: 'FOTEL' }));
  await arrive(page);
  await expect.poll(() => page.stored.get(hash)?.data).toEqual({ sku: 'FOTEL' });
});

it.each([
  ['what belongs to a customer', ['orders', 7], { total: 1 }],
  ['what tells of a shopper', ['saved-products', 'hu', ['FOTEL']], { FOTEL: {} }],
  ['a list that nobody could be asked for', ['listing', 'hu', 3], { pages: [{ offline: true }] }],
  ['nothing', ['colors', 'hu'], {}],
])('does not store %s', async (_story, queryKey, data) => {
  const { client, stored } = openPage(away);
  client.setQueryData(queryKey, data);
  client.setQueryData(key, { sku: 'FOTEL' });
  await expect.poll(() => [...stored.keys()]).toEqual([hash]);
});

it('answers without a network, with the age of the answer, and fetches again once online', async () => {
  const page = openPage(async () => ({ sku: 'NEW' }), false);
  page.stored.set(hash, { data: { sku: 'OLD' }, storedAtMs: 5 });
  expect(await page.fetch(key)).toEqual({ sku: 'OLD' });
  expect(page.state.calls).toBe(0);
  await expect.poll(() => page.client.getQueryState(key)?.dataUpdatedAt).toBe(5);
  expect(page.client.getQueryState(key)?.isInvalidated).toBe(true);
  page.state.isOnline = true;
  expect(await page.fetch(key)).toEqual({ sku: 'NEW' });
});

it('answers where the network fails', async () => {
  const page = openPage(away);
  await expect(page.fetch(key)).rejects.toThrow('network');
  page.stored.set(hash, { data: { sku: 'OLD' }, storedAtMs: 5 });
  expect(await page.fetch(key)).toEqual({ sku: 'OLD' });
});

it('answers in place of a list that could not be fetched', async () => {
  const page = openPage(async () => ({ items: [], offline: true }));
  page.stored.set(hash, { data: { items: [1] }, storedAtMs: 5 });
  expect(await page.fetch(key)).toEqual({ items: [1] });
});

it('does not answer where the backend rejected the call', async () => {
  const page = openPage(() =>
    Promise.reject(new CatalogError({ kind: 'not-found', key: 'sku' } as never)),
  );
  page.stored.set(hash, { data: { sku: 'OLD' }, storedAtMs: 5 });
  await expect(page.fetch(key)).rejects.toThrow('not-found');
});
