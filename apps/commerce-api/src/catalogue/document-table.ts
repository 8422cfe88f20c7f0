import type { Sql } from 'postgres';
import type { DocumentType, StoredDocument } from './document.ts';

const batchSize = 500;

/** Every document of a type in id order, in batches; memory holds one batch. */
export async function* readDocuments(
  sql: Sql,
  type: DocumentType,
): AsyncGenerator<readonly StoredDocument[]> {
  let after = '';
  for (;;) {
    const batch = await sql<StoredDocument[]>`
      SELECT id, source FROM document
      WHERE type = ${type} AND id > ${after} ORDER BY id LIMIT ${batchSize}`;
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < batchSize) return;
    after = last.id;
  }
}

export async function readDocumentsById(
  sql: Sql,
  type: DocumentType,
  ids: readonly string[],
): Promise<readonly StoredDocument[]> {
  if (ids.length === 0) return [];
  return sql<StoredDocument[]>`
    SELECT id, source FROM document WHERE type = ${type} AND id = ANY(${ids as string[]})`;
}
