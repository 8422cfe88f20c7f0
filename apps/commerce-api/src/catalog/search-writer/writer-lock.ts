import type { Clock, Log } from '@shop/kernel';
import type { WriterLock } from '@shop/search/writer';
import type { Sql } from 'postgres';

/** First part of the advisory lock key: "find"; the second part is 1. */
const lockClass = 0x66_69_6e_64;
const lockObject = 1;
/** Timeout of the database's response, in milliseconds. */
const answerMs = 3_000;

/** @param session - One connection to the primary, used for nothing else. A new connection does not have the lock. */
export function createWriterLock(session: Sql, clock: Clock, log: Log): WriterLock {
  let isHeld = false;
  let running: Promise<boolean> | undefined;
  const query = async (): Promise<boolean> => {
    const [row] = await session<{ held: boolean }[]>`
      SELECT CASE
        WHEN EXISTS (
          SELECT FROM pg_locks
          WHERE locktype = 'advisory' AND granted AND pid = pg_backend_pid()
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND classid = ${lockClass} AND objid = ${lockObject})
        THEN true
        ELSE pg_try_advisory_lock(${lockClass}, ${lockObject})
      END AS held`;
    return row?.held === true;
  };
  return {
    isHeld: () => isHeld,
    async acquire() {
      running ??= query()
        .catch((cause: unknown) => {
          log.warn('search-writer-lock-failed', { cause });
          return false;
        })
        .finally(() => {
          running = undefined;
        });
      const answered = new AbortController();
      const late = clock.wait(answerMs, answered.signal).then(
        () => false,
        () => false,
      );
      const isLockHeld = await Promise.race([running, late]);
      answered.abort();
      if (isLockHeld !== isHeld)
        log.info(isLockHeld ? 'search-writer-elected' : 'search-writer-lost');
      isHeld = isLockHeld;
      return isLockHeld;
    },
    async close() {
      isHeld = false;
      await session.end({ timeout: 1 });
    },
  };
}
