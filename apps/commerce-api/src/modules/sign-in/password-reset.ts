import { passwordLinkMinutes } from '@shop/contract';
import type { PersonName } from '@shop/format';
import type { EpochMs } from '@shop/kernel';
import type { ISql, Sql, TransactionSql } from 'postgres';
import {
  greetingTo,
  type ByLanguage,
  type Email,
  type EmailView,
  shortEmail,
} from '../emails/index.ts';
import { emailKey } from '../customer/index.ts';
import { hashToken, randomToken } from '../../tokens/secret-text.ts';
import { endSessions } from '../session/index.ts';

/** Lifetime of a reset link. */
export const resetLifeMs = passwordLinkMinutes * 60_000;

/**
 * Makes the one-time token for whoever has an account under `email`, and the email that carries it.
 * `undefined` when nobody has. A newer token leaves older ones valid: emails overtake each other.
 */
export async function writePasswordResetEmail(
  sql: Sql,
  email: string,
  view: EmailView,
  nowMs: EpochMs,
): Promise<Email | undefined> {
  const token = randomToken();
  const [customer] = await sql<(PersonName & { email: string })[]>`
    WITH found AS (SELECT id, email, firstname, lastname FROM customer WHERE email_key = ${emailKey(email)}),
    kept AS (
      INSERT INTO password_reset (token_hash, customer_id, expires_at)
      SELECT ${hashToken(token)}, id, ${new Date(nowMs + resetLifeMs)} FROM found)
    SELECT email, firstname, lastname FROM found`;
  if (customer === undefined) return undefined;
  // After the '#', so that the token reaches no server's log and no other site.
  const link = `${view.shopUrl}/reset-password#token=${token}`;
  return resetEmail(customer, link, view);
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
 * Answers whose it is; `undefined`: unknown, used or too old.
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

const messages: ByLanguage<{
  readonly subject: string;
  readonly request: string;
  readonly how: string;
  readonly link: string;
  readonly otherwise: string;
}> = {
  hu: {
    subject: 'Új jelszó beállítása',
    request: 'Új jelszó beállítását kérték ehhez az e-mail-címhez a Zugoly webáruházban.',
    how: `Az új jelszót az alábbi linken adhatja meg. A link ${passwordLinkMinutes} percig és egyszer használható.`,
    link: 'Új jelszó megadása',
    otherwise:
      'Ha nem Ön kérte, nincs teendője: a jelszó nem változik, és senki nem lépett be a fiókjába.',
  },
  de: {
    subject: 'Neues Passwort festlegen',
    request:
      'für diese E-Mail-Adresse wurde im Onlineshop von Zugoly ein neues Passwort angefordert.',
    how: `Über den folgenden Link lässt es sich festlegen. Der Link gilt ${passwordLinkMinutes} Minuten und nur einmal.`,
    link: 'Neues Passwort festlegen',
    otherwise:
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Das Passwort bleibt, wie es ist, und niemand hat sich angemeldet.',
  },
  it: {
    subject: 'Impostare una nuova password',
    request:
      'nel negozio online di Zugoly è stata chiesta una nuova password per questo indirizzo.',
    how: `Si può impostare con il link seguente, valido per ${passwordLinkMinutes} minuti e una sola volta.`,
    link: 'Impostare la nuova password',
    otherwise:
      'Se non è stato Lei a chiederla, non deve fare nulla: la password non cambia e nessuno è entrato nel Suo account.',
  },
};

function resetEmail(
  customer: PersonName & { readonly email: string },
  link: string,
  view: EmailView,
): Email {
  const said = messages[view.language];
  return shortEmail(view, customer.email, said.subject, [
    greetingTo(customer, view.language),
    said.request,
    said.how,
    { label: said.link, url: link },
    said.otherwise,
  ]);
}
