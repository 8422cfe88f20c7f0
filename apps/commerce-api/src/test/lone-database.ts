import { migrate } from '../db/migrate.ts';
import { startOutsidePostgres } from './outside-postgres.ts';
import type { TestDatabase } from './test-postgres.ts';

/**
 * A migrated, empty database on a server of its own. What was committed since a snapshot is told again while any
 * transaction on the server is open, another database's too: here nobody else works.
 */
export async function createLoneDatabase(): Promise<TestDatabase> {
  const server = await startOutsidePostgres();
  const url = await server.database('shop');
  await migrate(url);
  return { url, drop: () => server.stop() };
}
