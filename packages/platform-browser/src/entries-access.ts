import { err, ok, type Clock, type Result, type StorageFailure } from '@shop/kernel';
import type { DatabaseHandle, EntriesDatabase } from './database.ts';

/** Limits of a collection; see `IndexedDbStoreOptions`. Times in milliseconds. */
export interface AccessLimits {
  readonly durability: 'strict' | 'relaxed';
  readonly maxReadErrors: number;
  readonly readPauseMs: number;
  readonly maxWriteErrors: number;
}

/** Methods of an object store that writes use. */
interface EntriesStore {
  put(value: unknown, key: [string, string]): Promise<unknown>;
  delete(key: [string, string] | IDBKeyRange): Promise<void>;
}

/** Reads and writes of one collection, within its limits. */
export interface EntriesAccess {
  /** Reads from the database. Returns `undefined` if the read times out, fails or is paused. */
  read<T>(
    limitMs: number,
    use: (database: EntriesDatabase) => Promise<T>,
  ): Promise<{ readonly found: T } | undefined>;
  /** Writes in a separate transaction; resolves when the transaction has ended. */
  write(use: (store: EntriesStore) => Promise<unknown>): Promise<Result<void, StorageFailure>>;
}

/**
 * Creates the access to a collection. It counts errors of relaxed collections: too many read errors pause reads, too
 * many write errors stop writes.
 */
export function createEntriesAccess(
  handle: DatabaseHandle,
  { durability, maxReadErrors, readPauseMs, maxWriteErrors }: AccessLimits,
  clock: Clock,
): EntriesAccess {
  const isStrict = durability === 'strict';
  let writeErrors = 0;
  let readErrors = 0;
  let readsPausedUntil = 0;

  /** Resolves after the limit; never for a strict collection. */
  const untilLate = (limitMs: number, signal: AbortSignal) =>
    isStrict
      ? new Promise<undefined>(() => undefined)
      : clock.wait(limitMs, signal).then(
          () => undefined,
          () => new Promise<undefined>(() => undefined),
        );

  return {
    async read(limitMs, use) {
      if (!isStrict && clock.now() < readsPausedUntil) return undefined;
      const stop = new AbortController();
      const answer = handle.run(use).then(
        (values) => ({ found: values }),
        () => undefined,
      );
      const first = await Promise.race([answer, untilLate(limitMs, stop.signal)]);
      stop.abort();
      readErrors = first === undefined ? readErrors + 1 : 0;
      if (readErrors >= maxReadErrors) readsPausedUntil = clock.now() + readPauseMs;
      return first;
    },
    async write(use) {
      if (!isStrict && writeErrors >= maxWriteErrors) return err({ kind: 'unavailable' });
      try {
        await transact(handle, durability, use);
        return ok();
      } catch (cause) {
        writeErrors += 1;
        return err({ kind: isQuotaError(cause) ? 'quota' : 'unavailable', cause });
      }
    },
  };
}

async function transact(
  handle: DatabaseHandle,
  durability: 'strict' | 'relaxed',
  use: (store: EntriesStore) => Promise<unknown>,
): Promise<void> {
  await handle.run(async (database) => {
    const transaction = database.transaction('entries', 'readwrite', { durability });
    const outcome = use(transaction.store);
    // Without `commit` the browser rolls back the write if the page is left before the response.
    transaction.commit();
    await Promise.all([outcome, transaction.done]);
  });
}

function isQuotaError(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null || !('name' in cause)) return false;
  return cause.name === 'QuotaExceededError' || cause.name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
