import { migrate } from '../db/migrate.ts';
import { startOutsidePostgres } from './outside-postgres.ts';
import type { TestDatabase } from './test-postgres.ts';

/**
 * Creates a migrated, empty database on its own server. Changes since a snapshot are reported again while any
 * transaction on the server is open, in any database: here there is no other.
 */
export async function createLoneDatabase(): Promise<TestDatabase> {
  const server = await startOutsidePostgres();
  const url = await server.database('shop');
  await migrate(url);
  return { url, drop: () => server.stop() };
}
