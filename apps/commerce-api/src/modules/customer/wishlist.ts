import { err, ok, type Result } from '@shop/kernel';
import type { ISql } from 'postgres';

/** Maximum number of products of one customer. */
const mostItems = 500;

export interface WishlistRow {
  readonly customer_id: number;
  readonly product_id: number;
  readonly date_added: string;
}

/** Reads the wishlist, the newest entry first. */
export async function readWishlist(sql: ISql, customerId: number): Promise<readonly WishlistRow[]> {
  const rows = await sql<{ customer_id: number; product_id: number; date_added: Date }[]>`
    SELECT customer_id, product_id, date_added FROM wishlist_item WHERE customer_id = ${customerId}
    ORDER BY date_added DESC, product_id DESC LIMIT ${mostItems}`;
  return rows.map((row) => ({ ...row, date_added: row.date_added.toISOString() }));
}

/**
 * Adds products; existing entries stay unchanged, products that the catalog no longer has are left out.
 * Declines with `not-found` if the catalog has none of them.
 */
export async function addToWishlist(
  sql: ISql,
  customerId: number,
  productIds: readonly number[],
  now: Date,
): Promise<Result<void, 'not-found'>> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM document
    WHERE type = 'product' AND id = ANY (${productIds.map(String)}::text[])`;
  if (rows.length === 0) return err('not-found');
  await sql`
    INSERT INTO wishlist_item (customer_id, product_id, date_added)
    SELECT ${customerId}, unnest(${rows.map(({ id }) => Number(id))}::bigint[]), ${now}
    ON CONFLICT DO NOTHING`;
  return ok();
}

export async function removeFromWishlist(
  sql: ISql,
  customerId: number,
  productIds: readonly number[],
): Promise<void> {
  await sql`
    DELETE FROM wishlist_item
    WHERE customer_id = ${customerId} AND product_id = ANY (${[...productIds]}::bigint[])`;
}
