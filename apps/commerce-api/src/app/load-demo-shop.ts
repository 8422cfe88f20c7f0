import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ruleClassesOf } from '@shop/catalog-documents/import';
import type { Log } from '@shop/kernel';
import { loadDemoCoupons } from '../modules/coupon/index.ts';
import { createPool } from '../db/connect.ts';
import { reportProgress } from '../platform/progress.ts';
import { catalogFolderWaits } from '../documents/import/first-start.ts';
import { importFile } from '../documents/import/import-file.ts';

/** Row of `shop_state` that exists while a catalog is loaded. */
const loading = 'demo-shop-loading';

/**
 * Loads `catalog/*.ndjson` and the coupons of the content folder into a database without documents, into one that an
 * import filled before the first start, or into one with an unfinished load. Imported documents and later changes by an
 * operator stay. Errors: rejects with file, line and reason for the first document that cannot be used.
 */
export async function loadDemoShop(
  databaseUrl: string,
  contentDir: string,
  log: Log,
): Promise<void> {
  const sql = createPool(databaseUrl, { max: 2, statementTimeoutMs: 0, name: 'demo shop' });
  try {
    const [row] = await sql<{ loaded: boolean }[]>`
      SELECT EXISTS (SELECT FROM document)
        AND NOT EXISTS (SELECT FROM shop_state WHERE name = ${loading}) AS loaded`;
    const folder = join(contentDir, 'catalog');
    const waits = await catalogFolderWaits(sql);
    if ((row?.loaded === true && !waits) || !existsSync(folder)) return;
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.ndjson'))
      .sort();
    const classes = await ruleClassesOf(files.map((file) => join(folder, file)));
    reportProgress({ phase: 'demo-shop', state: 'loading' });
    await sql`INSERT INTO shop_state (name, value) VALUES (${loading}, 'yes') ON CONFLICT DO NOTHING`;
    await loadDemoCoupons(sql, contentDir, log);
    const imported = await sql<{ key: string }[]>`
      SELECT type || '/' || id AS key FROM document WHERE ${waits}`;
    const importedKeys = new Set(imported.map(({ key }) => key));
    let documents = 0;
    for (const file of files) {
      const report = await importFile(
        sql,
        join(folder, file),
        {
          onRefused: ({ line, reason }) => {
            throw new Error(`${file}:${line}: ${reason}`);
          },
        },
        classes,
        ({ type, id }) => !importedKeys.has(`${type}/${id}`),
      );
      documents += report.read;
    }
    await sql`DELETE FROM shop_state WHERE name = ${loading}`;
    reportProgress({ phase: 'demo-shop', state: 'ready', documents });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
