import { readConfig } from '@shop/api-settings';
import { withDatabase } from '../../db/with-database.ts';
import { reindexMark } from '../documents/catalog-state.ts';
import { print } from '@shop/shop-cli';

/** `shop reindex`: makes every process read all products again, to repair a wrong catalog. */
export async function runReindex(): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  return withDatabase(config, 'reindex', async (sql) => {
    const [row] = await sql<{ products: number }[]>`
      SELECT count(*)::int AS products FROM document WHERE type = 'product'`;
    await sql`INSERT INTO removed_document ${sql({ ...reindexMark })}`;
    await sql`SELECT pg_notify('document', '')`;
    print(`${row?.products ?? 0} products\n`);
    return 0;
  });
}
