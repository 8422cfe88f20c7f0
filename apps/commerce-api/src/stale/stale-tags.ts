import type { Sql } from 'postgres';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { DocumentType } from '../catalogue/document.ts';

/** More products than this are not named one by one. */
const mostNamed = 1_000;
const everyProduct = ['product', 'category', 'home'];
const everyPage = '*';

export interface StaleTags {
  readonly tags: readonly string[];
  /** To be sent with the next question. */
  readonly cursor: string;
}

/** Whose change makes which pages stale, beside products. */
const pagesOf: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  category: [everyPage],
  attribute: [everyPage],
  attribute_group: ['product'],
  taxrule: [everyPage],
  cms_page: [everyPage],
  cms_block: [everyPage],
  cms_hierarchy: [everyPage],
  prismic: [everyPage],
  mlc: ['home'],
  instagram: ['home'],
};

/**
 * The pages that what was committed since `cursor` made stale; none without a cursor. Kept by nobody: it is read
 * from what the tables say of their last change, so any process may be asked, and asked again.
 */
export async function readStaleTags(
  sql: Sql,
  catalogue: Catalogue,
  cursor: string | undefined,
): Promise<StaleTags> {
  // Taken before the rows are read: a transaction still open now is read again next time.
  const [snapshot] = await sql<{ horizon: string }[]>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon`;
  const next = snapshot?.horizon ?? '0';
  if (cursor === undefined) return { tags: [], cursor: next };
  const [said, documents, skus] = await Promise.all([
    sql<{ tag: string }[]>`
      SELECT DISTINCT tag FROM stale_tag WHERE changed_in >= ${cursor}::text::xid8`,
    changedDocuments(sql, cursor),
    sql<{ sku: string }[]>`
      SELECT sku FROM stock WHERE changed_in >= ${cursor}::text::xid8 LIMIT ${mostNamed + 1}`,
  ]);
  const tags = new Set(said.map(({ tag }) => tag));
  const add = (more: Iterable<string>) => {
    for (const tag of more) tags.add(tag);
  };
  const products = documents.filter(({ type }) => type === 'product');
  add(products.length > mostNamed ? everyProduct : products.flatMap(productTags));
  for (const { type, product_id: productId } of documents) {
    if (type === 'review' && productId !== null) add([`P${productId}`]);
    else add(pagesOf[type] ?? []);
  }
  add(skus.length > mostNamed ? everyProduct : await stockTags(catalogue, skus));
  return { tags: [...tags], cursor: next };
}

/** Written or deleted. */
interface ChangedDocument {
  readonly type: DocumentType;
  readonly id: string;
  readonly category_ids: unknown;
  readonly product_id: string | null;
}

function changedDocuments(sql: Sql, cursor: string): Promise<readonly ChangedDocument[]> {
  return sql<ChangedDocument[]>`
    SELECT * FROM (
      SELECT type, id,
        CASE WHEN type = 'product' THEN source -> 'category_ids' END AS category_ids,
        CASE WHEN type = 'review' THEN source ->> 'product_id' END AS product_id
      FROM document WHERE changed_in >= ${cursor}::text::xid8
      UNION ALL
      SELECT type, id, category_ids, product_id
      FROM removed_document WHERE changed_in >= ${cursor}::text::xid8
    ) AS changed
    ORDER BY (type = 'product'), type LIMIT ${2 * mostNamed}`;
}

/** A product's own page, every list it stands in, and the lists it may come into. */
function productTags({ id, category_ids: categoryIds }: ChangedDocument): readonly string[] {
  const categories = Array.isArray(categoryIds)
    ? categoryIds.map((category) => `C${category}`)
    : [];
  return [`P${id}`, ...categories];
}

/** A variant is shown by the product it is of. */
async function stockTags(
  catalogue: Catalogue,
  skus: readonly { readonly sku: string }[],
): Promise<readonly string[]> {
  const shown = new Set(skus.map(({ sku }) => catalogue.parentOf(sku) ?? sku));
  const products = await catalogue.productsBySku([...shown]);
  return [...products.values()].map(({ id }) => `P${id}`);
}
