import { expect, it } from 'vitest';
import { contractProduct, contractSettings, everything } from '../contract/contract-products.ts';
import { createOpenSearchView } from './open-search-view.ts';
import type { SearchNode } from './search-node.ts';

/** Fake node that stores which indices exist and the ids of the documents written to them. */
function makeNode() {
  const indices = new Map<string, Map<string, object>>();
  let current: string | undefined;
  const refuse = () => Promise.reject(new Error('not scripted'));
  const node: SearchNode = {
    search: async (_index, bodies) =>
      bodies.map(() => ({
        timed_out: false,
        _shards: { total: current === undefined ? 0 : 1, failed: 0 },
        hits: { total: { value: 0 }, hits: [] },
        aggregations: {},
      })),
    documentCounts: refuse,
    async bulk(index, operations) {
      for (const { id } of operations) indices.get(index)?.set(id, {});
    },
    refresh: async () => undefined,
    async createIndex(index) {
      indices.set(index, new Map());
    },
    async deleteIndices(names) {
      for (const name of names) indices.delete(name);
    },
    indicesOf: async () =>
      [...indices.keys()].map((name) => ({ name, isCurrent: name === current })),
    async switchAlias(_alias, index) {
      current = index;
    },
    document: async (_alias, id) => indices.get(current ?? '')?.get(id),
    async putDocument(_alias, id, body) {
      const index = indices.get(current ?? '');
      if (index === undefined) throw new Error('no such alias');
      index.set(id, body);
    },
  };
  return { node, indices };
}

async function* batches(...ids: readonly string[]) {
  yield ids.map((id) => contractProduct(id));
}

it('[SE-27] where only a replacement makes an index, searches and changes without one are errors', async () => {
  const { node, indices } = makeNode();
  const view = createOpenSearchView(node, 'shop-hu', contractSettings('hu'), true);
  for (const work of [
    () => view.find(everything),
    () => view.write([contractProduct('1')]),
    () => view.patch([{ id: '1', price: 5 }]),
    () => view.drop(['1']),
    () => view.writeMark('mark'),
  ]) {
    await expect(work()).rejects.toThrow(/No index|no such alias/);
  }
  expect([indices.size, await view.exists()]).toEqual([0, false]);
  await view.replace(batches('1'));
  expect([(await view.find(everything)).total, await view.exists()]).toEqual([0, true]);
});

it('[SE-27] otherwise a view without an index has no products, and a write makes one', async () => {
  const { node } = makeNode();
  const view = createOpenSearchView(node, 'shop-hu', contractSettings('hu'), false);
  expect((await view.find(everything)).total).toBe(0);
  await view.patch([{ id: '1', price: 5 }]);
  expect(await view.exists()).toBe(false);
  await view.write([contractProduct('1')]);
  expect(await view.exists()).toBe(true);
});

it('[SE-28] a mark is stored beside the products, until they are replaced', async () => {
  const { node } = makeNode();
  const view = createOpenSearchView(node, 'shop-hu', contractSettings('hu'), true);
  expect(await view.readMark()).toBeUndefined();
  await view.replace(batches('1'));
  expect(await view.readMark()).toBeUndefined();
  await view.writeMark('until noon');
  expect(await view.readMark()).toBe('until noon');
  await view.replace(batches('1'));
  expect(await view.readMark()).toBeUndefined();
});
