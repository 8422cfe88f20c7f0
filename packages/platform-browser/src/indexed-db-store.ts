import {
  err,
  ok,
  type Clock,
  type KeyValueStore,
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
  /** How many values memory holds; the least recently used goes first. Default 500. */
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
): KeyValueStore {
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
      (found) => ({ found }),
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

  async function change(key: string, use: Parameters<typeof transact>[2]) {
    const written = await write(use);
    if (written.ok) unsaved.delete(key);
    else unsaved.add(key);
    return written;
  }

  return {
    async get(key) {
      if (clearUnsaved || unsaved.has(key)) return structuredClone(memory.get(key));
      const stored = await read(readTimeoutMs, (db) => db.get('entries', [collection, key]));
      if (stored === undefined) return structuredClone(memory.get(key));
      if (stored.found === undefined) memory.delete(key);
      else memory.set(key, stored.found);
      return structuredClone(stored.found);
    },
    async set(key, value) {
      const copy: unknown = structuredClone(value);
      memory.set(key, copy);
      return change(key, (store) => store.put(copy, [collection, key]));
    },
    async delete(key) {
      memory.delete(key);
      await change(key, (store) => store.delete([collection, key]));
    },
    async keys(prefix = '') {
      const stored = clearUnsaved
        ? undefined
        : await read(iterateTimeoutMs, (db) =>
            db.getAllKeys('entries', rangeOf(collection, prefix)),
          );
      const names = new Set(stored?.found.map(([, key]) => key));
      for (const key of stored === undefined ? [] : unsaved) names.delete(key);
      for (const key of memory.keys()) {
        if (key.startsWith(prefix) && (stored === undefined || unsaved.has(key))) names.add(key);
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
    const used = use(transaction.store);
    // Else it would be taken back when the page is left before the answer.
    transaction.commit();
    await Promise.all([used, transaction.done]);
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
