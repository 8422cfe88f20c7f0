import { createBroadcastHub, createMemoryLock, createMemoryStore } from '@shop/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCompareList } from './compare.ts';
import { createRecentlyViewed } from './recently-viewed.ts';
import { takeSnapshot, type SavedProduct } from './saved-product.ts';
import type { SavedListPorts } from './stored-list.ts';

const product = (id: number, sku = `SKU-${id}`): SavedProduct => ({
  id,
  sku,
  name: `Szék ${id}`,
  type_id: 'simple',
});
const skus = (list: { items: { get(): readonly SavedProduct[] } }) =>
  list.items.get().map(({ sku }) => sku);

/** Creates the ports of several tabs of one shopper. */
function tabs(count: number): {
  store: ReturnType<typeof createMemoryStore>;
  ports: SavedListPorts[];
} {
  const store = createMemoryStore();
  const lock = createMemoryLock();
  const hub = createBroadcastHub();
  const ports = Array.from({ length: count }, () => ({ store, lock, broadcast: hub.join() }));
  return { store, ports };
}

/** Runs all pending promises. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
}

it('[SL-1] a list keeps what it shows of a product and nothing else', () => {
  const whole = {
    ...product(7),
    price_incl_tax: 12_990,
    url_path: 'szek-7',
    description: '<p>Long</p>',
    configurable_children: [],
    image: undefined,
  };
  expect(takeSnapshot(whole)).toEqual({
    ...product(7),
    price_incl_tax: 12_990,
    url_path: 'szek-7',
  });
  expect(Object.keys(takeSnapshot(whole))).not.toContain('image');
});

it.each<[value: unknown]>([
  ['text'],
  [null],
  [{ 0: product(1) }],
  [[null, 1, {}, { ...product(1), id: '1' }, { ...product(2), sku: '' }, { id: 3, sku: 'X' }]],
])('[SL-2] a stored value that is no product is skipped: %o', async (value) => {
  const store = createMemoryStore();
  await store.set('current-compare', value);
  const list = createCompareList({ store });
  await list.load();
  expect(list.items.get()).toEqual([]);
});

it('[SL-2] valid entries are kept beside invalid ones', async () => {
  const store = createMemoryStore();
  await store.set('current-compare', [null, { ...product(1), extra: 1 }]);
  const list = createCompareList({ store });
  await list.load();
  expect(list.items.get()).toEqual([product(1)]);
});

it('[SL-2] a stored product field of another type is dropped', async () => {
  const store = createMemoryStore();
  const odd = { url_path: 7, image: null, price: '12990', price_incl_tax: Number.NaN };
  await store.set('current-compare', [{ ...product(1), ...odd, slug: 'szek-1', price_tax: 2762 }]);
  const list = createCompareList({ store });
  await list.load();
  expect(list.items.get()).toEqual([{ ...product(1), slug: 'szek-1', price_tax: 2762 }]);
});

it('[SL-3] the store is read once, and it is known when', async () => {
  const store = createMemoryStore();
  let reads = 0;
  const counted = { ...store, get: (key: string) => ((reads += 1), store.get(key)) };
  const list = createCompareList({ store: counted });
  expect(list.isLoaded.get()).toBe(false);
  await Promise.all([list.load(), list.load()]);
  await list.load();
  expect(list.isLoaded.get()).toBe(true);
  expect(reads).toBe(1);
});

it('[SL-3] a change before the first reading loses nothing', async () => {
  const store = createMemoryStore();
  await createCompareList({ store }).add(product(1));
  const list = createCompareList({ store });
  await list.add(product(2));
  expect(skus(list)).toEqual(['SKU-1', 'SKU-2']);
});

it('[SL-4] a change is on the screen before it is in the store', async () => {
  const store = createMemoryStore();
  let isWritten = false;
  let letWrite = () => {};
  const gate = new Promise<void>((resolve) => void (letWrite = resolve));
  const slow = {
    ...store,
    async set(key: string, value: unknown) {
      await gate;
      isWritten = true;
      return store.set(key, value);
    },
  };
  const list = createCompareList({ store: slow });
  const adding = list.add(product(1));
  await settle();
  expect(skus(list)).toEqual(['SKU-1']);
  expect(isWritten).toBe(false);
  letWrite();
  expect(await adding).toEqual({ ok: true, value: undefined });
});

it('[SL-4] listeners are called only for a changed list', async () => {
  const list = createCompareList({ store: createMemoryStore() });
  await list.load();
  let heard = 0;
  list.items.subscribe(() => void (heard += 1));
  await list.add(product(1));
  expect(heard).toBe(1);
  await list.add(product(1));
  await list.remove('SKU-9');
  expect(heard).toBe(1);
});

it('[SL-5] a list survives the page', async () => {
  const store = createMemoryStore();
  await createCompareList({ store }).add(product(1));
  const reloaded = createCompareList({ store });
  await reloaded.load();
  expect(reloaded.items.get()).toEqual([product(1)]);
});

it('[SL-5] concurrent changes of tabs are all kept, in any order', async () => {
  const ids = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(ids, ids, ids, async (first, second, third) => {
      const { ports, store } = tabs(3);
      const lists = ports.map((one) => createCompareList(one));
      const plans = [first, second, third];
      await Promise.all(
        lists.flatMap((list, tab) => plans[tab]?.map((id) => list.add(product(id)))),
      );
      const reloaded = createCompareList({ store });
      await reloaded.load();
      expect(skus(reloaded).toSorted()).toEqual(
        [...new Set(plans.flat())].map((id) => `SKU-${id}`).toSorted(),
      );
    }),
  );
});

it('[SL-6] a change that cannot be stored is reported, stays on the screen and is stored with the next one', async () => {
  const store = createMemoryStore();
  const list = createCompareList({ store });
  store.failWrites = { kind: 'quota' };
  expect(await list.add(product(1))).toEqual({ ok: false, error: { kind: 'quota' } });
  expect(skus(list)).toEqual(['SKU-1']);
  store.failWrites = undefined;
  expect((await list.add(product(2))).ok).toBe(true);
  const reloaded = createCompareList({ store });
  await reloaded.load();
  expect(skus(reloaded)).toEqual(['SKU-1', 'SKU-2']);
});

it('[SL-7] the other tabs follow', async () => {
  const { ports } = tabs(2);
  const [here, there] = ports.map((one) => createCompareList(one));
  await there?.load();
  await here?.add(product(1));
  await settle();
  expect(there && skus(there)).toEqual(['SKU-1']);
});

it('[SL-7] a tab that has not looked yet does not begin to, and another list is not meant', async () => {
  const { ports } = tabs(2);
  const [here, there] = ports;
  const compare = createCompareList(there ?? { store: createMemoryStore() });
  await createRecentlyViewed({ limit: 5 }, here ?? { store: createMemoryStore() }).see(product(1));
  await settle();
  expect(compare.isLoaded.get()).toBe(false);
  await compare.load();
  expect(skus(compare)).toEqual([]);
});

it('[SL-8] compare takes an article once, in the order of adding, and knows what it has', async () => {
  const list = createCompareList({ store: createMemoryStore() });
  await list.add(product(2));
  await list.add(product(1));
  await list.add({ ...product(2), name: 'Another name' });
  expect(skus(list)).toEqual(['SKU-2', 'SKU-1']);
  expect(list.items.get()[0]?.name).toBe('Szék 2');
  expect([list.has('SKU-1'), list.has('SKU-9')]).toEqual([true, false]);
});

it('[SL-8] compare removes by sku and can be emptied', async () => {
  const list = createCompareList({ store: createMemoryStore() });
  await list.add(product(1));
  await list.add(product(2));
  await list.remove('SKU-1');
  expect(skus(list)).toEqual(['SKU-2']);
  await list.clear();
  expect(skus(list)).toEqual([]);
});

it('[SL-10] each list has its own key', async () => {
  const store = createMemoryStore();
  await createCompareList({ store }).add(product(1));
  await createRecentlyViewed({ limit: 5 }, { store }).see(product(2));
  expect(await store.keys()).toEqual(['current-compare', 'recently-viewed']);
});

it('[SL-11] the newest seen stands first, what is seen again moves there as it is now', async () => {
  const list = createRecentlyViewed({ limit: 5 }, { store: createMemoryStore() });
  await list.see(product(1));
  await list.see(product(2));
  await list.see({ ...product(1), price_incl_tax: 9990 });
  expect(list.items.get()).toEqual([{ ...product(1), price_incl_tax: 9990 }, product(2)]);
  await list.clear();
  expect(list.items.get()).toEqual([]);
});

it('[SL-12] only the newest are remembered, each once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 5 }),
      async (viewedIds, limit) => {
        const list = createRecentlyViewed({ limit }, { store: createMemoryStore() });
        for (const id of viewedIds) await list.see(product(id));
        const newest = [...new Set(viewedIds.toReversed())].slice(0, limit);
        expect(skus(list)).toEqual(newest.map((id) => `SKU-${id}`));
      },
    ),
  );
});
