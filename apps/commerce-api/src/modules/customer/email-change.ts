import { emailLinkMinutes } from '@shop/contract';
import { addressChangedEmail, confirmAddressEmail } from '@shop/emails';
import type { PersonName } from '@shop/format';
import type { EpochMs } from '@shop/kernel';
import type { Sql, TransactionSql } from 'postgres';
import { type Email, emailTo, type EmailView, queueEmail } from '../emails/index.ts';
import { hashToken, randomToken } from '../../tokens/secret-text.ts';
import { emailKey, lockEmail } from './customer-store.ts';

/** Lifetime of a link that confirms a new address. */
const emailChangeLifeMs = emailLinkMinutes * 60_000;

/**
 * Creates the one-time token for a customer's new address, and the email to it. `undefined`: the customer was deleted,
 * or the address has an account whose owner must not learn of the request.
 */
export async function writeEmailChangeEmail(
  sql: Sql,
  customerId: number,
  email: string,
  view: EmailView,
  nowMs: EpochMs,
): Promise<Email | undefined> {
  const token = randomToken();
  const [row] = await sql<PersonName[]>`
    WITH asking AS (
      SELECT id, firstname, lastname FROM customer WHERE id = ${customerId}
        AND NOT EXISTS (SELECT FROM customer WHERE email_key = ${emailKey(email)})),
    kept AS (
      INSERT INTO email_change (token_hash, customer_id, email, expires_at)
      SELECT ${hashToken(token)}, id, ${email}, ${new Date(nowMs + emailChangeLifeMs)}
      FROM asking)
    SELECT firstname, lastname FROM asking`;
  if (row === undefined) return undefined;
  // After the '#', so that the token is in no server log and is sent to no other site.
  const url = `${view.shopUrl}/confirm-email#token=${token}`;
  return emailTo(email, confirmAddressEmail, { customerName: row, url }, view);
}

/**
 * Changes a customer's address to that of the token, in the caller's transaction, and informs the former one. Returns
 * the customer's id. `undefined`: the token is unknown, used or expired, or the address is taken.
 */
export async function confirmEmailChange(
  tx: TransactionSql,
  token: string,
  storeCode: string,
  nowMs: EpochMs,
): Promise<number | undefined> {
  const [change] = await tx<{ customer_id: number; email: string }[]>`
    DELETE FROM email_change
    WHERE token_hash = ${hashToken(token)} AND expires_at > ${new Date(nowMs)}
    RETURNING customer_id, email`;
  if (change === undefined) return undefined;
  const { customer_id: customerId, email } = change;
  await lockEmail(tx, email);
  const [current] = await tx<{ email: string }[]>`
    SELECT email FROM customer WHERE id = ${customerId} FOR UPDATE`;
  const [existingRow] = await tx`
    SELECT FROM customer WHERE email_key = ${emailKey(email)} AND id <> ${customerId}`;
  if (current === undefined || existingRow !== undefined) return undefined;
  await tx`
    UPDATE customer SET email = ${email}, email_key = ${emailKey(email)}
    WHERE id = ${customerId}`;
  // Invalidates links that were sent to the former address.
  await tx`DELETE FROM email_change WHERE customer_id = ${customerId}`;
  await tx`DELETE FROM password_reset WHERE customer_id = ${customerId}`;
  const job = { kind: 'email-changed', subject: { email: current.email } } as const;
  await queueEmail(tx, job, storeCode, nowMs);
  return customerId;
}

/** Informs the former address of an account that it is no longer used for the login. */
export function writeAddressChangedEmail(to: string, view: EmailView): Email {
  return emailTo(to, addressChangedEmail, {}, view);
}
