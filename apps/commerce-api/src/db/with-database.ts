import type { Sql } from 'postgres';
import type { ApiConfig } from '@shop/api-settings';
import { startLocalPostgres } from '@shop/local-postgres';
import { createPool } from './connect.ts';
import { migrate } from './migrate.ts';

/**
 * Runs `work` on the shop's migrated database, for commands: `DATABASE_URL` if set, else the embedded server of a
 * running shop, else one that is started and stopped. Statements have no time limit. Runs `prepare` before `work`.
 */
export async function withDatabase<T>(
  config: ApiConfig,
  name: string,
  work: (sql: Sql) => Promise<T>,
  prepare: (url: string) => Promise<void> = migrate,
): Promise<T> {
  const cluster =
    config.databaseUrl === undefined
      ? await startLocalPostgres(config.dataDir, { role: 'guest' })
      : undefined;
  const url = config.databaseUrl ?? cluster?.url ?? '';
  try {
    await prepare(url);
    const sql = createPool(url, { max: 3, name, statementTimeoutMs: 0 });
    try {
      return await work(sql);
    } finally {
      await sql.end({ timeout: 5 });
    }
  } finally {
    await cluster?.stop();
  }
}
