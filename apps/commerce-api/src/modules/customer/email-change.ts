import { emailLinkMinutes } from '@shop/contract';
import type { PersonName } from '@shop/format';
import type { EpochMs } from '@shop/kernel';
import type { Sql, TransactionSql } from 'postgres';
import {
  greetingTo,
  type ByLanguage,
  type Email,
  type EmailView,
  queueEmail,
  shortEmail,
} from '../emails/index.ts';
import { hashToken, randomToken } from '../../tokens/secret-text.ts';
import { emailKey, lockEmail } from './customer-store.ts';

/** Lifetime of a link to a new address. */
export const emailChangeLifeMs = emailLinkMinutes * 60_000;

/**
 * Makes the one-time token for the new address of a customer, and the email to it. `undefined`: the customer
 * is gone, or somebody has the address already and need not know that another one wants it.
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
  const said = askedWords[view.language];
  return shortEmail(view, email, said.subject, [
    greetingTo(row, view.language),
    said.request,
    // After the '#', so that the token reaches no server's log and no other site.
    { label: said.link, url: `${view.shopUrl}/confirm-email#token=${token}` },
    said.otherwise,
  ]);
}

const askedWords: ByLanguage<{
  readonly subject: string;
  readonly request: string;
  readonly link: string;
  readonly otherwise: string;
}> = {
  hu: {
    subject: 'Új e-mail-cím megerősítése',
    request: `Ezt az e-mail-címet adták meg egy fiók új címeként a Zugoly webáruházban. Erősítse meg a címet az alábbi linkkel, amely ${emailLinkMinutes} percig és egyszer használható.`,
    link: 'Új cím megerősítése',
    otherwise: 'Ha nem Ön kérte, nincs teendője: a link nélkül nem változik semmi.',
  },
  de: {
    subject: 'Neue E-Mail-Adresse bestätigen',
    request: `diese E-Mail-Adresse wurde im Onlineshop von Zugoly als neue Adresse eines Kontos angegeben. Sie lässt sich mit dem folgenden Link bestätigen, der ${emailLinkMinutes} Minuten und nur einmal gilt.`,
    link: 'Neue Adresse bestätigen',
    otherwise:
      'Wenn die Anfrage nicht von Ihnen kam, brauchen Sie nichts zu tun: Ohne den Link ändert sich nichts.',
  },
  it: {
    subject: 'Confermare il nuovo indirizzo e-mail',
    request: `questo indirizzo è stato indicato nel negozio online di Zugoly come nuovo indirizzo di un account. Si conferma con il link seguente, valido per ${emailLinkMinutes} minuti e una sola volta.`,
    link: 'Confermare il nuovo indirizzo',
    otherwise:
      'Se la richiesta non viene da Lei, non deve fare nulla: senza il link non cambia niente.',
  },
};

/**
 * Gives a customer the address a token was sent to, in the caller's transaction, and tells the former one. Answers
 * whose it is. `undefined`: the token is unknown, used or too old, or somebody took the address meanwhile.
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
  // Links on their way to the former address open nothing any more.
  await tx`DELETE FROM email_change WHERE customer_id = ${customerId}`;
  await tx`DELETE FROM password_reset WHERE customer_id = ${customerId}`;
  const job = { kind: 'email-changed', subject: { email: current.email } } as const;
  await queueEmail(tx, job, storeCode, nowMs);
  return customerId;
}

/** Tells the former address of an account that it no longer opens it. */
export function emailChangedEmail(to: string, view: EmailView): Email {
  const [subject, ...paragraphs] = changedWords[view.language];
  return shortEmail(view, to, subject, paragraphs);
}

const changedWords: ByLanguage<readonly [subject: string, ...paragraphs: string[]]> = {
  hu: [
    'Megváltozott fiókja e-mail-címe',
    'Kedves Vásárlónk!',
    'Fiókja e-mail-címe megváltozott, ezzel a címmel már nem tud bejelentkezni.',
    'Ha nem Ön változtatta meg, válaszoljon erre az e-mailre, és azonnal segítünk.',
  ],
  de: [
    'Die E-Mail-Adresse des Kontos hat sich geändert',
    'Guten Tag,',
    'das Konto im Onlineshop von Zugoly öffnet sich ab jetzt mit einer anderen E-Mail-Adresse. Mit dieser Adresse ist keine Anmeldung mehr möglich.',
    'Wenn die Änderung nicht von Ihnen kam, antworten Sie auf diese E-Mail: Unser Kundenservice hilft sofort.',
  ],
  it: [
    'L’indirizzo e-mail dell’account è cambiato',
    'Gentile cliente,',
    'da ora l’account nel negozio online di Zugoly si apre con un altro indirizzo e-mail. Con questo indirizzo non è più possibile accedere.',
    'Se la modifica non viene da Lei, risponda a questa e-mail: la nostra assistenza clienti La aiuterà subito.',
  ],
};
