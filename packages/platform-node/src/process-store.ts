import { ok, type KeyValueStore } from '@shop/kernel';

/** Creates a collection in the memory of this process, with the `limit` most recently written entries. Default 1000. */
export function createProcessStore(limit = 1000): KeyValueStore {
  const entries = new Map<string, unknown>();
  return {
    get: async (key) => structuredClone(entries.get(key)),
    async set(key, value) {
      entries.delete(key);
      entries.set(key, structuredClone(value));
      if (entries.size > limit) {
        const oldest = entries.keys().next().value;
        if (oldest !== undefined) entries.delete(oldest);
      }
      return ok();
    },
    delete: async (key) => void entries.delete(key),
    keys: async (prefix = '') => [...entries.keys()].filter((key) => key.startsWith(prefix)).sort(),
    clear: async () => entries.clear(),
  };
}
