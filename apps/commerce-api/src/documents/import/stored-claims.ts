import type { CheckedDocument, ImportedDocument, Source } from '@shop/catalog-documents';
import {
  claimsOf,
  isProduct,
  refuseTakenSkus,
  type SkuClaim,
} from '@shop/catalog-documents/import';
import type { TransactionSql } from 'postgres';

/** Advisory lock: imports of products take turns, so that two never claim one article number. */
const claimLock = 7_206_402;

/** Same as `refuseTakenSkus`, compared with the database. Waits until other transactions with this call have ended. */
export async function findTakenSkus(
  sql: TransactionSql,
  documents: readonly ImportedDocument[],
): Promise<ReadonlyMap<ImportedDocument, string>> {
  const products = documents.filter(isProduct);
  if (products.length === 0) return new Map();
  await sql`SELECT pg_advisory_xact_lock(${claimLock})`;
  return refuseTakenSkus(documents, await storedClaims(sql, products));
}

async function storedClaims(
  sql: TransactionSql,
  products: readonly CheckedDocument[],
): Promise<readonly SkuClaim[]> {
  const skus = [
    ...new Set(
      products.flatMap(({ id, source }) => claimsOf(id, source).map((claim) => claim.sku)),
    ),
  ];
  const rows = await sql<
    { id: string; sku: string | null; type: string | null; children: Source[] | null }[]
  >`
    SELECT id, sku, source ->> 'type_id' AS type,
      (SELECT jsonb_agg(jsonb_build_object('sku', child -> 'sku', 'id', child -> 'id') ORDER BY place)
        FROM jsonb_path_query(source, '$.configurable_children[*]')
          WITH ORDINALITY AS variant (child, place)) AS children
    FROM document
    WHERE type = 'product' AND (
      sku = ANY(${skus})
      OR (source ? 'configurable_children'
        AND jsonb_path_query_array(source, '$.configurable_children[*].sku') ?| ${skus}))`;
  return rows.flatMap(({ id, sku, type, children }) =>
    claimsOf(id, { sku, type_id: type, configurable_children: children ?? [] }),
  );
}
