import { ok, type KeyValueStore } from '@shop/kernel';
import { createCompareList, createRecentlyViewed, createWishlist } from '@shop/saved-lists';

/** Anything that keeps values by key will do; in a browser it is IndexedDB. */
const kept = new Map<string, unknown>();
const store: KeyValueStore = {
  get: async (key) => kept.get(key),
  set: async (key, value) => (kept.set(key, value), ok()),
  delete: async (key) => void kept.delete(key),
  keys: async () => [...kept.keys()],
  clear: async () => kept.clear(),
};
const chair = { id: 1, sku: 'FOTEL', name: 'Felhő fotel', type_id: 'simple' } as const;
const table = { id: 2, sku: 'ASZTAL', name: 'Liget asztal', type_id: 'simple' } as const;

const wishlist = createWishlist({
  store,
  // The customer's list on the server, here with the table in it.
  server: {
    isSignedIn: () => true,
    add: async () => ok(),
    remove: async () => ok(),
    list: async () => ok([table.id]),
  },
  products: { byIds: async () => ok([table]) },
  log: { info() {}, warn() {}, error() {} },
});
await wishlist.add(chair);
await wishlist.refreshAfterLogin();
export const wished = wishlist.items.get().map(({ name }) => name); // ['Felhő fotel', 'Liget asztal']

const compare = createCompareList({ store });
const saved = await compare.add(chair);
export const isKept = saved.ok; // true

const seen = createRecentlyViewed({ limit: 20 }, { store });
await seen.see(chair);
await seen.see(table);
export const newest = seen.items.get()[0]?.sku; // 'ASZTAL'
