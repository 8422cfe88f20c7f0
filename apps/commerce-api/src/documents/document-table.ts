import type { PendingQuery, Sql } from 'postgres';
import type { DocumentText, DocumentType, StoredDocument } from '@shop/catalog-documents';

const batchSize = 500;

/** Reads every document of a type in id order, in batches; memory holds one batch. */
export const readDocuments = (sql: Sql, type: DocumentType) =>
  readBatches<StoredDocument>(sql, type, sql`source`);

/** Same as {@link readDocuments}, without parsing. */
export const readDocumentTexts = (sql: Sql, type: DocumentType) =>
  readBatches<DocumentText>(sql, type, sql`source::text AS text`);

async function* readBatches<Row extends StoredDocument | DocumentText>(
  sql: Sql,
  type: DocumentType,
  column: PendingQuery<Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after = '';
  for (;;) {
    const batch = await sql<Row[]>`
      SELECT id, ${column} FROM document
      WHERE type = ${type} AND id > ${after} ORDER BY id LIMIT ${batchSize}`;
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < batchSize) return;
    after = last.id;
  }
}

/** Reads documents written by a transaction from `horizon` on, in batches. */
export async function* readChangedTexts(
  sql: Sql,
  type: DocumentType,
  horizon: string,
): AsyncGenerator<readonly DocumentText[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM document WHERE type = ${type} AND changed_in >= ${horizon}::text::xid8 ORDER BY id`;
  yield* readTextsById(
    sql,
    type,
    rows.map(({ id }) => id),
  );
}

/** Reads documents with these ids, in batches. */
export async function* readTextsById(
  sql: Sql,
  type: DocumentType,
  ids: readonly string[],
): AsyncGenerator<readonly DocumentText[]> {
  for (let at = 0; at < ids.length; at += batchSize) {
    yield await sql<DocumentText[]>`
      SELECT id, source::text AS text FROM document
      WHERE type = ${type} AND id = ANY(${ids.slice(at, at + batchSize)}) ORDER BY id`;
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
