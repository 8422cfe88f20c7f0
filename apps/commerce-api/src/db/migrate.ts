import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import { createPool } from './connect.ts';

/** The number every process of this shop agrees on for "I am migrating". */
const migrationLock = 7_206_401;

/** Brings the database up to this build. Processes that start together take turns. */
export async function migrate(url: string): Promise<void> {
  const pool = createPool(url, { max: 1, name: 'commerce-api migrate', statementTimeoutMs: 0 });
  try {
    await pool`SELECT pg_advisory_lock(${migrationLock})`;
    await runMigrations(drizzle(pool), {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
    });
  } finally {
    await pool.end({ timeout: 5 });
  }
}
