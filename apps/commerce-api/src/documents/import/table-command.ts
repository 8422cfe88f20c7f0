import type { Sql } from 'postgres';
import { readConfig } from '@shop/api-settings';
import type { TableImport } from '@shop/catalog-documents/import';
import { importTables } from '@shop/shop-cli';
import { withDatabase } from '../../db/with-database.ts';

/**
 * A command that works tables off, `shop NAME FILE…`. `open` makes what handles the rows, once for all files.
 * Answers the exit code: 1 when any line was refused.
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
