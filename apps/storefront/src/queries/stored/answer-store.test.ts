import { createMemoryStore } from '@shop/testing';
import type { Product } from '@shop/contract';
import { err } from '@shop/kernel';
import { expect, it } from 'vitest';
import type { CardProduct } from '../products/card-fields.ts';
import { createAnswerStore, type StoredAnswer } from './answer-store.ts';

const card = (sku: string, name = sku) => ({ sku, name, isInStock: true }) as CardProduct;
const product = (sku: string) => ({ id: sku.length, sku, type_id: 'simple', name: sku }) as Product;
const toCard = ({ sku }: Product) => card(sku);
const answers = (...entries: readonly (readonly [string, unknown, number])[]) =>
  new Map(
    entries.map(([hash, data, storedAtMs]): [string, StoredAnswer] => [hash, { data, storedAtMs }]),
  );

function open(limit?: number) {
  const memory = createMemoryStore();
  return { memory, store: createAnswerStore(memory, toCard, limit) };
}

it('returns an answer with its age', async () => {
  const { store } = open();
  await store.write(answers(['a', { name: 'Kert' }, 7]));
  expect(await store.read('a', ['category-tree', 'hu'])).toEqual({
    data: { name: 'Kert' },
    storedAtMs: 7,
  });
  expect(await store.read('b', ['category-tree', 'hu'])).toBeUndefined();
});

it('composes the lists of a shopper from other stored answers, with the age of the oldest', async () => {
  const { store } = open();
  await store.write(
    answers(
      ['list', { pages: [{ items: [card('FOTEL'), card('SZEK')] }] }, 5],
      ['product', { product: product('SZEK') }, 9],
    ),
  );
  expect(await store.read('x', ['saved-products', 'hu', ['FOTEL', 'SZEK', 'ASZTAL']])).toEqual({
    data: { FOTEL: card('FOTEL'), SZEK: card('SZEK') },
    storedAtMs: 5,
  });
  expect(await store.read('x', ['compared', 'hu', ['FOTEL', 'SZEK']])).toEqual({
    data: { products: { SZEK: product('SZEK') }, attributes: [] },
    storedAtMs: 9,
  });
  expect(await store.read('x', ['reviewed-products', 'hu', [4, 5]])).toEqual({
    data: { 4: product('SZEK') },
    storedAtMs: 9,
  });
  expect(await store.read('x', ['saved-products', 'hu', ['ASZTAL']])).toBeUndefined();
});

it('removes the oldest entries above its limit', async () => {
  const { store, memory } = open(2);
  await store.write(answers(['a', {}, 1], ['b', {}, 2]));
  await store.write(answers(['c', {}, 3]));
  expect(await memory.keys('answer:')).toEqual(['answer:b', 'answer:c']);
});

it('clears itself where the storage is full', async () => {
  const { memory } = open();
  const full = createAnswerStore(
    { ...memory, setMany: () => Promise.resolve(err({ kind: 'quota' })) },
    toCard,
  );
  await memory.set('answer:a', { data: {}, storedAtMs: 1 });
  await full.write(answers(['b', {}, 2]));
  expect(await memory.keys()).toEqual([]);
});

it('skips a damaged entry', async () => {
  const { store, memory } = open();
  await memory.set('answer:a', 'torn');
  await memory.set('index', 'torn');
  expect(await store.read('a', ['product', 'hu', 'FOTEL'])).toBeUndefined();
  await store.write(answers(['a', { sku: 'FOTEL' }, 1]));
  expect(await store.read('a', ['product', 'hu', 'FOTEL'])).toMatchObject({ storedAtMs: 1 });
});

it('finds viewed products, then the names of others', async () => {
  const { store } = open();
  const [cloud, wing, cover] = [
    { sku: 'A', name: 'Felhő fotel', path: '/felho-fotel' },
    { sku: 'B', name: 'Füles fotel', path: '/fules-fotel' },
    { sku: 'C', name: 'Fotel huzat', path: '/fotel-huzat' },
  ];
  expect(await store.search('fotel')).toEqual({ cards: [], otherNames: [] });
  await store.writeNames({ names: [cloud, wing, cover], isPartial: false }, 4);
  expect(await store.namesStoredAtMs()).toBe(4);
  const listItems = [card('A', 'Felhő fotel'), card('D', 'Polc')];
  await store.write(answers(['list', listItems, 1]));
  expect(await store.search('FOTEL')).toEqual({
    cards: [card('A', 'Felhő fotel')],
    otherNames: [cover, wing],
  });
  expect(await store.search('fotel felho')).toEqual({
    cards: [card('A', 'Felhő fotel')],
    otherNames: [],
  });
});

it('finds at most 30 names of others, and none without a name index', async () => {
  const { store, memory } = open();
  const names = Array.from({ length: 40 }, (_, at) => ({
    sku: `S${at}`,
    name: `Szék ${at}`,
    path: `/szek-${at}`,
  }));
  await store.writeNames({ names, isPartial: true }, 1);
  expect((await store.search('szek')).otherNames).toEqual(names.slice(0, 30));
  await memory.set('names', { data: [['S1', 'Szék 1']], storedAtMs: 1 });
  expect(await store.search('szek')).toEqual({ cards: [], otherNames: [] });
  expect(await store.namesStoredAtMs()).toBeUndefined();
});
