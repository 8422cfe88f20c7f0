import type { Sql } from 'postgres';
import { readConfig } from '@shop/api-settings';
import type { TableImport } from '@shop/catalog-documents/import';
import { importTables } from '@shop/shop-cli';
import { withDatabase } from '../../db/with-database.ts';

/**
 * Creates a command that imports tables, `shop NAME FILE…`. `open` creates the row handler, once for all files.
 * Returns the exit code: 1 if any line was refused.
 */
export function tableCommand<Row>(
  name: string,
  open: (sql: Sql) => Pick<TableImport<Row>, 'read' | 'store'>,
): (files: readonly string[]) => Promise<number> {
  return (files) =>
    importTables<Row>(name, files, (work) =>
      withDatabase(readConfig(process.env, process.cwd()), name, (sql) => work(open(sql))),
    );
}
