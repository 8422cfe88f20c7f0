import { err, ok, type BatchStore, type StorageFailure } from '@shop/kernel';

/** A store in memory. `failWrites` makes each write fail with that reason while it is set. */
export function createMemoryStore(): BatchStore & { failWrites: StorageFailure | undefined } {
  const entries = new Map<string, string>();
  return {
    failWrites: undefined,
    async get(key) {
      const text = entries.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    async set(key, value) {
      if (this.failWrites !== undefined) return err(this.failWrites);
      entries.set(key, JSON.stringify(value));
      return ok();
    },
    getMany(keys) {
      return Promise.all(keys.map((key) => this.get(key)));
    },
    async setMany(newEntries) {
      if (this.failWrites !== undefined) return err(this.failWrites);
      for (const [key, value] of newEntries) entries.set(key, JSON.stringify(value));
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
