import { createConnection } from './connection.ts';
import { isRunning } from './postmaster-pid.ts';

/** Lock on the server's `postgres` database. Its owner owns the data folder. */
const lockKey = 7_206_400;
/** Milliseconds for which the connection of a killed owner may still appear alive. */
const patienceMs = 2_000;

/**
 * A lock in the database server. It is released with its connection: when the server ends or recovers from a crash.
 */
export interface OwnerLock {
  /** Takes the lock. Returns the name of a living owner instead, if there is one. Errors: throws when the server does not respond. */
  claim(): Promise<string | undefined>;
  isHeld(): boolean;
  /** Takes the lock again after it was lost. Returns true if it is held now. */
  tryAgain(): Promise<boolean>;
  release(): Promise<void>;
}

export function createOwnerLock(url: string): OwnerLock {
  let isHeld = false;
  const connection = createConnection(url, {
    name: `process ${process.pid}`,
    onClose: () => (isHeld = false),
  });
  const take = async () => {
    const [row] = await connection<
      { mine: boolean }[]
    >`SELECT pg_try_advisory_lock(${lockKey}) AS mine`;
    isHeld = row?.mine === true;
    return isHeld;
  };
  return {
    async claim() {
      let owner = 'unknown process';
      for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 50) {
        if (await take()) return undefined;
        const [holder] = await connection<{ name: string }[]>`
          SELECT activity.application_name AS name
          FROM pg_locks JOIN pg_stat_activity activity USING (pid)
          WHERE locktype = 'advisory' AND objid = ${lockKey} AND granted`;
        owner = holder?.name ?? owner;
        const pid = Number(/^process (\d+)$/.exec(holder?.name ?? '')?.[1] ?? Number.NaN);
        // The owner was just killed: PostgreSQL will soon detect its dead connection.
        if (holder !== undefined && (Number.isNaN(pid) || isRunning(pid))) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return owner;
    },
    isHeld: () => isHeld,
    tryAgain: () => take().catch(() => false),
    async release() {
      await connection.end({ timeout: 1 });
    },
  };
}
