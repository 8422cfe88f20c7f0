import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Sql } from 'postgres';
import { readMigrationFiles } from './drizzle.ts';
import { createPool } from './connect.ts';
import { sqlState } from './database-error.ts';

/** The number every process of this shop agrees on for "I am migrating". */
const migrationLock = 7_206_401;
/** Milliseconds a change of a table waits for those who use it: everybody who comes after waits behind it. */
const lockWaitMs = 400;
/** Milliseconds others have the table in between. */
const pauseMs = 400;
/** Milliseconds until a migration that never finds its moment is given up. */
const patienceMs = 120_000;

/**
 * Brings the database up to this build while shops sell from it. Processes that start together take turns. Each file
 * is a transaction of its own: what broke off goes on with the file it broke off at. A file that has to wait for
 * somebody else's long transaction lets everybody pass and tries again.
 * Errors: throws what the file it stopped at met, `55P03` when tables were busy for two minutes.
 */
export async function migrate(
  url: string,
  folder = join(import.meta.dirname, 'migrations'),
): Promise<void> {
  const pool = createPool(url, { max: 1, name: 'commerce-api migrate', statementTimeoutMs: 0 });
  try {
    await pool`SELECT pg_advisory_lock(${migrationLock})`;
    await pool`CREATE SCHEMA IF NOT EXISTS drizzle`;
    await pool`
      CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (
        id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`;
    const [last] = await pool<{ at: number | null }[]>`
      SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations`;
    for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
      if (migration.folderMillis > (last?.at ?? 0)) await applyBetweenOthers(pool, migration);
    }
  } finally {
    await pool.end({ timeout: 5 });
  }
}

async function applyBetweenOthers(pool: Sql, migration: MigrationMeta): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += lockWaitMs + pauseMs) {
    try {
      await apply(pool, migration);
      return;
    } catch (error) {
      if (sqlState(error) !== '55P03' || waitedMs > patienceMs) throw error;
      await wait(pauseMs);
    }
  }
}

async function apply(pool: Sql, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  await pool.begin(async (tx) => {
    await tx`SELECT set_config('lock_timeout', ${String(lockWaitMs)}, true)`;
    for (const statement of sql) await tx.unsafe(statement);
    await tx`
      INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`;
  });
}
