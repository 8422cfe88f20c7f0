import { createMemoryStore } from '@shop/testing';
import { expect, it, vi } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import { storeNames } from './store-names.ts';

const day = 86_400_000;
const index = { isPartial: false, names: [['FOTEL', 'Felhő fotel', '/felho-fotel']] };

function device(answer = () => Promise.resolve(Response.json(index))) {
  const fetch = vi.fn<(path: string) => Promise<Response>>(answer);
  const log = { info: vi.fn<() => void>() };
  const store = createAnswerStore(createMemoryStore(), () => ({}) as never);
  return { fetch, log, store, ports: { fetch, log } };
}

it('stores the names of all products once a day', async () => {
  const { fetch, store, ports } = device();
  await storeNames('/de', store, day, ports);
  await storeNames('/de', store, day + 1, ports);
  expect(fetch.mock.calls).toEqual([['/de/search-names.json']]);
  expect((await store.search('fotel')).otherNames).toEqual([
    { sku: 'FOTEL', name: 'Felhő fotel', path: '/felho-fotel' },
  ]);
  await storeNames('/de', store, 2 * day, ports);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it.each([
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is busy', () => Promise.resolve(Response.json({}, { status: 503 }))],
  ['answers with a page', () => Promise.resolve(new Response('<html>'))],
  ['answers with something else', () => Promise.resolve(Response.json({ names: [['X']] }))],
])('keeps the stored names where the shop %s', async (_story, answer) => {
  const { store, ports } = device(answer);
  const names = [{ sku: 'SZEK', name: 'Szék', path: '/szek' }];
  await store.writeNames({ names, isPartial: false }, 0);
  await storeNames('', store, 2 * day, ports);
  expect((await store.search('szek')).otherNames).toEqual(names);
  expect(await store.namesStoredAtMs()).toBe(0);
});
