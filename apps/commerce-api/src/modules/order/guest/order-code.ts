import { randomInt, timingSafeEqual } from 'node:crypto';
import { orderCodeMinutes } from '@shop/contract';
import { orderCodeEmail } from '@shop/emails';
import type { EpochMs } from '@shop/kernel';
import type { ISql } from 'postgres';
import { hashToken } from '../../../tokens/secret-text.ts';
import { emailKey } from '../../customer/index.ts';
import { type Email, emailTo, type EmailView } from '../../emails/index.ts';
import { readOrder } from '../order-rows.ts';

const codeLifeMs = orderCodeMinutes * 60_000;
/** Maximum number of attempts per code. */
const maxTries = 5;

/** Id of the order with this number, if it was placed with this email address. */
export async function findOrderByEmail(
  sql: ISql,
  { orderNumber, email }: { readonly orderNumber: string; readonly email: string },
): Promise<number | undefined> {
  const [order] = await sql<{ id: number; customer_email: string | null }[]>`
    SELECT id, customer_email FROM shop_order WHERE increment_id = ${orderNumber.toUpperCase()}`;
  const address = order?.customer_email ?? undefined;
  return address !== undefined && emailKey(address) === emailKey(email) ? order?.id : undefined;
}

/** Creates a code for an order, which replaces the previous code, and the email with it. */
export async function writeOrderCodeEmail(
  sql: ISql,
  orderId: number,
  view: EmailView,
  nowMs: EpochMs,
): Promise<Email | undefined> {
  const order = await readOrder(sql, orderId);
  if (order === undefined || order.customerEmail === null) return undefined;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await sql`
    INSERT INTO order_code (order_id, code_hash, expires_at, tries_left)
    VALUES (${orderId}, ${hashOf(orderId, code)}, ${new Date(nowMs + codeLifeMs)}, ${maxTries})
    ON CONFLICT (order_id) DO UPDATE SET code_hash = excluded.code_hash,
      expires_at = excluded.expires_at, tries_left = excluded.tries_left`;
  const { incrementId: orderNumber, customerFirstname, customerLastname } = order;
  const customerName = { firstname: customerFirstname, lastname: customerLastname };
  return emailTo(order.customerEmail, orderCodeEmail, { orderNumber, customerName, code }, view);
}

/** Returns true if the code is that of the order. Valid once; every call uses one attempt of the code. */
export async function redeemOrderCode(
  sql: ISql,
  orderId: number,
  code: string,
  nowMs: EpochMs,
): Promise<boolean> {
  const [row] = await sql<{ code_hash: Buffer }[]>`
    UPDATE order_code SET tries_left = tries_left - 1
    WHERE order_id = ${orderId} AND expires_at > ${new Date(nowMs)} AND tries_left > 0
    RETURNING code_hash`;
  if (row === undefined || !timingSafeEqual(row.code_hash, hashOf(orderId, code))) return false;
  const removed = await sql`
    DELETE FROM order_code WHERE order_id = ${orderId} AND code_hash = ${row.code_hash}
    RETURNING order_id`;
  return removed.length > 0;
}

const hashOf = (orderId: number, code: string) => hashToken(`${orderId}:${code}`);
