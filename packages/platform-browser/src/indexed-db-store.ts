import type { BatchStore, Clock } from '@shop/kernel';
import { databaseHandle, type EntriesDatabase } from './database.ts';
import { createEntriesAccess } from './entries-access.ts';
import { createRecentMap } from './recent-map.ts';
import { systemClock } from './system-clock.ts';

/** Durability and limits of a collection. Times in milliseconds. */
export interface IndexedDbStoreOptions {
  /** The database of the store view. Default `shop`. */
  readonly database?: string | undefined;
  /**
   * `strict`: a write counts when the disk has it, reads wait as long as they must, and no number of errors
   * turns storage off: for what must not be lost (tasks, orders, sessions). `relaxed` (default): for copies.
   */
  readonly durability?: 'strict' | 'relaxed' | undefined;
  /** A relaxed read slower than this is answered from memory. Default 800 ms. */
  readonly readTimeoutMs?: number | undefined;
  /** The same for listing keys. Default 2000 ms. */
  readonly iterateTimeoutMs?: number | undefined;
  /** After so many reads in a row that were too slow or failed, reads stay with memory for a while. Default 1. */
  readonly maxReadErrors?: number | undefined;
  /** For how long. Default 10 000 ms. */
  readonly readPauseMs?: number | undefined;
  /** After so many failed writes a relaxed collection lives in memory only. Default 30. */
  readonly maxWriteErrors?: number | undefined;
  /** Maximum number of values in memory; the least recently used is removed first. Default 500. */
  readonly memoryEntries?: number | undefined;
  readonly clock?: Clock | undefined;
}

/**
 * A collection in IndexedDB with memory beside it. Values are copied in and out. Storage that is slow, full,
 * closed or missing never throws: reads fall back to what memory knows, writes tell what failed.
 *
 * Storage is read before memory, because other tabs write too.
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
  /** Keys whose last change storage refused: they are read from memory. */
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

/** All keys of a collection that begin with `prefix`. */
function rangeOf(collection: string, prefix: string): IDBKeyRange {
  return prefix === ''
    ? IDBKeyRange.bound([collection], [collection, []])
    : IDBKeyRange.bound([collection, prefix], [collection, `${prefix}\uffff`]);
}

/** Reads in one transaction: each takes a round trip to the process of the browser. */
async function valuesOf(db: EntriesDatabase, collection: string, keys: readonly string[]) {
  const { store } = db.transaction('entries');
  const readEntry = async (key: string) => [key, await store.get([collection, key])] as const;
  return new Map(await Promise.all(keys.map(readEntry)));
}
