import type { Sql } from 'postgres';
import { productNeeds, reindexMark } from '../documents/catalog-state.ts';
import type { CatalogSnapshot } from './catalog-snapshots.ts';

/** All products are read if more than this share of them has changed. */
const mostChanged = 1 / 4;

/** Reads the versions of the documents that every product is read with, and the calls of `shop reindex`. */
export async function readNeeds(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ name: string }[]>`
    SELECT concat_ws(' ', type, id, changed_in) AS name FROM document
    WHERE type = ANY(${productNeeds as string[]})
    UNION ALL SELECT concat_ws(' ', id, changed_in) FROM removed_document
    WHERE type = ${reindexMark.type} AND id = ${reindexMark.id}`;
  return rows.map(({ name }) => name);
}

/**
 * Returns true if a snapshot and the changes since give the catalog of the database: the documents that products are
 * read with have not changed, and few products have.
 */
export async function fitsDatabase(
  sql: Sql,
  { since, needs }: Pick<CatalogSnapshot, 'since' | 'needs'>,
): Promise<boolean> {
  const [row] = await sql<{ products: number; changed: number; isPast: boolean }[]>`
    SELECT count(*)::int AS products,
      count(*) FILTER (WHERE changed_in >= ${since}::text::xid8)::int AS changed,
      ${since}::text::xid8 <= pg_snapshot_xmin(pg_current_snapshot()) AS "isPast"
    FROM document WHERE type = 'product'`;
  if (row?.isPast !== true || row.changed > row.products * mostChanged) return false;
  const [storedNeeds, present] = [new Set(needs), new Set(await readNeeds(sql))];
  // The database deletes calls of `shop reindex` after a day.
  const isPresent = (name: string) => name.startsWith(reindexMark.id) || present.has(name);
  return [...present].every((name) => storedNeeds.has(name)) && needs.every(isPresent);
}

/** Returns the ids of these products that are no longer in the database. */
export async function missingProducts(sql: Sql, ids: Iterable<string>): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`SELECT id FROM document WHERE type = 'product'`;
  const present = new Set(rows.map(({ id }) => id));
  return [...ids].filter((id) => !present.has(id));
}
