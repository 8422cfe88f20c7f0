import {
  err,
  ok,
  type BatchStore,
  type Clock,
  type Result,
  type StorageFailure,
} from '@shop/kernel';
import { databaseHandle, type DatabaseHandle, type EntriesDatabase } from './database.ts';
import { createRecentMap } from './recent-map.ts';
import { systemClock } from './system-clock.ts';

export interface IndexedDbStoreOptions {
  /** The database of the store view. Default `shop`. */
  readonly database?: string;
  /**
   * `strict`: a write counts when the disk has it, reads wait as long as they must, and no number of errors
   * turns storage off: for what must not be lost (tasks, orders, sessions). `relaxed` (default): for copies.
   */
  readonly durability?: 'strict' | 'relaxed';
  /** A relaxed read slower than this is answered from memory. Default 800 ms. */
  readonly readTimeoutMs?: number;
  /** The same for listing keys. Default 2000 ms. */
  readonly iterateTimeoutMs?: number;
  /** After so many reads in a row that were too slow or failed, reads stay with memory for a while. Default 1. */
  readonly maxReadErrors?: number;
  /** For how long. Default 10 000 ms. */
  readonly readPauseMs?: number;
  /** After so many failed writes a relaxed collection lives in memory only. Default 30. */
  readonly maxWriteErrors?: number;
  /** Maximum number of values in memory; the least recently used is removed first. Default 500. */
  readonly memoryEntries?: number;
  readonly clock?: Clock;
}

/**
 * A collection in IndexedDB with memory beside it. Values are copied in and out. Storage that is slow, full,
 * closed or missing never throws: reads fall back to what memory knows, writes tell what failed.
 *
 * Storage is read before memory, because other tabs write too.
 * Source: product specification, sections 8 and 9 (cache limits); reliability, the outbox (strict writes).
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
  const strict = durability === 'strict';
  const handle = databaseHandle(database);
  const memory = createRecentMap<unknown>(memoryEntries);
  /** Keys whose last change storage did not take: memory knows better. */
  const unsaved = new Set<string>();
  let clearUnsaved = false;
  let writeErrors = 0;
  let readErrors = 0;
  let readsPausedUntil = 0;

  /** Storage's answer, or `undefined` when it is late, failing or paused. */
  async function read<T>(
    limitMs: number,
    use: (database: EntriesDatabase) => Promise<T>,
  ): Promise<{ readonly found: T } | undefined> {
    if (!strict && clock.now() < readsPausedUntil) return undefined;
    const stop = new AbortController();
    const answer = handle.run(use).then(
      (values) => ({ found: values }),
      () => undefined,
    );
    const late = strict
      ? new Promise<undefined>(() => undefined)
      : clock.wait(limitMs, stop.signal).then(
          () => undefined,
          () => new Promise<undefined>(() => undefined),
        );
    const first = await Promise.race([answer, late]);
    stop.abort();
    readErrors = first === undefined ? readErrors + 1 : 0;
    if (readErrors >= maxReadErrors) readsPausedUntil = clock.now() + readPauseMs;
    return first;
  }

  async function write(use: Parameters<typeof transact>[2]): Promise<Result<void, StorageFailure>> {
    if (!strict && writeErrors >= maxWriteErrors) return err({ kind: 'unavailable' });
    try {
      await transact(handle, durability, use);
      return ok();
    } catch (cause) {
      writeErrors += 1;
      return err({ kind: isQuotaError(cause) ? 'quota' : 'unavailable', cause });
    }
  }

  async function change(keys: readonly string[], use: Parameters<typeof transact>[2]) {
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
        : await read(readTimeoutMs, (db) => valuesOf(db, keysToRead));
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

  /** In one transaction: each takes a way to the browser's own process and back. */
  async function valuesOf(db: EntriesDatabase, keys: readonly string[]) {
    const { store } = db.transaction('entries');
    const readEntry = async (key: string) => [key, await store.get([collection, key])] as const;
    return new Map(await Promise.all(keys.map(readEntry)));
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

type EntriesStore = {
  put(value: unknown, key: [string, string]): Promise<unknown>;
  delete(key: [string, string] | IDBKeyRange): Promise<void>;
};

/** One write in a transaction of its own; settles when the transaction has. */
async function transact(
  handle: DatabaseHandle,
  durability: 'strict' | 'relaxed',
  use: (store: EntriesStore) => Promise<unknown>,
): Promise<void> {
  await handle.run(async (database) => {
    const transaction = database.transaction('entries', 'readwrite', { durability });
    const outcome = use(transaction.store);
    // Else it would be taken back when the page is left before the answer.
    transaction.commit();
    await Promise.all([outcome, transaction.done]);
  });
}

/** All keys of a collection that begin with `prefix`. */
function rangeOf(collection: string, prefix: string): IDBKeyRange {
  return prefix === ''
    ? IDBKeyRange.bound([collection], [collection, []])
    : IDBKeyRange.bound([collection, prefix], [collection, `${prefix}\uffff`]);
}

function isQuotaError(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null || !('name' in cause)) return false;
  return cause.name === 'QuotaExceededError' || cause.name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
