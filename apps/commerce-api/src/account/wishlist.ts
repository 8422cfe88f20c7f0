import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { document } from '../db/schema/catalogue.ts';
import { wishlistItem } from '../db/schema/account.ts';
import { ApiError } from '../http/api-error.ts';

/** Products one customer may keep. */
const mostItems = 500;

export interface WishlistRow {
  readonly customer_id: number;
  readonly product_id: number;
  readonly date_added: string;
}

/** The newest first. */
export async function readWishlist(
  db: PostgresJsDatabase,
  customerId: number,
): Promise<readonly WishlistRow[]> {
  const rows = await db
    .select()
    .from(wishlistItem)
    .where(eq(wishlistItem.customerId, customerId))
    .orderBy(desc(wishlistItem.dateAdded), desc(wishlistItem.productId))
    .limit(mostItems);
  return rows.map((row) => ({
    customer_id: row.customerId,
    product_id: row.productId,
    date_added: row.dateAdded.toISOString(),
  }));
}

/**
 * Keeps products; one that is kept already stays as it is, one the catalogue lost is left out.
 * Errors: 404 `not-found` when the catalogue has none of them.
 */
export async function addToWishlist(
  db: PostgresJsDatabase,
  customerId: number,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  const known = await db
    .select({ id: document.id })
    .from(document)
    .where(and(eq(document.type, 'product'), inArray(document.id, productIds.map(String))));
  if (known.length === 0) throw new ApiError(404, 'not-found', 'There is no such product.');
  await db
    .insert(wishlistItem)
    .values(known.map(({ id }) => ({ customerId, productId: Number(id), dateAdded: now })))
    .onConflictDoNothing();
}

export async function removeFromWishlist(
  db: PostgresJsDatabase,
  customerId: number,
  productIds: readonly number[],
): Promise<void> {
  await db
    .delete(wishlistItem)
    .where(
      and(
        eq(wishlistItem.customerId, customerId),
        inArray(wishlistItem.productId, [...productIds]),
      ),
    );
}
