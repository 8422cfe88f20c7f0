import {
  newsletterConfirmationEmail,
  newsletterKnownEmail,
  newsletterWelcomeEmail,
} from '@shop/emails';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { Sql } from 'postgres';
import { type Email, emailTo, type EmailView, unsubscribeLinks } from '../emails/index.ts';
import { hashToken, randomToken } from '../../tokens/secret-text.ts';
import { confirmationLifeMs, type SubscriptionState } from './subscription-store.ts';

/**
 * Writes the response to a newsletter request: the link that confirms it, or, for a subscriber, that no action is
 * needed. `undefined` if the request was withdrawn meanwhile.
 */
export async function writeConfirmationEmail(
  sql: Sql,
  subscriptionId: number,
  view: EmailView,
  nowMs: EpochMs,
): Promise<Email | undefined> {
  const [row] = await sql<{ email: string; state: SubscriptionState }[]>`
    SELECT email, state FROM newsletter_subscription WHERE id = ${subscriptionId}`;
  if (row === undefined || row.state === 'withdrawn') return undefined;
  const { page, oneClick } = await unsubscribeLinks(sql, view, {
    kind: 'newsletter',
    id: subscriptionId,
  });
  if (row.state === 'confirmed') {
    const data = { unsubscribeUrl: page };
    return { ...emailTo(row.email, newsletterKnownEmail, data, view), unsubscribeUrl: oneClick };
  }
  const token = randomToken();
  await sql`
    INSERT INTO newsletter_confirmation (token_hash, subscription_id, expires_at)
    VALUES (${hashToken(token)}, ${subscriptionId}, ${new Date(nowMs + confirmationLifeMs)})`;
  const data = {
    confirmUrl: `${view.shopUrl}/newsletter/confirm#${token}`,
    unsubscribeUrl: page,
  };
  return {
    ...emailTo(row.email, newsletterConfirmationEmail, data, view),
    unsubscribeUrl: oneClick,
  };
}

/** Writes the welcome email after the confirmation, with the coupon and its last day. */
export async function writeWelcomeEmail(
  sql: Sql,
  subscriptionId: number,
  view: EmailView,
): Promise<Email | undefined> {
  const [row] = await sql<
    { email: string; code: string | null; percent: number; valid_to: Date | null; used: number }[]
  >`
    SELECT email, coupon.code, coupon.value::float8 AS percent, valid_to, coupon.used
    FROM newsletter_subscription LEFT JOIN coupon ON code = coupon_code
    WHERE id = ${subscriptionId} AND state = 'confirmed'`;
  if (row === undefined) return undefined;
  const { page, oneClick } = await unsubscribeLinks(sql, view, {
    kind: 'newsletter',
    id: subscriptionId,
  });
  const validTo = row.valid_to === null ? undefined : unsafeBrand<EpochMs>(row.valid_to.getTime());
  const gift =
    row.code === null || row.used > 0
      ? undefined
      : { percent: row.percent, code: row.code, validTo };
  const data = { gift, shopUrl: view.shopUrl, unsubscribeUrl: page };
  return { ...emailTo(row.email, newsletterWelcomeEmail, data, view), unsubscribeUrl: oneClick };
}
