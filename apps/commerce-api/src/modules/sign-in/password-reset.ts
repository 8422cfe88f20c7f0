import { passwordLinkMinutes } from '@shop/contract';
import { invitationEmail, passwordResetEmail } from '@shop/emails';
import type { PersonName } from '@shop/format';
import type { EpochMs } from '@shop/kernel';
import type { ISql, Sql, TransactionSql } from 'postgres';
import { type Email, emailTo, type EmailView } from '../emails/index.ts';
import { emailKey } from '../customer/index.ts';
import { hashToken, randomToken } from '../../tokens/secret-text.ts';
import { endSessions } from '../session/index.ts';

/** Lifetime of a reset link. */
const resetLifeMs = passwordLinkMinutes * 60_000;
const dayMs = 86_400_000;

/**
 * Creates a one-time token for the account with the address `email`, and the email with it. `undefined` if there is no
 * such account. A new token leaves older ones valid, because emails may arrive in another order.
 * `invitationDays`: lifetime of the token for a customer from another shop.
 */
export async function writePasswordResetEmail(
  sql: Sql,
  email: string,
  view: EmailView,
  nowMs: EpochMs,
  invitationDays?: number,
): Promise<Email | undefined> {
  const lifeMs = invitationDays === undefined ? resetLifeMs : invitationDays * dayMs;
  const token = randomToken();
  const [customer] = await sql<(PersonName & { email: string })[]>`
    WITH found AS (SELECT id, email, firstname, lastname FROM customer WHERE email_key = ${emailKey(email)}),
    kept AS (
      INSERT INTO password_reset (token_hash, customer_id, expires_at)
      SELECT ${hashToken(token)}, id, ${new Date(nowMs + lifeMs)} FROM found)
    SELECT email, firstname, lastname FROM found`;
  if (customer === undefined) return undefined;
  // After the '#', so that the token is in no server log and is sent to no other site.
  const url = `${view.shopUrl}/reset-password#token=${token}`;
  const data = { customerName: customer, url };
  return invitationDays === undefined
    ? emailTo(customer.email, passwordResetEmail, data, view)
    : emailTo(customer.email, invitationEmail, { ...data, days: invitationDays }, view);
}

/** Returns true if a new password may be set with this token. */
export async function isResetToken(sql: ISql, token: string, nowMs: EpochMs): Promise<boolean> {
  const rows = await sql`
    SELECT FROM password_reset
    WHERE token_hash = ${hashToken(token)} AND expires_at > ${new Date(nowMs)}`;
  return rows.length > 0;
}

/**
 * Sets a new password with a token from an email, in the caller's transaction, and ends every session.
 * Returns the customer's id; `undefined`: unknown, used or expired.
 */
export async function resetPassword(
  tx: TransactionSql,
  token: string,
  passwordHash: string,
  nowMs: EpochMs,
): Promise<number | undefined> {
  const [reset] = await tx<{ customer_id: number }[]>`
    DELETE FROM password_reset
    WHERE token_hash = ${hashToken(token)} AND expires_at > ${new Date(nowMs)}
    RETURNING customer_id`;
  if (reset === undefined) return undefined;
  const customerId = reset.customer_id;
  await tx`DELETE FROM password_reset WHERE customer_id = ${customerId}`;
  await tx`UPDATE customer SET password_hash = ${passwordHash} WHERE id = ${customerId}`;
  await endSessions(tx, customerId, nowMs);
  return customerId;
}
