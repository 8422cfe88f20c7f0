import { everyPage, type PageTag } from '@shop/contract';
import type { ISql, Sql } from 'postgres';
import type { Catalog } from '../../../catalog/index.ts';
import { type DocumentType, toRawText } from '@shop/catalog-documents';

/** Maximum number of products that are listed one by one. */
const mostNamed = 1_000;
const everyProduct: readonly PageTag[] = ['product', 'category', 'home'];

export interface StaleTags {
  readonly tags: readonly string[];
  /** Cursor of the next request. */
  readonly cursor: string;
}

/** Tags that a changed document invalidates, by type, except products. */
const pagesOf: Readonly<Partial<Record<DocumentType, readonly (PageTag | typeof everyPage)[]>>> = {
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
 * Returns the pages that became stale by commits since `cursor`; none without a cursor. Nothing is stored for it: it is
 * read from the change data of the tables, so any process can answer, repeatedly.
 */
export async function readStaleTags(
  sql: Sql,
  catalog: Catalog,
  cursor: string | undefined,
): Promise<StaleTags> {
  // Read before the rows: a transaction that is still open now is read again next time.
  const [snapshot] = await sql<{ horizon: string }[]>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon`;
  const next = snapshot?.horizon ?? '0';
  if (cursor === undefined) return { tags: [], cursor: next };
  const [said, documents, articles] = await Promise.all([
    sql<{ tag: string }[]>`
      SELECT DISTINCT tag FROM stale_tag WHERE changed_in >= ${cursor}::text::xid8`,
    changedDocuments(sql, cursor),
    sql<ChangedStock[]>`
      SELECT sku, coalesce(crossed_in >= ${cursor}::text::xid8, false) AS crossed
      FROM stock WHERE changed_in >= ${cursor}::text::xid8 LIMIT ${mostNamed + 1}`,
  ]);
  const tags = new Set(said.map(({ tag }) => tag));
  const add = (newTags: Iterable<string>) => {
    for (const tag of newTags) tags.add(tag);
  };
  const changed = documents.filter(({ type }) => type === 'product');
  // A page that was not found may now be that of a new product.
  if (changed.length > 0) add(['page-not-found']);
  const crossed = articles.filter((article) => article.crossed).map(({ sku }) => sku);
  if (changed.length > mostNamed || articles.length > mostNamed) {
    add(everyProduct);
  } else {
    add(catalog.showing(articles.map(({ sku }) => sku)).map((id) => `P${id}`));
    const products = [...changed, ...(await productsOf(catalog, catalog.showing(crossed)))];
    add(products.flatMap(productTags));
    // Products that contain one of them as a part take its price.
    const parts = [...crossed, ...products.flatMap(({ sku }) => sku ?? [])];
    const assemblies = catalog.assembliesOf(parts);
    if (assemblies.length > mostNamed) add(everyProduct);
    else add((await productsOf(catalog, assemblies)).flatMap(productTags));
  }
  for (const { type, product_id: productId } of documents) {
    if (type === 'review' && productId !== null) add([`P${productId}`]);
    else add(pagesOf[type] ?? []);
  }
  return { tags: await withListsAbove(catalog, [...tags]), cursor: next };
}

/** A category also lists the products of its descendants: adds the tags of its ancestors. */
async function withListsAbove(
  catalog: Catalog,
  tags: readonly string[],
): Promise<readonly string[]> {
  const ids = tags.filter((tag) => /^C\d/.test(tag)).map((tag) => tag.slice(1));
  if (ids.length === 0) return tags;
  const categories = await catalog.documents('category', ids);
  const above = categories.flatMap(({ document }) => toRawText(document['path'])?.split('/') ?? []);
  return [...new Set([...tags, ...above.map((id) => `C${id}`)])];
}

/** Invalidates pages, as if their data had changed. */
export async function invalidateTags(sql: ISql, tags: readonly string[]): Promise<void> {
  await sql`INSERT INTO stale_tag (tag) SELECT unnest(${tags as string[]}::text[])`;
}

/** Does the same for pages with offers that have begun or ended by time: no table changes with them. */
export function invalidateChangedOffers(sql: Sql, catalog: Catalog): Promise<void> {
  return catalog.turnedOffers(async (ids) => {
    const isMany = ids.length > mostNamed;
    const tags = isMany ? everyProduct : (await productsOf(catalog, ids)).flatMap(productTags);
    await invalidateTags(sql, await withListsAbove(catalog, tags));
  });
}

/** An article whose stock changed. */
interface ChangedStock {
  readonly sku: string;
  /** True if it sold out or came back. */
  readonly crossed: boolean;
}

interface NamedProduct {
  readonly id: string;
  readonly sku: string | null;
  readonly category_ids: unknown;
}

/** A document that was written or deleted. */
interface ChangedDocument extends NamedProduct {
  readonly type: DocumentType;
  readonly product_id: string | null;
}

function changedDocuments(sql: Sql, cursor: string): Promise<readonly ChangedDocument[]> {
  return sql<ChangedDocument[]>`
    SELECT * FROM (
      SELECT type, id, sku,
        CASE WHEN type = 'product' THEN source -> 'category_ids' END AS category_ids,
        CASE WHEN type = 'review' THEN source ->> 'product_id' END AS product_id
      FROM document WHERE changed_in >= ${cursor}::text::xid8
      UNION ALL
      SELECT type, id, sku, category_ids, product_id
      FROM removed_document WHERE changed_in >= ${cursor}::text::xid8
    ) AS changed
    ORDER BY (type = 'product'), type LIMIT ${2 * mostNamed}`;
}

/** Returns tags of a product's own page, the lists that contain it, and the lists that it may enter. */
function productTags({ id, category_ids: categoryIds }: NamedProduct): readonly string[] {
  const categories = Array.isArray(categoryIds)
    ? categoryIds.map((category) => `C${category}`)
    : [];
  return [`P${id}`, ...categories];
}

async function productsOf(
  catalog: Catalog,
  ids: readonly string[],
): Promise<readonly NamedProduct[]> {
  const documents = await catalog.documents('product', ids);
  return documents.map(({ id, document }) => ({
    id,
    sku: toRawText(document['sku']) ?? null,
    category_ids: document['category_ids'],
  }));
}
