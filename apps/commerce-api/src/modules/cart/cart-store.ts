import type { ProductOption } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import type { ISql, PendingQuery, Row } from 'postgres';
import type { Caller } from '../session/index.ts';
import { deriveToken, hashToken, randomToken } from '../../tokens/secret-text.ts';
import type { UnusableCart } from './cart-refusal.ts';

/** Lifetime of an unchanged cart, up to {@link renewalMs} less. */
export const cartLifeMs = 90 * 24 * 3_600_000;
/** Minimum renewal of a cart's lifetime: a new end time writes every index of the cart. */
const renewalMs = 24 * 3_600_000;

/** Secret that the tokens of customers' carts derive from. */
export const cartSecretName = 'cart-token';

export interface CartRow {
  readonly id: number;
  readonly customer_id: number | null;
  readonly state: 'open' | 'merged' | 'ordered';
  readonly version: number;
  /** Number of times the token of a customer's cart was replaced. */
  readonly token_number: number;
  readonly coupon_code: string | null;
  readonly country_id: string | null;
  readonly postcode: string | null;
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

/** A cart and the name its owner uses. Only the token leaves the server, and only its hash is stored. */
export interface NamedCart extends CartRow {
  readonly token: string;
}

/** Opens a new cart of a guest. */
export async function openGuestCart(
  sql: ISql,
  nowMs: number,
  token = randomToken(),
): Promise<NamedCart> {
  return { ...(await insertCart(sql, null, token, nowMs)), token };
}

/**
 * Returns the customer's open cart, created if there is none. Its token is the same in every session until sessions
 * end: it is derived from `secret`, and works only with a session of the customer.
 */
export async function openCustomerCart(
  sql: ISql,
  secret: Buffer,
  customerId: number,
  nowMs: number,
): Promise<NamedCart> {
  const cart = await insertCart(sql, customerId, randomToken(), nowMs);
  const token = deriveToken(secret, 'cart', `${cart.id}:${cart.token_number}`);
  await sql`
    UPDATE cart SET token_hash = ${hashToken(token)}
    WHERE id = ${cart.id} AND token_number = ${cart.token_number}`;
  return { ...cart, token };
}

/**
 * Returns the columns of a row. Listed, not `*`: the driver prepares a statement again if its columns change, which
 * then writes a hash among its parameters a second time.
 */
export function cartColumns(sql: ISql): PendingQuery<Row[]> {
  return sql`cart.id, cart.customer_id, cart.state, cart.version, cart.token_number, cart.coupon_code,
    cart.country_id, cart.postcode, cart.carrier_code, cart.method_code, cart.payment_code, cart.expires_at`;
}

async function insertCart(
  sql: ISql,
  customerId: number | null,
  token: string,
  nowMs: number,
): Promise<CartRow> {
  const end = new Date(nowMs + cartLifeMs);
  const [cart] = await sql<CartRow[]>`
    INSERT INTO cart (token_hash, customer_id, created_at, expires_at)
    VALUES (${hashToken(token)}, ${customerId}, ${new Date(nowMs)}, ${end})
    ON CONFLICT (customer_id) WHERE state = 'open' AND customer_id IS NOT NULL
    DO UPDATE SET expires_at = ${end}
    RETURNING ${cartColumns(sql)}`;
  if (cart === undefined) throw new Error('A cart was not kept');
  return cart;
}

/**
 * Returns the cart of a token, in any state. A customer's cart also requires a session.
 * Declines with `cart-invalid` a cart that does not exist, expired, was merged into another, or belongs to another
 * user.
 */
export async function findCart(
  sql: ISql,
  token: string,
  caller: Pick<Caller, 'customerId'> | undefined,
  nowMs: number,
  lock = false,
): Promise<Result<NamedCart, UnusableCart>> {
  const [cart] = await sql<CartRow[]>`
    SELECT ${cartColumns(sql)} FROM cart WHERE token_hash = ${hashToken(token)} ${lock ? sql`FOR UPDATE` : sql``}`;
  const isTheirs =
    cart !== undefined &&
    cart.state !== 'merged' &&
    (cart.state === 'ordered' || cart.expires_at.getTime() > nowMs) &&
    (cart.customer_id === null || caller?.customerId === cart.customer_id);
  return isTheirs ? ok({ ...cart, token }) : err({ kind: 'cart-invalid' });
}

/** The same for a cart that must be open: also declines with `cart-ordered`. */
export async function findOpenCart(
  ...args: Parameters<typeof findCart>
): Promise<Result<NamedCart, UnusableCart>> {
  const cart = await findCart(...args);
  return cart.ok && cart.value.state === 'ordered' ? err({ kind: 'cart-ordered' }) : cart;
}

/** Returns true if the cart of this token was never used. */
export async function isUnused(sql: ISql, token: string): Promise<boolean> {
  const rows = await sql`
    SELECT FROM cart
    WHERE token_hash = ${hashToken(token)} AND state = 'open' AND version = 1
      AND country_id IS NULL AND payment_code IS NULL AND carrier_code IS NULL`;
  return rows.length > 0;
}

/** Reads the lines in the order they were added. */
export function readItems(sql: ISql, cartId: number): Promise<readonly CartItemRow[]> {
  return sql<CartItemRow[]>`
    SELECT id, sku, parent_sku, option_key, product_type, product_option, name, qty
    FROM cart_item WHERE cart_id = ${cartId} ORDER BY id`;
}

/** Records a change of lines or coupon: a new version and a new lifetime. */
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

/** Returns the end of the lifetime of a cart that is changed now. */
export function renewedEnd(sql: ISql, nowMs: number): PendingQuery<Row[]> {
  const endMs = nowMs + cartLifeMs;
  return sql`CASE WHEN expires_at < ${new Date(endMs - renewalMs)} THEN ${new Date(endMs)} ELSE expires_at END`;
}
