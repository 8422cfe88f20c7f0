import type { TransactionSql } from 'postgres';
import {
  type CheckedDocument,
  type ImportedDocument,
  type Source,
  toNumber,
  toRawText,
  toSources,
} from '@shop/catalog-documents';

/** An article number in a product document, and which article it stands for. */
interface Claim {
  readonly sku: string;
  /** Id of the product document. */
  readonly documentId: string;
  /** Id of the article; `undefined` of a variant that has none. */
  readonly articleId: number | undefined;
  /** Path in the document. */
  readonly path: string;
  /** A variant of the document, which a document of its own may describe too. */
  readonly isVariant: boolean;
  /** Sold as such: no configurable, bundle or grouped product. */
  readonly isArticle: boolean;
}

const assembledTypes = new Set(['configurable', 'bundle', 'grouped']);

/** One number for all processes: imports that write products take turns, so that two never claim one article number. */
const claimLock = 7_206_402;

/**
 * Finds the documents that claim an article number of another article: of two products, of a product and another's
 * variant, of two variants with different ids, or twice in one product. Whoever has the number already keeps it, then
 * the earlier document. Returns the reason by document; a document with a reason must not be stored.
 *
 * Waits until other transactions that asked are over.
 */
export async function refuseTakenSkus(
  sql: TransactionSql,
  documents: readonly ImportedDocument[],
): Promise<ReadonlyMap<ImportedDocument, string>> {
  const products = documents.filter(isProduct);
  const refusals = new Map<ImportedDocument, string>();
  if (products.length === 0) return refusals;
  await sql`SELECT pg_advisory_xact_lock(${claimLock})`;
  const existingClaims = await storedClaims(sql, products);
  for (;;) {
    const previousSize = refusals.size;
    const accepted = documents.filter((document) => !refusals.has(document));
    // Of two documents with one id the last counts.
    const last = new Map(
      accepted.filter(({ type }) => type === 'product').map((document) => [document.id, document]),
    );
    const owners = new Map<string, Claim[]>();
    for (const claim of existingClaims) {
      if (!last.has(claim.documentId))
        owners.set(claim.sku, [...(owners.get(claim.sku) ?? []), claim]);
    }
    for (const document of last.values()) {
      if (!isProduct(document)) continue;
      const claims = claimsOf(document.id, document.source);
      const reason = claims
        .map((claim) =>
          conflict(claim, [...(owners.get(claim.sku) ?? []), ...earlier(claims, claim)]),
        )
        .find((conflict) => conflict !== undefined);
      if (reason === undefined) {
        for (const claim of claims) {
          owners.set(claim.sku, [...(owners.get(claim.sku) ?? []), claim]);
        }
      } else {
        refusals.set(document, reason);
      }
    }
    // A document that stays as it was stored keeps its numbers, which another may have counted on.
    if (refusals.size === previousSize) return refusals;
  }
}

function isProduct(document: ImportedDocument): document is CheckedDocument {
  return document.type === 'product' && document.source !== undefined;
}

function earlier(claims: readonly Claim[], claim: Claim): readonly Claim[] {
  return claims.slice(0, claims.indexOf(claim)).filter(({ sku }) => sku === claim.sku);
}

function conflict(claim: Claim, owners: readonly Claim[]): string | undefined {
  const owner = owners.find((candidate) => !isSameArticle(claim, candidate));
  if (owner === undefined) return undefined;
  const { sku, documentId, path } = claim;
  const of =
    owner.documentId === documentId ? 'this product itself' : `product ${owner.documentId}`;
  return `${path}: ${JSON.stringify(sku)} is an article number of ${of}`;
}

/** Returns true if both claims are about one article: a variant and its document, or a variant of two configurables. */
function isSameArticle(first: Claim, second: Claim): boolean {
  if (first.documentId === second.documentId) return false;
  if (!first.isVariant && !second.isVariant) return false;
  if (!first.isArticle || !second.isArticle) return false;
  return (
    first.articleId === undefined ||
    second.articleId === undefined ||
    first.articleId === second.articleId
  );
}

function claimsOf(documentId: string, source: Source): readonly Claim[] {
  const ownClaim: Claim = {
    sku: toRawText(source['sku']) ?? '',
    documentId,
    articleId: Number(documentId),
    path: 'sku',
    isVariant: false,
    isArticle: !assembledTypes.has(toRawText(source['type_id']) ?? ''),
  };
  const variants = toSources(source['configurable_children']).map((child, at) => ({
    sku: toRawText(child['sku']) ?? '',
    documentId,
    articleId: toNumber(child['id']),
    path: `configurable_children.${at}.sku`,
    isVariant: true,
    isArticle: true,
  }));
  return [ownClaim, ...variants];
}

async function storedClaims(
  sql: TransactionSql,
  products: readonly CheckedDocument[],
): Promise<readonly Claim[]> {
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
