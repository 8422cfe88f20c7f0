import { contractProduct, contractSettings, everything } from '../contract/contract-products.ts';
import { createMemorySearch } from '../engine/create-memory-search.ts';
import type { IndexedProduct } from '../query/catalog-search.ts';
import { createFakeClock, silentLog } from '@shop/testing';
import { expect, it } from 'vitest';
import { ViewWriter } from './view-writer.ts';

const minuteMs = 60_000;

/** Products of the shop, as read by the catalogs of its processes. */
function makeShop() {
  const prices = new Map<string, number>();
  const read = (ids: readonly string[]): readonly IndexedProduct[] =>
    ids.flatMap((id) => {
      const price = prices.get(id);
      return price === undefined ? [] : [{ ...contractProduct(id), price }];
    });
  const source = {
    whileReading: async () => undefined as void,
    byId: async (ids: readonly string[]) => read(ids),
    async *all() {
      for (const id of prices.keys()) {
        yield read([id]);
        await source.whileReading();
      }
    },
    refresh: async () => undefined,
    keepPricesCurrent: async () => undefined,
  };
  return { prices, source };
}

/** Fake node with the index of one view. */
function makeNode() {
  const memory = createMemorySearch(contractSettings);
  const node = {
    exists: false,
    fails: false,
    mark: undefined as string | undefined,
    fills: 0,
    async find() {
      const { hits } = await memory.find({
        ...everything,
        view: 'hu',
        sort: [{ field: 'id', descending: false }],
      });
      const found: Record<string, unknown> = {};
      for (const { id } of hits) {
        for (const price of Array.from({ length: 20 }, (_, at) => at)) {
          const filters = [{ field: 'final_price', value: { eq: price }, isCatalogScope: false }];
          const { hits: same } = await memory.find({ ...everything, view: 'hu', filters });
          if (same.some((hit) => hit.id === id)) found[id] = price;
        }
      }
      return found;
    },
  };
  const change = async (work: () => Promise<void>) => {
    if (node.fails || !node.exists) throw new Error('refused');
    await work();
  };
  const engine = {
    exists: async () => node.exists,
    readMark: async () => node.mark,
    writeMark: (_view: string, mark: string) => change(async () => void (node.mark = mark)),
    write: (view: string, products: readonly IndexedProduct[]) =>
      change(() => memory.write(view, products)),
    patch: (...words: Parameters<typeof memory.patch>) => change(() => memory.patch(...words)),
    drop: (view: string, ids: readonly string[]) => change(() => memory.drop(view, ids)),
    async replace(...words: Parameters<typeof memory.replace>) {
      if (node.fails) throw new Error('refused');
      await memory.replace(...words);
      Object.assign(node, { exists: true, mark: undefined, fills: node.fills + 1 });
    },
  };
  return { node, engine };
}

function makeProcesses() {
  const clock = createFakeClock();
  const { prices, source } = makeShop();
  const { node, engine } = makeNode();
  const start = (fingerprint = 'rules') => {
    const lock = { isHeld: () => true, acquire: async () => true };
    const ports = { view: 'hu', engine, lock, fingerprint, clock, log: silentLog };
    const writer = new ViewWriter({ ...ports, onChange: () => undefined });
    return {
      ...writer.index,
      reset: () => writer.reset(),
      /** Works until nothing is left to do, past the writer's pauses. */
      async work() {
        for (let round = 0; round < 3; round++) {
          while (await writer.work(source));
          await writer.settled();
          await clock.advance(3_000);
        }
      },
      workOnce: () => writer.work(source),
      settled: () => writer.settled(),
    };
  };
  return { clock, prices, source, node, start };
}

it('[SE-41] fills the index, then writes what is recorded: new values, whole products, deletions', async () => {
  const { prices, node, start } = makeProcesses();
  prices.set('1', 1).set('2', 2);
  const writer = start();
  await writer.work();
  expect(await node.find()).toEqual({ 1: 1, 2: 2 });
  prices.set('3', 3).delete('2');
  await writer.write('hu', [contractProduct('3')]);
  await writer.drop('hu', ['2']);
  await writer.patch('hu', [{ id: '1', price: 9 }]);
  await writer.work();
  expect(await node.find()).toEqual({ 1: 9, 3: 3 });
  expect(node.fills).toBe(1);
});

