import type { EpochMs } from '@shop/kernel';
import type { Sql } from 'postgres';
import { inTransaction } from '../db/transaction.ts';
import { escapeHtml, type Letter } from '../mail/letter.ts';
import { emailKey } from './customer-store.ts';
import { hashSecretText, newSecretText } from '../secret/secret-text.ts';
import { endSessions } from './session.ts';

/** How long a reset link works. */
export const resetLifeMs = 10 * 60_000;

/**
 * Makes the one-time token for whoever has an account under `email`, and the letter that carries it.
 * `undefined` when nobody has. A newer token leaves older ones valid: letters overtake each other.
 */
export async function writeResetLetter(
  sql: Sql,
  email: string,
  publicUrl: string,
  nowMs: EpochMs,
): Promise<Letter | undefined> {
  const token = newSecretText();
  const [customer] = await sql<{ email: string; firstname: string }[]>`
    WITH found AS (SELECT id, email, firstname FROM customer WHERE email_key = ${emailKey(email)}),
    kept AS (
      INSERT INTO password_reset (token_hash, customer_id, expires_at)
      SELECT ${hashSecretText(token)}, id, ${new Date(nowMs + resetLifeMs)} FROM found)
    SELECT email, firstname FROM found`;
  if (customer === undefined) return undefined;
  // After the '#', so that the token reaches no server's log and no other site.
  const link = `${publicUrl}/reset-password#token=${token}`;
  return resetLetter(customer.email, customer.firstname, link);
}

/** Sets a new password with a token from a letter. False: unknown, used or too old. Ends every session. */
export function resetPassword(
  sql: Sql,
  token: string,
  passwordHash: string,
  nowMs: EpochMs,
): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    const [reset] = await tx<{ customer_id: number }[]>`
      DELETE FROM password_reset
      WHERE token_hash = ${hashSecretText(token)} AND expires_at > ${new Date(nowMs)}
      RETURNING customer_id`;
    if (reset === undefined) return false;
    const customerId = reset.customer_id;
    await tx`DELETE FROM password_reset WHERE customer_id = ${customerId}`;
    await tx`UPDATE customer SET password_hash = ${passwordHash} WHERE id = ${customerId}`;
    await endSessions(tx, customerId, nowMs);
    return true;
  });
}

function resetLetter(to: string, firstname: string, link: string): Letter {
  const greeting = `Kedves ${firstname}!`;
  const request = 'Új jelszó beállítását kérték ehhez az e-mail-címhez a Zugoly webáruházban.';
  const how =
    'Az új jelszót az alábbi hivatkozáson lehet megadni. A hivatkozás 10 percig és egyszer használható.';
  const otherwise =
    'Ha nem Ön kérte, nincs teendője: a jelszó nem változik, és senki nem lépett be a fiókjába.';
  return {
    to,
    subject: 'Új jelszó beállítása',
    text: `${greeting}\n\n${request}\n\n${how}\n\n${link}\n\n${otherwise}\n\nÜdvözlettel:\nZugoly\n`,
    html: [
      '<!doctype html><html lang="hu"><meta charset="utf-8"><body>',
      `<p>${escapeHtml(greeting)}</p><p>${request}</p><p>${how}</p>`,
      `<p><a href="${escapeHtml(link)}">Új jelszó megadása</a></p>`,
      `<p>${otherwise}</p><p>Üdvözlettel:<br>Zugoly</p></body></html>`,
    ].join(''),
  };
}
