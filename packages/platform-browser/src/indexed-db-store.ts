import type { BatchStore, Clock } from '@shop/kernel';
import { databaseHandle, type EntriesDatabase } from './database.ts';
import { createEntriesAccess } from './entries-access.ts';
import { createRecentMap } from './recent-map.ts';
import { systemClock } from './system-clock.ts';

/** Durability and limits of a collection. Times in milliseconds. */
export interface IndexedDbStoreOptions {
  /** Name of the database of the store view. Default `shop`. */
  readonly database?: string | undefined;
  /**
   * `strict`: a write resolves once it is on disk, reads have no timeout, and errors never disable storage. For data
   * that must not be lost (tasks, orders, sessions). `relaxed` (default): for copies of server data.
   */
  readonly durability?: 'strict' | 'relaxed' | undefined;
  /** Timeout of a relaxed read, which then returns the value in memory. Default 800 ms. */
  readonly readTimeoutMs?: number | undefined;
  /** Timeout for listing keys. Default 2000 ms. */
  readonly iterateTimeoutMs?: number | undefined;
  /** Number of slow or failed reads in a row after which reads use memory for `readPauseMs`. Default 1. */
  readonly maxReadErrors?: number | undefined;
  /** Duration of that pause. Default 10 000 ms. */
  readonly readPauseMs?: number | undefined;
  /** Number of failed writes after which a relaxed collection uses memory only. Default 30. */
  readonly maxWriteErrors?: number | undefined;
  /** Maximum number of values in memory; the least recently used is removed first. Default 500. */
  readonly memoryEntries?: number | undefined;
  readonly clock?: Clock | undefined;
}

/**
 * Creates a collection in IndexedDB with a copy in memory. Values are cloned. Storage that is slow, full, closed or
 * missing never throws: reads return the value in memory, writes return the error.
 *
 * Reads storage before memory, because other tabs write too.
 * Source: product specification, sections 8 and 9 (cache limits); RL-1 (strict writes).
 */
export function createIndexedDbStore(
  collection: string,
  options: IndexedDbStoreOptions = {},
): BatchStore {
  const {
    database = 'shop',
    durability = 'relaxed',
    readTimeoutMs = 800,
    iterateTimeoutMs = 2000,
    maxReadErrors = 1,
    readPauseMs = 10_000,
    maxWriteErrors = 30,
    memoryEntries = 500,
    clock = systemClock,
  } = options;
  const limits = { durability, maxReadErrors, readPauseMs, maxWriteErrors };
  const { read, write } = createEntriesAccess(databaseHandle(database), limits, clock);
  const memory = createRecentMap<unknown>(memoryEntries);
  /** Keys whose last write failed: they are read from memory. */
  const unsaved = new Set<string>();
  let clearUnsaved = false;

  async function change(keys: readonly string[], use: Parameters<typeof write>[0]) {
    const result = await write(use);
    for (const key of keys) {
      if (result.ok) unsaved.delete(key);
      else unsaved.add(key);
    }
    return result;
  }

  async function getMany(keys: readonly string[]): Promise<readonly unknown[]> {
    const keysToRead = clearUnsaved ? [] : keys.filter((key) => !unsaved.has(key));
    const storedKeys =
      keysToRead.length === 0
        ? undefined
        : await read(readTimeoutMs, (db) => valuesOf(db, collection, keysToRead));
    for (const [key, value] of storedKeys?.found ?? []) {
      if (value === undefined) memory.delete(key);
      else memory.set(key, value);
    }
    return keys.map((key) =>
      structuredClone(storedKeys?.found.has(key) ? storedKeys.found.get(key) : memory.get(key)),
    );
  }

  async function setMany(entries: readonly (readonly [key: string, value: unknown])[]) {
    const copies = entries.map(([key, value]) => [key, structuredClone(value)] as const);
    for (const [key, copy] of copies) memory.set(key, copy);
    return change(
      copies.map(([key]) => key),
      (store) => Promise.all(copies.map(([key, copy]) => store.put(copy, [collection, key]))),
    );
  }

  return {
    getMany,
    setMany,
    get: async (key) => (await getMany([key]))[0],
    set: (key, value) => setMany([[key, value]]),
    async delete(key) {
      memory.delete(key);
      await change([key], (store) => store.delete([collection, key]));
    },
    async keys(prefix = '') {
      const storedKeys = clearUnsaved
        ? undefined
        : await read(iterateTimeoutMs, (db) =>
            db.getAllKeys('entries', rangeOf(collection, prefix)),
          );
      const names = new Set(storedKeys?.found.map(([, key]) => key));
      for (const key of storedKeys === undefined ? [] : unsaved) names.delete(key);
      for (const key of memory.keys()) {
        if (key.startsWith(prefix) && (storedKeys === undefined || unsaved.has(key)))
          names.add(key);
      }
      return [...names].sort();
    },
    async clear() {
      memory.clear();
      const cleared = await write((store) => store.delete(rangeOf(collection, '')));
      clearUnsaved = !cleared.ok;
      if (cleared.ok) unsaved.clear();
    },
  };
}

/** Returns the range of all keys of a collection that begin with `prefix`. */
function rangeOf(collection: string, prefix: string): IDBKeyRange {
  return prefix === ''
    ? IDBKeyRange.bound([collection], [collection, []])
    : IDBKeyRange.bound([collection, prefix], [collection, `${prefix}\uffff`]);
}

/** Reads the values in one transaction: each transaction costs a round trip to the browser process. */
async function valuesOf(db: EntriesDatabase, collection: string, keys: readonly string[]) {
  const { store } = db.transaction('entries');
  const readEntry = async (key: string) => [key, await store.get([collection, key])] as const;
  return new Map(await Promise.all(keys.map(readEntry)));
}
