import { maxLineQuantity } from '@shop/contract';
import type { ISql } from 'postgres';
import { hashToken } from '../../tokens/secret-text.ts';
import { bumpCart, findOpenCart, openCustomerCart, type CartRow } from './cart-store.ts';

/**
 * Moves a guest's cart into the customer's at login and adds quantities of equal lines, once per pair: a repeated call
 * changes nothing. The guest's cart ends. Its coupon moves too if the customer had none.
 * Returns the token of the customer's cart if lines were moved, now or before. An invalid token moves nothing: a login
 * never fails because of its cart.
 */
export async function mergeGuestCart(
  sql: ISql,
  guestToken: string | undefined,
  customerId: number,
  nowMs: number,
  secret: Buffer,
): Promise<string | undefined> {
  if (guestToken === undefined || guestToken === '') return undefined;
  const ownToken = async () => (await openCustomerCart(sql, secret, customerId, nowMs)).token;
  if (await wasMerged(sql, guestToken, customerId)) return ownToken();
  const guest = await findGuestCart(sql, guestToken, nowMs);
  if (guest === undefined) {
    return (await wasMerged(sql, guestToken, customerId)) ? ownToken() : undefined;
  }
  const { id: ownId, token } = await openCustomerCart(sql, secret, customerId, nowMs);
  const [ownCart] = await sql<CartRow[]>`SELECT * FROM cart WHERE id = ${ownId} FOR UPDATE`;
  if (ownCart === undefined) throw new Error('A cart went while it was used');
  await sql`
    INSERT INTO cart_merge (guest_cart_id, customer_cart_id, merged_at)
    VALUES (${guest.id}, ${ownCart.id}, ${new Date(nowMs)})`;
  await sql`
    INSERT INTO cart_item
      (cart_id, sku, parent_sku, option_key, product_type, product_option, name, qty)
    SELECT ${ownCart.id}, sku, parent_sku, option_key, product_type, product_option, name, qty
    FROM cart_item WHERE cart_id = ${guest.id} ORDER BY id
    ON CONFLICT (cart_id, sku, option_key)
    DO UPDATE SET qty = least(cart_item.qty + excluded.qty, ${maxLineQuantity})`;
  await sql`DELETE FROM cart_item WHERE cart_id = ${guest.id}`;
  await sql`UPDATE cart SET state = 'merged' WHERE id = ${guest.id}`;
  await sql`
    UPDATE cart SET coupon_code = coalesce(coupon_code, ${guest.coupon_code}),
      country_id = coalesce(country_id, ${guest.country_id}),
      postcode = coalesce(postcode, ${guest.postcode}),
      carrier_code = coalesce(carrier_code, ${guest.carrier_code}),
      method_code = coalesce(method_code, ${guest.method_code}),
      payment_code = coalesce(payment_code, ${guest.payment_code})
    WHERE id = ${ownCart.id}`;
  await bumpCart(sql, ownCart, nowMs);
  return token;
}

/** Returns true if this guest cart was already merged into the customer's open cart. */
async function wasMerged(sql: ISql, guestToken: string, customerId: number): Promise<boolean> {
  const rows = await sql`
    SELECT
    FROM cart guest
    JOIN cart_merge ON guest_cart_id = guest.id
    JOIN cart own ON own.id = customer_cart_id
    WHERE guest.token_hash = ${hashToken(guestToken)} AND own.customer_id = ${customerId} AND own.state = 'open'`;
  return rows.length > 0;
}

async function findGuestCart(
  sql: ISql,
  token: string,
  nowMs: number,
): Promise<CartRow | undefined> {
  const cart = await findOpenCart(sql, token, undefined, nowMs, true);
  return cart.ok && cart.value.customer_id === null ? cart.value : undefined;
}
