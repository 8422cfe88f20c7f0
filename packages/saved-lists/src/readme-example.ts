import { ok, type KeyValueStore } from '@shop/kernel';
import { createCompareList, createRecentlyViewed, createWishlist } from '@shop/saved-lists';

/** Anything that keeps values by key will do; in a browser it is IndexedDB. */
const entries = new Map<string, unknown>();
const store: KeyValueStore = {
  get: async (key) => entries.get(key),
  set: async (key, value) => (entries.set(key, value), ok()),
  delete: async (key) => void entries.delete(key),
  keys: async () => [...entries.keys()],
  clear: async () => entries.clear(),
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
export const wishlistNames = wishlist.items.get().map(({ name }) => name); // ['Felhő fotel', 'Liget asztal']

const compare = createCompareList({ store });
const added = await compare.add(chair);
export const isKept = added.ok; // true

const recentlyViewed = createRecentlyViewed({ limit: 20 }, { store });
await recentlyViewed.see(chair);
await recentlyViewed.see(table);
export const newest = recentlyViewed.items.get()[0]?.sku; // 'ASZTAL'
