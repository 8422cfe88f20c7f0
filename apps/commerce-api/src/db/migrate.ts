import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { createPool } from './connect.ts';
import { sqlState } from './database-error.ts';

/** Advisory lock of a migrating process. */
const migrationLock = 7_206_401;
/** Milliseconds that a change of a table waits for transactions that use it; later ones queue behind it. */
const lockWaitMs = 400;
/** Milliseconds between two attempts, in which other transactions use the table. */
const pauseMs = 400;
/** Milliseconds until a migration without a lock fails. */
const timeoutMs = 120_000;

/**
 * Migrates the database to this build while shops use it. Processes that start together take turns. Each file is one
 * transaction: a failed migration continues with the failed file. A file that waits for a long transaction releases its
 * locks and retries.
 * Errors: throws the error of the failed file, `55P03` if tables were busy for two minutes.
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
    for (const migration of await readMigrations(folder)) {
      if (migration.when > (last?.at ?? 0)) await applyBetweenOthers(pool, migration);
    }
  } finally {
    await pool.end({ timeout: 5 });
  }
}

interface Migration {
  /** Time of its creation in milliseconds: its order, and the record that it was applied. */
  readonly when: number;
  readonly statements: readonly string[];
  readonly hash: string;
}

/** Reads the migrations in the order of the journal. */
async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string; readonly when: number }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag, when }) => {
      const text = await readFile(join(folder, `${tag}.sql`), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return { when, statements: text.split('--> statement-breakpoint'), hash };
    }),
  );
}

async function applyBetweenOthers(pool: Sql, migration: Migration): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += lockWaitMs + pauseMs) {
    try {
      await apply(pool, migration);
      return;
    } catch (error) {
      if (sqlState(error) !== '55P03' || waitedMs > timeoutMs) throw error;
      await wait(pauseMs);
    }
  }
}

async function apply(pool: Sql, { statements, hash, when }: Migration): Promise<void> {
  await pool.begin(async (tx) => {
    await tx`SELECT set_config('lock_timeout', ${String(lockWaitMs)}, true)`;
    for (const statement of statements) await tx.unsafe(statement);
    await tx`
      INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${when})`;
  });
}