it('[SE-41] writes into the former index while it fills a new one, which has all changes when searches switch', async () => {
  const { prices, source, node, start } = makeProcesses();
  prices.set('1', 1).set('2', 2).set('3', 3);
  const writer = start();
  await writer.work();
  await writer.replace('hu', (async function* () {})());
  let reads = 0;
  source.whileReading = async () => {
    reads += 1;
    if (reads !== 3) return;
    prices.set('1', 8).delete('2');
    await writer.write('hu', [contractProduct('1')]);
    await writer.drop('hu', ['2']);
    await writer.workOnce();
    expect([await node.find(), node.fills]).toEqual([{ 1: 8, 3: 3 }, 1]);
    // A change that is recorded but not yet written when the fill ends.
    prices.set('3', 7);
    await writer.patch('hu', [{ id: '3', price: 7 }]);
  };
  await writer.workOnce();
  await writer.settled();
  expect([(await node.find())[1], (await node.find())[3], node.fills]).toEqual([8, 7, 2]);
  source.whileReading = async () => undefined;
  await writer.work();
  expect([await node.find(), node.fills]).toEqual([{ 1: 8, 3: 7 }, 2]);
});

it('[SE-41] fills the index anew after a rejected change, once the node takes changes again', async () => {
  const { prices, node, start } = makeProcesses();
  prices.set('1', 1).set('2', 2);
  const writer = start();
  await writer.work();
  node.fails = true;
  prices.set('1', 9);
  await writer.patch('hu', [{ id: '1', price: 9 }]);
  await writer.work();
  expect([await node.find(), node.fills]).toEqual([{ 1: 1, 2: 2 }, 1]);
  node.fails = false;
  await writer.work();
  expect([await node.find(), node.fills]).toEqual([{ 1: 9, 2: 2 }, 2]);
});

it('[SE-41] fills an index anew that a node has lost', async () => {
  const { prices, node, start } = makeProcesses();
  prices.set('1', 1);
  const writer = start();
  await writer.work();
  Object.assign(node, { exists: false, mark: undefined });
  await writer.work();
  expect([node.exists, node.fills]).toEqual([true, 2]);
});

it('[SE-41] keeps changes that the database did not answer for', async () => {
  const { prices, source, node, start } = makeProcesses();
  prices.set('1', 1);
  const writer = start();
  await writer.work();
  const { byId } = source;
  source.byId = () => Promise.reject(new Error('no connection'));
  prices.set('1', 6);
  await writer.write('hu', [contractProduct('1')]);
  await writer.patch('hu', [{ id: '1', stock: { isInStock: true, qty: 3 } }]);
  await expect(writer.workOnce()).rejects.toThrow('no connection');
  source.byId = byId;
  await writer.work();
  expect([await node.find(), node.fills]).toEqual([{ 1: 6 }, 1]);
});

it('[SE-42] takes over without a fill what the former writer did not write', async () => {
  const { clock, prices, node, start } = makeProcesses();
  prices.set('1', 1).set('2', 2);
  const [former, next] = [start(), start()];
  await former.work();
  await clock.advance(minuteMs);
  await former.work();
  prices.set('2', 5);
  await next.patch('hu', [{ id: '2', price: 5 }]);
  await next.work();
  expect([await node.find(), node.fills]).toEqual([{ 1: 1, 2: 5 }, 1]);
});

it.each<[string, 'young' | 'changed' | 'rules']>([
  ['it has not run for longer than clocks may differ', 'young'],
  ['all products have changed since the former writer wrote', 'changed'],
  ['the index has other rules of words', 'rules'],
])('[SE-42] fills the index when it takes over and %s', async (_what, reason) => {
  const { clock, prices, node, start } = makeProcesses();
  prices.set('1', 1);
  const former = start();
  const old = start(reason === 'rules' ? 'other rules' : 'rules');
  await former.work();
  await clock.advance(minuteMs);
  await former.work();
  if (reason === 'changed') await old.replace('hu', (async function* () {})());
  const next = reason === 'young' ? start() : old;
  prices.set('1', 4);
  await next.work();
  expect([await node.find(), node.fills]).toEqual([{ 1: 4 }, 2]);
});
