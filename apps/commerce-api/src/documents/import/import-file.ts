import {
  importLines,
  type LineSource,
  type ImportListeners,
  type ImportReport,
} from '@shop/catalog-documents/import';
import type { Sql } from 'postgres';
import { sqlState } from '../../db/database-error.ts';
import { storeDocuments } from './import-documents.ts';

/**
 * Imports one `.ndjson` or `.ndjson.gz` file, or lines in memory, into the database; see `importLines`.
 * Errors: rejects when the file cannot be read (ENOENT, a broken gzip) or the database is unreachable.
 */
export function importFile(
  sql: Sql,
  source: string | LineSource,
  listeners: ImportListeners,
): Promise<ImportReport> {
  const record = {
    store: (documents: Parameters<typeof storeDocuments>[1]) => storeDocuments(sql, documents),
    isAboutValues,
  };
  return importLines(source, record, listeners);
}

/** PostgreSQL refused a value, not the connection or the statement. */
function isAboutValues(error: unknown): boolean {
  return ['22', '23', '54'].includes(sqlState(error)?.slice(0, 2) ?? '');
}
