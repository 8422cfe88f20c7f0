import {
  importLines,
  ruleClasses,
  storeTaxed,
  type LineSource,
  type ImportListeners,
  type ImportReport,
} from '@shop/catalog-documents/import';
import type { ImportedDocument, Source } from '@shop/catalog-documents';
import type { Sql } from 'postgres';
import { sqlState } from '../../db/database-error.ts';
import { storeDocuments } from './import-documents.ts';

/**
 * Imports one `.ndjson` or `.ndjson.gz` file, or lines in memory, into the database; see `importLines`. Refuses a
 * product whose tax class no rule names.
 * @param knownClasses - Tax classes of rules that follow later.
 * @param isWanted - Documents for which it returns false stay as they are stored.
 * @throws Error when the file cannot be read (ENOENT, a broken gzip) or the database is unreachable.
 */
export function importFile(
  sql: Sql,
  source: string | LineSource,
  listeners: ImportListeners,
  knownClasses: ReadonlySet<number> = new Set(),
  isWanted: (document: ImportedDocument) => boolean = () => true,
): Promise<ImportReport> {
  const store = async (batch: readonly ImportedDocument[]) => {
    const documents = batch.filter(isWanted);
    const rules = await sql<{ source: Source }[]>`
      SELECT source FROM document WHERE type = 'taxrule'`;
    const classes = new Set([...knownClasses, ...ruleClasses(rules.map((rule) => rule.source))]);
    const outcomes = await storeTaxed(documents, classes, (taxed) => storeDocuments(sql, taxed));
    const outcomeOf = new Map(documents.map((document, at) => [document, outcomes[at]]));
    return batch.map((document) => outcomeOf.get(document) ?? 'unchanged');
  };
  return importLines(source, { store, isAboutValues }, listeners);
}

/** PostgreSQL refused a value; the connection and the statement are valid. */
function isAboutValues(error: unknown): boolean {
  return ['22', '23', '54'].includes(sqlState(error)?.slice(0, 2) ?? '');
}
