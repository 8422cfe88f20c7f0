import type { ProductOption } from '@shop/contract';
import type { ISql, PendingQuery, Row } from 'postgres';
import type { Caller } from '../account/session.ts';
import { newSecretText } from '../secret/secret-text.ts';
import { ApiError } from '../http/api-error.ts';

/** How long a cart nobody changes is kept, up to {@link renewalMs} less. */
export const cartLifeMs = 90 * 24 * 3_600_000;
/** A life is made longer by this much or not at all: a new end means writing every index of the cart. */
const renewalMs = 24 * 3_600_000;

export interface CartRow {
  readonly id: number;
  readonly token: string;
  readonly customer_id: number | null;
  readonly state: 'open' | 'merged' | 'ordered';
  readonly version: number;
  readonly coupon_code: string | null;
  readonly country_id: string | null;
  readonly carrier_code: string | null;
  readonly method_code: string | null;
  readonly payment_code: string | null;
  readonly expires_at: Date;
}

export interface CartItemRow {
  readonly id: number;
  readonly sku: string;
  readonly parent_sku: string | null;
  readonly option_key: string;
  readonly product_type: string;
  readonly product_option: ProductOption;
  readonly name: string;
  readonly qty: number;
}

/** The customer's open cart, made when there is none; a guest gets a new one. Only the token leaves the server. */
export async function openCart(
  sql: ISql,
  customerId: number | undefined,
  nowMs: number,
): Promise<CartRow> {
  const now = new Date(nowMs);
  const end = new Date(nowMs + cartLifeMs);
  const [cart] = await sql<CartRow[]>`
    INSERT INTO cart (token, customer_id, created_at, expires_at)
    VALUES (${newSecretText()}, ${customerId ?? null}, ${now}, ${end})
    ON CONFLICT (customer_id) WHERE state = 'open' AND customer_id IS NOT NULL
    DO UPDATE SET expires_at = ${end}
    RETURNING *`;
  if (cart === undefined) throw new Error('A cart was not kept');
  return cart;
}

/**
 * The cart behind a token, whatever became of it. Whoever holds the token may use it, except another customer.
 * Errors: 404 `cart-invalid` for a cart that is not there, over, merged into another, or not the caller's.
 */
export async function findCart(
  sql: ISql,
  token: string,
  caller: Pick<Caller, 'customerId'> | undefined,
  nowMs: number,
  lock = false,
): Promise<CartRow> {
  const [cart] = await sql<CartRow[]>`
    SELECT * FROM cart WHERE token = ${token} ${lock ? sql`FOR UPDATE` : sql``}`;
  const isTheirs =
    cart !== undefined &&
    cart.state !== 'merged' &&
    (cart.state === 'ordered' || cart.expires_at.getTime() > nowMs) &&
    (cart.customer_id === null || caller === undefined || caller.customerId === cart.customer_id);
  if (!isTheirs) throw new ApiError(404, 'cart-invalid', 'Invalid cartId.');
  return cart;
}

/** The same where the cart must still be open. Errors: also 410 `cart-ordered`. */
export async function findOpenCart(...args: Parameters<typeof findCart>): Promise<CartRow> {
  const cart = await findCart(...args);
  if (cart.state === 'ordered') {
    throw new ApiError(410, 'cart-ordered', 'This cart was ordered.');
  }
  return cart;
}

/** The lines in the order they came in. */
export function readItems(sql: ISql, cartId: number): Promise<readonly CartItemRow[]> {
  return sql<CartItemRow[]>`
    SELECT id, sku, parent_sku, option_key, product_type, product_option, name, qty
    FROM cart_item WHERE cart_id = ${cartId} ORDER BY id`;
}

/** Notes that lines or the coupon changed: a new version, a new life. */
export async function bumpCart(sql: ISql, cart: CartRow, nowMs: number): Promise<CartRow> {
  const [row] = await sql<CartRow[]>`${bumped(sql, cart, nowMs)}`;
  if (row === undefined) throw new Error('A cart went while it was locked');
  return row;
}

/** The statement of {@link bumpCart}. */
export function bumped(sql: ISql, cart: CartRow, nowMs: number): PendingQuery<Row[]> {
  return sql`
    UPDATE cart SET version = version + 1, expires_at = ${renewedEnd(sql, nowMs)}
    WHERE id = ${cart.id} RETURNING *`;
}

/** When a cart that is changed now is over. */
export function renewedEnd(sql: ISql, nowMs: number): PendingQuery<Row[]> {
  const endMs = nowMs + cartLifeMs;
  return sql`CASE WHEN expires_at < ${new Date(endMs - renewalMs)} THEN ${new Date(endMs)} ELSE expires_at END`;
}
