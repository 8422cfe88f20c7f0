import { err } from '@shop/kernel';
import { createMemoryStore } from '@shop/testing';
import { expect, it } from 'vitest';
import { chair, shop, sofas, toChair, toSofas } from './test/resolver-fixture.ts';

it('[UR-18] a full store is cleared and the mapping written', async () => {
  const store = createMemoryStore();
  await store.set('/old', 1);
  const memorySet = store.set.bind(store);
  let refusals = 1;
  store.set = async (key, value) =>
    refusals-- > 0 ? err({ kind: 'quota' }) : memorySet(key, value);
  const { resolve } = shop({}, store);
  expect(await resolve('/felho-fotel')).toEqual(toChair);
  expect(await store.keys()).toEqual(['/felho-fotel']);
});

it('[UR-18] a closed store changes nothing and is not cleared', async () => {
  const store = createMemoryStore();
  await store.set('/old', 1);
  store.failWrites = { kind: 'unavailable' };
  const { resolve } = shop({}, store);
  expect(await resolve('/felho-fotel')).toEqual(toChair);
  expect(await store.keys()).toEqual(['/old']);
});

it('[UR-19] a mapping counts for its time, in memory and in the store', async () => {
  const { resolve, asked, clock } = shop({ routeTtlMs: 1000 });
  await resolve('/felho-fotel');
  await clock.advance(999);
  await resolve('/felho-fotel');
  expect(asked).toHaveLength(1);
  await clock.advance(1);
  await resolve('/felho-fotel');
  expect(asked).toHaveLength(2);
});

it.each<[value: unknown]>([
  ['text'],
  [{ target: { kind: 'product', slug: 1 }, path: '/x', storeCode: '', storedAtMs: 1 }],
  [{ target: { kind: 'category', slug: 'x' }, path: '/x', storeCode: '', storedAtMs: 1 }],
  [{ target: { kind: 'spaceship', slug: 'x' }, path: '/x', storeCode: '', storedAtMs: 1 }],
  [
    {
      target: { kind: 'category', id: 1, slug: 'x' },
      path: 'https://evil.example',
      storeCode: '',
      storedAtMs: 1,
    },
  ],
])('[UR-19] a stored value that is no mapping is passed over: %o', async (value) => {
  const store = createMemoryStore();
  await store.set('/felho-fotel', value);
  const { resolve } = shop({}, store);
  expect(await resolve('/felho-fotel')).toEqual(toChair);
});

it('[UR-22] products and categories seen in a list are known at once and after a reload', async () => {
  const { resolver, asked, store } = shop();
  const kept = Promise.all([
    resolver.registerProducts([chair]),
    resolver.registerCategories([sofas]),
  ]);
  expect(resolver.resolveNow('/felho-fotel')).toEqual(toChair);
  expect(resolver.resolveNow('/nappali/kanapek')).toEqual(toSofas);
  await kept;
  const reloaded = shop({}, store);
  expect(await reloaded.resolve('/nappali/kanapek')).toEqual(toSofas);
  expect([...asked, ...reloaded.asked]).toEqual([]);
});

it('[UR-22] a variant in a list teaches the path of its parent', async () => {
  const { resolver } = shop();
  await resolver.registerProducts([{ ...chair, sku: 'FOTEL-KEK', parentSku: 'FOTEL' }]);
  expect(resolver.resolveNow('/felho-fotel')).toEqual(toChair);
});

it('[UR-22] a list cannot take the path of a page, nor teach one without path', async () => {
  const { resolver, store } = shop();
  await resolver.registerProducts([
    { ...chair, url_path: 'kapcsolat' },
    { ...chair, url_path: '' },
    { sku: 'X', type_id: 'simple' },
  ]);
  expect(resolver.resolveNow('/kapcsolat')).toMatchObject({ target: { kind: 'info' } });
  expect(await store.keys()).toEqual([]);
});

it('[UR-22] what is known already is not written again', async () => {
  const { resolver, store } = shop();
  await resolver.registerProducts([chair]);
  await store.clear();
  await resolver.registerProducts([chair]);
  expect(await store.keys()).toEqual([]);
});

it('[UR-23] mappings travel with the page', async () => {
  const { resolver } = shop();
  await resolver.registerProducts([chair]);
  const sent: unknown = JSON.parse(JSON.stringify(resolver.snapshot()));
  const browser = shop();
  browser.resolver.restore(sent);
  expect(browser.resolver.resolveNow('/felho-fotel')).toEqual(toChair);
});

it('[UR-23] what is no mapping is passed over', () => {
  const { resolver } = shop();
  const route = {
    target: toChair.target,
    path: '/kapcsolat',
    storeCode: '',
    storedAtMs: Date.UTC(2026, 2, 5),
  };
  for (const snapshot of [
    null,
    'x',
    [],
    { '/a': 1, '/b': null, '/c': {} },
    { '/kapcsolat': route },
  ]) {
    resolver.restore(snapshot);
  }
  expect(resolver.snapshot()).toEqual({});
});
