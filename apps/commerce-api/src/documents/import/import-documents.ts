import type { Sql, TransactionSql } from 'postgres';
import {
  type CheckedDocument,
  type DocumentRemoval,
  type DocumentType,
  type ImportedDocument,
  type ImportedStock,
  type Source,
  stockOfProduct,
  withPriceHistory,
} from '@shop/catalog-documents';
import type { Outcome, RefusedDocument } from '@shop/catalog-documents/import';
import { inTransaction } from '../../db/transaction.ts';
import { findTakenSkus } from './stored-claims.ts';

/**
 * Stores a batch of checked documents in one transaction: adds new ones, replaces different ones, keeps equal ones,
 * deletes removed ones; then stores the stock of changed products. Returns the outcome of each, in order. If two
 * documents have one type and id, the last counts. Refuses a product that claims the article number of another article.
 * A product whose price changes keeps its ledger: the former price until `now`.
 */
export async function storeDocuments(
  sql: Sql,
  documents: readonly ImportedDocument[],
  now: () => number = Date.now,
): Promise<readonly (Outcome | RefusedDocument)[]> {
  if (documents.length === 0) return [];
  return inTransaction(sql, (transaction) => storeWithin(transaction, documents, now()));
}

/** The same within the caller's transaction. */
export async function storeWithin(
  transaction: TransactionSql,
  documents: readonly ImportedDocument[],
  nowMs: number,
): Promise<readonly (Outcome | RefusedDocument)[]> {
  const refusals = await findTakenSkus(transaction, documents);
  const last = new Map(
    documents
      .filter((document) => !refusals.has(document))
      .map((document) => [`${document.type}/${document.id}`, document]),
  );
  const acceptedDocuments: CheckedDocument[] = [];
  const unwanted: DocumentRemoval[] = [];
  for (const document of last.values()) {
    if (document.source === undefined) unwanted.push(document);
    else acceptedDocuments.push(document);
  }
  const outcomes = new Map([
    ...(await remove(transaction, unwanted)),
    ...(await upsert(transaction, await withLedgers(transaction, acceptedDocuments, nowMs))),
  ]);
  const products = acceptedDocuments.filter(
    ({ type, id }) => type === 'product' && outcomes.has(`${type}/${id}`),
  );
  await writeStock(transaction, products);
  return documents.map((document) => {
    const reason = refusals.get(document);
    if (reason !== undefined) return { refused: reason };
    const key = `${document.type}/${document.id}`;
    return last.get(key) === document ? (outcomes.get(key) ?? 'unchanged') : 'unchanged';
  });
}

/** Returns the documents with the ledgers of stored products that will change. */
async function withLedgers(
  sql: TransactionSql,
  documents: readonly CheckedDocument[],
  nowMs: number,
): Promise<readonly CheckedDocument[]> {
  const products = documents.filter(({ type }) => type === 'product');
  if (products.length === 0) return documents;
  const rows = await sql<{ id: string; source: Source }[]>`
    SELECT document.id, document.source FROM document
    JOIN unnest(
      ${products.map(({ id }) => id)}::text[],
      ${products.map(({ hash }) => hash.toString('hex'))}::text[]
    ) AS row (id, hash) ON row.id = document.id
    WHERE type = 'product' AND content_hash <> decode(hash, 'hex')
    ORDER BY document.id FOR UPDATE OF document`;
  const former = new Map(rows.map(({ id, source }) => [id, source]));
  return documents.map((document) => {
    const previous = document.type === 'product' ? former.get(document.id) : undefined;
    if (previous === undefined) return document;
    const source = withPriceHistory(previous, document.source, nowMs);
    // Keeps the hash of the file, so that importing the same file again changes nothing.
    return { ...document, source, text: JSON.stringify(source) };
  });
}

async function remove(
  sql: TransactionSql,
  documents: readonly DocumentRemoval[],
): Promise<ReadonlyMap<string, Outcome>> {
  if (documents.length === 0) return new Map();
  const rows = await sql<{ type: DocumentType; id: string }[]>`
    DELETE FROM document USING unnest(
      ${documents.map(({ type }) => type)}::text[], ${documents.map(({ id }) => id)}::text[]
    ) AS row (type, id)
    WHERE document.type = row.type AND document.id = row.id
    RETURNING document.type, document.id`;
  return new Map(rows.map(({ type, id }) => [`${type}/${id}`, 'removed']));
}

async function upsert(
  sql: TransactionSql,
  documents: readonly CheckedDocument[],
): Promise<ReadonlyMap<string, Outcome>> {
  if (documents.length === 0) return new Map();
  const rows = await sql<{ type: DocumentType; id: string; added: boolean }[]>`
    INSERT INTO document (type, id, source, content_hash)
    SELECT type, id, source::jsonb, decode(hash, 'hex') FROM unnest(
      ${documents.map(({ type }) => type)}::text[],
      ${documents.map(({ id }) => id)}::text[],
      ${documents.map(({ text }) => text)}::text[],
      ${documents.map(({ hash }) => hash.toString('hex'))}::text[]
    ) AS row (type, id, source, hash)
    ORDER BY type, id
    ON CONFLICT (type, id) DO UPDATE
      SET source = excluded.source, content_hash = excluded.content_hash,
        changed_in = pg_current_xact_id()
      WHERE document.content_hash <> excluded.content_hash
    RETURNING type, id, (xmax = 0) AS added`;
  return new Map(rows.map(({ type, id, added }) => [`${type}/${id}`, added ? 'added' : 'changed']));
}

/** Stock is stored once; later imports change it only if the file itself has changed. */
async function writeStock(
  sql: TransactionSql,
  products: readonly CheckedDocument[],
): Promise<void> {
  const rows = [
    ...new Map(
      products.flatMap(({ source }) => stockOfProduct(source)).map((row) => [row.sku, row]),
    ).values(),
  ].sort((a, b) => (a.sku < b.sku ? -1 : 1));
  if (rows.length === 0) return;
  const column = (field: keyof ImportedStock) => rows.map((row) => String(row[field]));
  await sql`
    INSERT INTO stock (sku, product_id, qty, is_in_stock, manage_stock, imported_qty, imported_is_in_stock)
    SELECT sku, product_id::bigint, qty::int, is_in_stock::bool, manage_stock::bool,
      qty::int, is_in_stock::bool
    FROM unnest(
      ${column('sku')}::text[], ${column('productId')}::text[], ${column('qty')}::text[],
      ${column('isInStock')}::text[], ${column('manageStock')}::text[]
    ) AS row (sku, product_id, qty, is_in_stock, manage_stock)
    ON CONFLICT (sku) DO UPDATE
      SET product_id = excluded.product_id, qty = excluded.qty, is_in_stock = excluded.is_in_stock,
        manage_stock = excluded.manage_stock, imported_qty = excluded.imported_qty,
        imported_is_in_stock = excluded.imported_is_in_stock
      WHERE (stock.imported_qty, stock.imported_is_in_stock, stock.manage_stock)
        <> (excluded.imported_qty, excluded.imported_is_in_stock, excluded.manage_stock)`;
}
