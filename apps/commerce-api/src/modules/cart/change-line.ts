import {
  maxCartLines,
  type CartItemDelete,
  type CartItemUpdate,
  type ServerCartRow,
} from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import { roundUpQuantity } from '@shop/catalog';
import type { ISql, PendingQuery, Row } from 'postgres';
import { type Catalog, catalogForCustomer } from '../../catalog/index.ts';
import { readStock, seenStock } from './availability.ts';
import {
  type LineRefusal,
  type RequestedLine,
  type ResolvedLine,
  availableQty,
  resolveLine,
} from '@shop/cart-lines';
import { cartRowDocument } from './cart-row-document.ts';
import { bumpCart, bumped, type CartItemRow, type CartRow } from './cart-store.ts';
import type { CartRefusal, QuantityRefusal } from './cart-refusal.ts';
import { loadProductLookup, type SalesCatalog } from './product-lookup.ts';

/** Result of a change: the cart with its new version, and the row. */
export interface ChangedLine {
  readonly cart: CartRow;
  readonly row: ServerCartRow;
}

/**
 * Sets the quantity of a line; the cart must be locked. With `item_id` that line, else the one with the same article
 * and choices, else a new one. A quantity below 1 means 1.
 * A refusal may follow after the line was written: roll the transaction back.
 */
export async function setLine(
  sql: ISql,
  catalog: SalesCatalog & Pick<Catalog, 'stock'>,
  cart: CartRow,
  update: CartItemUpdate,
  nowMs: number,
): Promise<Result<ChangedLine, CartRefusal>> {
  const existing =
    update.item_id === undefined ? undefined : await findItem(sql, cart, update.item_id);
  if (existing === undefined && update.item_id !== undefined) {
    return err({ kind: 'cart-item-missing' });
  }
  if (existing !== undefined && update.sku !== existing.sku && update.sku !== existing.parent_sku) {
    return err({ kind: 'sku-invalid' });
  }
  const request =
    existing === undefined
      ? { sku: update.sku, option: update.product_option }
      : { sku: existing.sku, option: existing.product_option };
  const resolved = await findLine(
    await catalogForCustomer(sql, catalog, cart.customer_id),
    request,
    cart.country_id ?? undefined,
  );
  if (!resolved.ok) return resolved;
  const line = resolved.value;
  const qty = Math.max(1, update.qty);
  const quantity = quantityRefusal(line, qty);
  if (quantity !== undefined) return err(quantity);
  // A cart reserves nothing: stock read within the last second is sufficient, otherwise the table decides.
  if (availableQty(line, seenStock(catalog.stock, [line])) < qty) {
    const available = availableQty(line, await readStock(sql, [line]));
    const { sku, name } = line;
    if (available < qty) return err({ kind: 'out-of-stock', sku, name, qty, available });
  }
  const lineQuery =
    existing === undefined
      ? insertedItem(sql, sql`(SELECT ${cart.id}::bigint AS id) AS owner`, line, qty)
      : sql`UPDATE cart_item SET qty = ${qty} WHERE id = ${existing.id} RETURNING id, false AS is_new`;
  const changed = await bumpWith(sql, cart, lineQuery, nowMs);
  if (changed.isNew && changed.lines >= maxCartLines) return err({ kind: 'cart-full' });
  return ok({
    cart: changed.cart,
    // The response contains the cart's token; the stored record does not.
    row: cartRowDocument({ token: '' }, { id: changed.itemId, qty }, line),
  });
}

/** Returns true if the article is sold in this quantity. */
export function isSoldQuantity({ quantities }: ResolvedLine, qty: number): boolean {
  return roundUpQuantity(qty, quantities) === qty;
}

/** Returns why an article is not sold in this quantity; `undefined` if it is. */
export function quantityRefusal(line: ResolvedLine, qty: number): QuantityRefusal | undefined {
  if (isSoldQuantity(line, qty)) return undefined;
  const { min, increment } = line.quantities;
  const { sku, name } = line;
  return { kind: 'quantity-invalid', sku, name, qty, least: min, step: increment };
}

/** Finds the requested article at the shop's current terms in this country. */
export async function findLine(
  catalog: SalesCatalog,
  request: RequestedLine,
  country: string | undefined,
): Promise<Result<ResolvedLine, LineRefusal>> {
  return resolveLine(request, await loadProductLookup(catalog, [request.sku], country));
}

/** Removes a line; the cart must be locked. A missing line is no error. */
export async function deleteLine(
  sql: ISql,
  cart: CartRow,
  item: CartItemDelete,
  nowMs: number,
): Promise<CartRow> {
  const deleted = await sql`
    DELETE FROM cart_item WHERE cart_id = ${cart.id} AND id = ${item.item_id} RETURNING id`;
  return deleted.length === 0 ? cart : bumpCart(sql, cart, nowMs);
}

async function findItem(
  sql: ISql,
  cart: CartRow,
  itemId: number,
): Promise<CartItemRow | undefined> {
  const [item] = await sql<CartItemRow[]>`
    SELECT id, sku, parent_sku, option_key, product_type, product_option, name, qty
    FROM cart_item WHERE cart_id = ${cart.id} AND id = ${itemId}`;
  return item;
}

/** The statement that inserts a line into the cart `owner` with its `id`, or sets the quantity of the existing one. */
export function insertedItem(
  sql: ISql,
  owner: PendingQuery<Row[]>,
  line: ResolvedLine,
  qty: number,
) {
  return sql`
    INSERT INTO cart_item
      (cart_id, sku, parent_sku, option_key, product_type, product_option, name, qty)
    SELECT id, ${line.sku}::text, ${line.parentSku ?? null}::text, ${line.optionKey}::text,
      ${line.productType}::text, ${JSON.stringify(line.productOption)}::text::jsonb,
      ${line.name}::text, ${qty}::integer
    FROM ${owner}
    ON CONFLICT (cart_id, sku, option_key) DO UPDATE SET qty = excluded.qty
    RETURNING id, xmax = 0 AS is_new`;
}

interface WrittenItem {
  readonly item_id: number;
  readonly is_new: boolean;
  /** Number of lines in the cart before the change. */
  readonly lines: number;
}

/** Writes a line and records the change of the cart, in one statement, because the shopper waits for it. */
async function bumpWith(
  sql: ISql,
  cart: CartRow,
  lineQuery: PendingQuery<Row[]>,
  nowMs: number,
): Promise<{
  readonly cart: CartRow;
  readonly itemId: number;
  readonly isNew: boolean;
  readonly lines: number;
}> {
  const [changed] = await sql<(CartRow & WrittenItem)[]>`
    WITH written AS (${lineQuery}), bumped AS (${bumped(sql, cart, nowMs)})
    SELECT bumped.*, written.id AS item_id, written.is_new,
      (SELECT count(*) FROM cart_item WHERE cart_id = ${cart.id}) AS lines
    FROM bumped, written`;
  if (changed === undefined) throw new Error('A line was not kept');
  const { item_id: itemId, is_new: isNew, lines, ...now } = changed;
  return { cart: now, itemId, isNew, lines };
}
