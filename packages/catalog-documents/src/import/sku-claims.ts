import { toNumber, toRawText, toSources } from '../coerce.ts';
import type { Source } from '../document.ts';
import type { CheckedDocument, ImportedDocument } from '../read/import-line.ts';

/** An article number in a product document, and the article it belongs to. */
export interface SkuClaim {
  readonly sku: string;
  /** Id of the product document. */
  readonly documentId: string;
  /** Id of the article; `undefined` of a variant that has none. */
  readonly articleId: number | undefined;
  /** Path in the document. */
  readonly path: string;
  /** True for a variant of the document. It may also have a document of its own. */
  readonly isVariant: boolean;
  /** True if it is sold itself: not a configurable, bundle or grouped product. */
  readonly isArticle: boolean;
}

const assembledTypes = new Set(['configurable', 'bundle', 'grouped']);

/**
 * Finds the documents that claim an article number of another article: of two products, of a product and another's
 * variant, of two variants with different ids, or twice in one product. The owner of a stored claim keeps the number;
 * otherwise the earlier document gets it. Returns the reason by document; a document with a reason must not be stored.
 */
export function refuseTakenSkus(
  documents: readonly ImportedDocument[],
  storedClaims: readonly SkuClaim[],
): ReadonlyMap<ImportedDocument, string> {
  const refusals = new Map<ImportedDocument, string>();
  for (;;) {
    const previousSize = refusals.size;
    const accepted = documents.filter((document) => !refusals.has(document));
    // If two documents have one id, the last one counts.
    const last = new Map(
      accepted.filter(({ type }) => type === 'product').map((document) => [document.id, document]),
    );
    const owners = new Map<string, SkuClaim[]>();
    for (const claim of storedClaims) {
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
    // A refused document keeps its stored numbers, so a later document may not claim them: check again.
    if (refusals.size === previousSize) return refusals;
  }
}

/** Returns true for a product that is to be stored. */
export function isProduct(document: ImportedDocument): document is CheckedDocument {
  return document.type === 'product' && document.source !== undefined;
}

function earlier(claims: readonly SkuClaim[], claim: SkuClaim): readonly SkuClaim[] {
  return claims.slice(0, claims.indexOf(claim)).filter(({ sku }) => sku === claim.sku);
}

function conflict(claim: SkuClaim, owners: readonly SkuClaim[]): string | undefined {
  const owner = owners.find((candidate) => !isSameArticle(claim, candidate));
  if (owner === undefined) return undefined;
  const { sku, documentId, path } = claim;
  const of =
    owner.documentId === documentId ? 'this product itself' : `product ${owner.documentId}`;
  return `${path}: ${JSON.stringify(sku)} is an article number of ${of}`;
}

/** Returns true if both claims are about one article: a variant and its document, or a variant of two configurables. */
function isSameArticle(first: SkuClaim, second: SkuClaim): boolean {
  if (first.documentId === second.documentId) return false;
  if (!first.isVariant && !second.isVariant) return false;
  if (!first.isArticle || !second.isArticle) return false;
  return (
    first.articleId === undefined ||
    second.articleId === undefined ||
    first.articleId === second.articleId
  );
}

/** Returns the article numbers of a product document: its own, then those of its variants. */
export function claimsOf(documentId: string, source: Source): readonly SkuClaim[] {
  const ownClaim: SkuClaim = {
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
