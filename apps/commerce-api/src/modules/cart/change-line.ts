import {
  maxCartLines,
  type CartItemDelete,
  type CartItemUpdate,
  type ErrorCode,
  type ServerCartRow,
} from '@shop/contract';
import type { Result } from '@shop/kernel';
import { roundUpQuantity } from '@shop/catalog';
import type { ISql, PendingQuery, Row } from 'postgres';
import { catalogForCustomer } from '../../catalog/customer-group.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { ApiError } from '../../http/request/api-error.ts';
import { availableQty, readStock, seenStock } from './availability.ts';
import { cartRowDocument } from './cart-row-document.ts';
import { bumpCart, bumped, type CartItemRow, type CartRow } from './cart-store.ts';
import type { LineRefusal } from './line-refusal.ts';
import { loadProductLookup, type SalesCatalog } from './product-lookup.ts';
import { resolveLine, type ResolvedLine, type RequestedLine } from './resolve-line.ts';

/** Result of a change: the cart with its new version, and the row. */
export interface ChangedLine {
  readonly cart: CartRow;
  readonly row: ServerCartRow;
}

/**
 * Sets a line to a quantity; the cart must be locked. With `item_id` that line, else the one of the same
 * article and choices, else a new one. A quantity below 1 means 1.
 *
 * Errors: 404 `cart-item-missing`; 400 `sku-invalid`, `options-invalid`, `price-unknown`, `quantity-invalid`
 * (too many lines, or as {@link assertQuantityAllowed}); 400 `out-of-stock` with `meta.available`.
 */
export async function setLine(
  sql: ISql,
  catalog: SalesCatalog & Pick<Catalog, 'stock'>,
  cart: CartRow,
  update: CartItemUpdate,
  nowMs: number,
): Promise<ChangedLine> {
  const existing =
    update.item_id === undefined ? undefined : await findItem(sql, cart, update.item_id);
  if (existing !== undefined && update.sku !== existing.sku && update.sku !== existing.parent_sku) {
    throw refusalError({ kind: 'sku-invalid' });
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
  if (!resolved.ok) throw refusalError(resolved.error);
  const line = resolved.value;
  const qty = Math.max(1, update.qty);
  assertQuantityAllowed(line, qty);
  // A cart takes nothing: what was seen within the second is enough, where it is not the table decides.
  if (availableQty(line, seenStock(catalog.stock, [line])) < qty) {
    const available = availableQty(line, await readStock(sql, [line]));
    if (available < qty) throw outOfStock(line, qty, available);
  }
  const lineQuery =
    existing === undefined
      ? insertedItem(sql, sql`(SELECT ${cart.id}::bigint AS id) AS owner`, line, qty)
      : sql`UPDATE cart_item SET qty = ${qty} WHERE id = ${existing.id} RETURNING id, false AS is_new`;
  const changed = await bumpWith(sql, cart, lineQuery, nowMs);
  return {
    cart: changed.cart,
    // Whoever answers it names the cart: what is remembered holds no token.
    row: cartRowDocument({ token: '' }, { id: changed.itemId, qty }, line),
  };
}

/** Returns true if the article is sold in this quantity. */
export function isSoldQuantity({ quantities }: ResolvedLine, qty: number): boolean {
  return roundUpQuantity(qty, quantities) === qty;
}

/** Errors: 400 `quantity-invalid` with `meta.least` and `meta.step` for a quantity the article is not sold in. */
export function assertQuantityAllowed(line: ResolvedLine, qty: number): void {
  if (isSoldQuantity(line, qty)) return;
  const { min, increment: step } = line.quantities;
  const multiple = step === 1 ? '' : `, in multiples of ${step}`;
  throw new ApiError(
    400,
    'quantity-invalid',
    `"${line.name}" is sold from ${min} pieces${multiple}.`,
    { meta: { sku: line.sku, name: line.name, qty, least: min, step } },
  );
}

/** Finds the requested article as the shop sells it in this country. */
export async function findLine(
  catalog: SalesCatalog,
  request: RequestedLine,
  country: string | undefined,
): Promise<Result<ResolvedLine, LineRefusal>> {
  return resolveLine(request, await loadProductLookup(catalog, [request.sku], country));
}

/** Takes a line out; the cart must be locked. A line that is gone already stays gone. */
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

async function findItem(sql: ISql, cart: CartRow, itemId: number): Promise<CartItemRow> {
  const [item] = await sql<CartItemRow[]>`
    SELECT id, sku, parent_sku, option_key, product_type, product_option, name, qty
    FROM cart_item WHERE cart_id = ${cart.id} AND id = ${itemId}`;
  if (item === undefined) {
    throw new ApiError(404, 'cart-item-missing', 'There is no such line in this cart.');
  }
  return item;
}

/** The statement that puts a line into the cart `owner`, a row with its `id`, or sets the quantity of the one there. */
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

/** Writes a line and notes the change of the cart, in one statement: a shopper waits for each. */
async function bumpWith(
  sql: ISql,
  cart: CartRow,
  lineQuery: PendingQuery<Row[]>,
  nowMs: number,
): Promise<{ readonly cart: CartRow; readonly itemId: number }> {
  const [changed] = await sql<(CartRow & WrittenItem)[]>`
    WITH written AS (${lineQuery}), bumped AS (${bumped(sql, cart, nowMs)})
    SELECT bumped.*, written.id AS item_id, written.is_new,
      (SELECT count(*) FROM cart_item WHERE cart_id = ${cart.id}) AS lines
    FROM bumped, written`;
  if (changed === undefined) throw new Error('A line was not kept');
  const { item_id: itemId, is_new: isNew, lines, ...now } = changed;
  if (isNew && lines >= maxCartLines) {
    throw new ApiError(400, 'quantity-invalid', `A cart holds at most ${maxCartLines} lines.`);
  }
  return { cart: now, itemId };
}

/** The wire's word for a line the shop cannot sell. */
function refusalError(refusal: LineRefusal): ApiError {
  switch (refusal.kind) {
    case 'sku-invalid':
      return new ApiError(400, 'sku-invalid', 'Invalid SKU.');
    case 'options-invalid':
      return new ApiError(
        400,
        'options-invalid',
        'The options you chose are not available for this product.',
        { fields: [{ path: refusal.field, rule: 'options' }] },
      );
    case 'price-unknown':
      return new ApiError(
        400,
        'price-unknown',
        'Product price is unknown, product cannot be added to the cart!',
      );
  }
}

function outOfStock(line: ResolvedLine, qty: number, available: number): ApiError {
  const error: ErrorCode = 'out-of-stock';
  return new ApiError(400, error, `We don't have as many "${line.name}" as you requested.`, {
    meta: { sku: line.sku, name: line.name, qty, available },
  });
}
