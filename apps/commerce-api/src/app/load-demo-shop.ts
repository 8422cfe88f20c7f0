import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@shop/kernel';
import { loadDemoCoupons } from '../modules/coupon/index.ts';
import { createPool } from '../db/connect.ts';
import { reportProgress } from '../platform/progress.ts';
import { importFile } from '../documents/import/import-file.ts';

/**
 * Loads `catalog/*.ndjson` and the coupons of the content folder into a database that has no documents yet. What an
 * operator changes or ends afterwards stays as it is.
 */
export async function loadDemoShop(
  databaseUrl: string,
  contentDir: string,
  log: Log,
): Promise<void> {
  const sql = createPool(databaseUrl, { max: 2, statementTimeoutMs: 0, name: 'demo shop' });
  try {
    const [row] = await sql<{ any: boolean }[]>`SELECT EXISTS (SELECT FROM document) AS any`;
    const folder = join(contentDir, 'catalog');
    if (row?.any === true || !existsSync(folder)) return;
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.ndjson'))
      .sort();
    reportProgress({ phase: 'demo-shop', state: 'loading' });
    await loadDemoCoupons(sql, contentDir, log);
    let documents = 0;
    for (const file of files) {
      const report = await importFile(sql, join(folder, file), {
        onRefused: ({ line, reason }) => {
          throw new Error(`${file}:${line}: ${reason}`);
        },
      });
      documents += report.read;
    }
    reportProgress({ phase: 'demo-shop', state: 'ready', documents });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
