import type { Clock } from '@shop/kernel';
import type { Sql } from 'postgres';

/** Maximum wait for a replica, in milliseconds. */
const patienceMs = 5_000;
const lookEveryMs = 20;

/**
 * Waits until the replica has everything committed before the call; false after the maximum wait. Does not wait if
 * documents are read from the primary.
 */
export async function createReplicaWait(
  primary: Sql,
  replica: Sql,
  clock: Clock,
): Promise<() => Promise<boolean>> {
  const [role] = await replica<{ follows: boolean }[]>`SELECT pg_is_in_recovery() AS follows`;
  if (role?.follows !== true) return () => Promise.resolve(true);
  return async () => {
    const [row] = await primary<{ position: string }[]>`
      SELECT pg_current_wal_flush_lsn()::text AS position`;
    const untilMs = clock.now() + patienceMs;
    for (;;) {
      const [replayed] = await replica<{ reached: boolean | null }[]>`
        SELECT pg_last_wal_replay_lsn() >= ${row?.position ?? '0/0'}::text::pg_lsn AS reached`;
      if (replayed?.reached !== false) return true;
      if (clock.now() >= untilMs) return false;
      await clock.wait(lookEveryMs);
    }
  };
}
