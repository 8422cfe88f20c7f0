import { err, ok, type BatchStore, type StorageFailure } from '@shop/kernel';

/** Exists in every runtime, but not in the types of the language. */
declare const structuredClone: <T>(value: T) => T;

/** Creates a store in memory that clones values, like IndexedDB. `failWrites`: error of every write. */
export function createMemoryStore(): BatchStore & { failWrites: StorageFailure | undefined } {
  const entries = new Map<string, unknown>();
  return {
    failWrites: undefined,
    async get(key) {
      return structuredClone(entries.get(key));
    },
    async set(key, value) {
      if (this.failWrites !== undefined) return err(this.failWrites);
      entries.set(key, structuredClone(value));
      return ok();
    },
    getMany(keys) {
      return Promise.all(keys.map((key) => this.get(key)));
    },
    async setMany(newEntries) {
      if (this.failWrites !== undefined) return err(this.failWrites);
      const clones = newEntries.map(([key, value]) => [key, structuredClone(value)] as const);
      for (const [key, value] of clones) entries.set(key, value);
      return ok();
    },
    async delete(key) {
      entries.delete(key);
    },
    async keys(prefix = '') {
      return [...entries.keys()].filter((key) => key.startsWith(prefix)).sort();
    },
    async clear() {
      entries.clear();
    },
  };
}
