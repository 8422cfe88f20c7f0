import { err } from '@shop/kernel';
import { createMemoryStore } from '@shop/testing';
import { expect, it } from 'vitest';
import { chair, shop, sofas, toChair, toSofas } from '../test/resolver-fixture.ts';

it('[UR-20] a full store is cleared and the mapping written', async () => {
  const store = createMemoryStore();
  await store.set('/old', 1);
  const memorySet = store.setMany.bind(store);
  let refusals = 1;
  store.setMany = async (entries) => (refusals-- > 0 ? err({ kind: 'quota' }) : memorySet(entries));
  const { resolve } = shop({}, store);
  expect(await resolve('/felho-fotel')).toEqual(toChair);
  expect(await store.keys()).toEqual(['/felho-fotel']);
});

it('[UR-20] a closed store changes nothing and is not cleared', async () => {
  const store = createMemoryStore();
  await store.set('/old', 1);
  store.failWrites = { kind: 'unavailable' };
  const { resolve } = shop({}, store);
  expect(await resolve('/felho-fotel')).toEqual(toChair);
  expect(await store.keys()).toEqual(['/old']);
});

it('[UR-20] a store with more mappings than it may have is cleared before the first is written', async () => {
  const store = createMemoryStore();
  for (const path of ['/a', '/b', '/c']) await store.set(path, 1);
  await shop({}, store).resolver.registerProducts([chair]);
  expect(await store.keys()).toEqual(['/a', '/b', '/c', '/felho-fotel']);
  await shop({}, store).resolver.registerCategories([sofas]);
  expect(await store.keys()).toEqual(['/nappali/kanapek']);
});

it('[UR-21] no response waits for the store where the store is deferred', async () => {
  const store = createMemoryStore();
  let rest = () => {};
  const idle = new Promise<void>((resolve) => {
    rest = resolve;
  });
  const { resolve, resolver } = shop({}, store, () => idle);
  expect(await resolve('/felho-fotel')).toEqual(toChair);
  expect(await resolve('/nappali/kanapek')).toEqual(toSofas);
  const restored = resolver.restore(resolver.snapshot());
  expect(await store.keys()).toEqual([]);
  rest();
  await restored;
  expect([...(await store.keys())].sort()).toEqual(['/felho-fotel', '/nappali/kanapek']);
});

it('[UR-21] what was looked up is stored at that moment, without a list or a page', async () => {
  const store = createMemoryStore();
  const { resolve } = shop({}, store, () => Promise.resolve());
  await resolve('/felho-fotel');
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(await store.keys()).toEqual(['/felho-fotel']);
});

it('[UR-22] a mapping counts for its time, in memory and in the store', async () => {
  const { resolve, lookups, clock } = shop({ routeTtlMs: 1000 });
  await resolve('/felho-fotel');
  await clock.advance(999);
  await resolve('/felho-fotel');
  expect(lookups).toHaveLength(1);
  await clock.advance(1);
  await resolve('/felho-fotel');
  expect(lookups).toHaveLength(2);
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
])('[UR-22] a stored value that is no mapping is skipped: %o', async (value) => {
  const store = createMemoryStore();
  await store.set('/felho-fotel', value);
  const { resolve } = shop({}, store);
  expect(await resolve('/felho-fotel')).toEqual(toChair);
});

it('[UR-25] products and categories seen in a list are known at once and after a reload', async () => {
  const { resolver, lookups, store } = shop();
  const writes = Promise.all([
    resolver.registerProducts([chair]),
    resolver.registerCategories([sofas]),
  ]);
  expect(resolver.resolveNow('/felho-fotel')).toEqual(toChair);
  expect(resolver.resolveNow('/nappali/kanapek')).toEqual(toSofas);
  await writes;
  const reloaded = shop({}, store);
  expect(await reloaded.resolve('/nappali/kanapek')).toEqual(toSofas);
  expect([...lookups, ...reloaded.lookups]).toEqual([]);
});

it('[UR-25] a variant in a list teaches the path of its parent', async () => {
  const { resolver } = shop();
  await resolver.registerProducts([{ ...chair, sku: 'FOTEL-KEK', parentSku: 'FOTEL' }]);
  expect(resolver.resolveNow('/felho-fotel')).toEqual(toChair);
});

it('[UR-25] a list cannot take the path of a page, nor teach one without path', async () => {
  const { resolver, store } = shop();
  await resolver.registerProducts([
    { ...chair, url_path: 'kapcsolat' },
    { ...chair, url_path: '' },
    { sku: 'X', type_id: 'simple' },
  ]);
  expect(resolver.resolveNow('/kapcsolat')).toMatchObject({ target: { kind: 'info' } });
  expect(await store.keys()).toEqual([]);
});

