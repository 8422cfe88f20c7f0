import { err, ok } from '@shop/kernel';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { createMemoryStore } from '@shop/testing';
import { expect, it, vi } from 'vitest';
import type { Shop } from '../../shop/shop.ts';
import { createAnswerStore } from './answer-store.ts';
import { storeNames } from './store-names.ts';

const day = 86_400_000;
const page = { items: [{ sku: 'FOTEL', name: 'Felhő fotel', price: 1 }], offline: false };

function device(answer: unknown = ok(page)) {
  const listing = vi.fn<() => Promise<unknown>>(async () => answer);
  const shop = { catalog: { listing }, config: builtConfig } as unknown as Shop;
  const store = createAnswerStore(createMemoryStore(), () => ({}) as never);
  return { listing, shop, store };
}

it('stores the names of all products once a day', async () => {
  const { listing, shop, store } = device();
  await storeNames(shop, store, day);
  await storeNames(shop, store, day + 1);
  expect(listing).toHaveBeenCalledTimes(1);
  expect((await store.search('fotel')).otherNames).toEqual(['Felhő fotel']);
  await storeNames(shop, store, 2 * day);
  expect(listing).toHaveBeenCalledTimes(2);
});

it.each([
  ['is not reached', err({ kind: 'network', reason: 'unreachable' })],
  ['is not asked', ok({ items: [], offline: true })],
])('keeps the stored names where the shop %s', async (_story, answer) => {
  const { shop, store } = device(answer);
  await store.writeNames([['SZEK', 'Szék']], 0);
  await storeNames(shop, store, 2 * day);
  expect((await store.search('szek')).otherNames).toEqual(['Szék']);
});