it('[UR-25] mappings of a list are read from the store and written to it in one operation each', async () => {
  const store = createMemoryStore();
  const turns: (readonly string[])[] = [];
  const { getMany, setMany } = store;
  store.getMany = (keys) => (turns.push(keys), getMany.call(store, keys));
  store.setMany = (entries) => (
    turns.push(entries.map(([path]) => path)),
    setMany.call(store, entries)
  );
  const table = { ...chair, sku: 'ASZTAL', url_path: 'malom-asztal' };
  await shop({}, store).resolver.registerProducts([chair, table]);
  expect(turns).toEqual([
    ['/felho-fotel', '/malom-asztal'],
    ['/felho-fotel', '/malom-asztal'],
  ]);
});

it('[UR-25] a known mapping is not written again', async () => {
  const { resolver, store } = shop();
  await resolver.registerProducts([chair]);
  await store.clear();
  await resolver.registerProducts([chair]);
  expect(await store.keys()).toEqual([]);
});

it('[UR-25] nor what the store knows already, until half its time is over', async () => {
  const { resolver, store } = shop({ routeTtlMs: 1000 });
  await resolver.registerProducts([chair]);
  const storedAt = async () => (await store.get('/felho-fotel')) as { storedAtMs: number };
  const first = (await storedAt()).storedAtMs;
  const seenAgainAfter = async (ms: number) => {
    const reloaded = shop({ routeTtlMs: 1000 }, store);
    await reloaded.clock.advance(ms);
    await reloaded.resolver.registerProducts([chair]);
    return (await storedAt()).storedAtMs - first;
  };
  expect(await seenAgainAfter(499)).toBe(0);
  expect(await seenAgainAfter(500)).toBe(500);
});

it('[UR-25] what the store knows under another canonical path is written again', async () => {
  const { resolver, store } = shop();
  await resolver.registerProducts([chair]);
  const route = (await store.get('/felho-fotel')) as object;
  await store.set('/felho-fotel', { ...route, path: '/former' });
  await shop({}, store).resolver.registerProducts([chair]);
  expect(await store.get('/felho-fotel')).toMatchObject({ path: '/felho-fotel' });
});

it('[UR-25] the current entity of a path replaces the stored one', async () => {
  const { resolver, store } = shop();
  await resolver.registerProducts([chair]);
  await shop({}, store).resolver.registerProducts([{ ...chair, sku: 'FOTEL-2' }]);
  expect(await shop({}, store).resolve('/felho-fotel')).toMatchObject({
    target: { parentSku: 'FOTEL-2' },
  });
});

it('[UR-26] mappings travel with the page', async () => {
  const { resolver } = shop();
  await resolver.registerProducts([chair]);
  const sent: unknown = JSON.parse(JSON.stringify(resolver.snapshot()));
  const browser = shop();
  void browser.resolver.restore(sent);
  expect(browser.resolver.resolveNow('/felho-fotel')).toEqual(toChair);
});

it('[UR-26] they are kept, unless newer ones are', async () => {
  const { resolver } = shop();
  await resolver.registerProducts([chair]);
  const sent = resolver.snapshot();
  const browser = shop();
  await browser.resolver.restore(sent);
  const reloaded = shop({}, browser.store);
  expect(await reloaded.resolve('/felho-fotel')).toEqual(toChair);
  await reloaded.clock.advance(1);
  await reloaded.resolver.registerProducts([{ ...chair, sku: 'FOTEL-2' }]);
  await shop({}, browser.store).resolver.restore(sent);
  expect(await shop({}, browser.store).resolve('/felho-fotel')).toMatchObject({
    target: { parentSku: 'FOTEL-2' },
  });
});

it('[UR-26] an invalid mapping is skipped', async () => {
  const { resolver, store } = shop();
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
    await resolver.restore(snapshot);
  }
  expect(resolver.snapshot()).toEqual({});
  expect(await store.keys()).toEqual([]);
});

it('[UR-28] a mapping to a removed entity is deleted, also in the store, and resolved again', async () => {
  const { resolve, resolver, lookups, clock, store } = shop();
  await resolve('/felho-fotel');
  await clock.advance(30_000);
  expect(await resolver.forget('/felho-fotel/?page=2')).toBe(true);
  expect(await store.keys()).toEqual([]);
  await resolve('/felho-fotel');
  expect(lookups).toHaveLength(2);
});

it('[UR-28] a mapping resolved just now is not resolved again', async () => {
  const { resolve, resolver, clock } = shop();
  await resolve('/felho-fotel');
  await clock.advance(29_999);
  expect(await resolver.forget('/felho-fotel')).toBe(false);
  expect(await resolver.forget('/kapcsolat')).toBe(false);
  expect(await resolver.forget('/nincs-ilyen')).toBe(false);
});

it('[UR-18] what the store knew is answered from memory from then on', async () => {
  const store = createMemoryStore();
  await shop({}, store).resolve('/felho-fotel');
  const next = shop({}, store);
  expect(next.resolver.resolveNow('/felho-fotel')).toBeUndefined();
  await next.resolve('/felho-fotel');
  expect(next.resolver.resolveNow('/felho-fotel')).toEqual(toChair);
  expect(next.lookups).toEqual([]);
});
