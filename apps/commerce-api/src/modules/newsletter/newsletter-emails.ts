import { budapestDate } from '@shop/calendar';
import { formatDate, formatPercent } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { Sql } from 'postgres';
import { type Email, type EmailView, shortEmail, unsubscribeLinks } from '../emails/index.ts';
import { hashToken, randomToken } from '../../tokens/secret-text.ts';
import { confirmationLifeMs, type SubscriptionState } from './subscription-store.ts';
import { newsletterMessages as words } from './newsletter-messages.ts';

/**
 * The answer to a wish for the newsletter: the link that confirms it, or, to who has it already, that nothing
 * is left to do. `undefined` when the wish was taken back meanwhile.
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
  const said = words[view.language];
  const leave = { label: said.leave, url: page };
  if (row.state === 'confirmed') {
    return {
      ...shortEmail(view, row.email, said.known.subject, [said.greeting, said.known.text, leave]),
      unsubscribeUrl: oneClick,
    };
  }
  const token = randomToken();
  await sql`
    INSERT INTO newsletter_confirmation (token_hash, subscription_id, expires_at)
    VALUES (${hashToken(token)}, ${subscriptionId}, ${new Date(nowMs + confirmationLifeMs)})`;
  return {
    ...shortEmail(view, row.email, said.asked.subject, [
      said.greeting,
      said.asked.text,
      { label: said.asked.link, url: `${view.shopUrl}/newsletter/confirm#${token}` },
      said.asked.otherwise,
      leave,
    ]),
    unsubscribeUrl: oneClick,
  };
}

/** The welcome after the confirmation, with the coupon and until when it holds. */
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
  const hasGift = row.code !== null && row.used === 0;
  const { language, shopUrl } = view;
  const said = words[language];
  const percent = formatPercent(row.percent, language);
  return {
    ...shortEmail(view, row.email, hasGift ? said.gift.subject(percent) : said.welcome.subject, [
      said.greeting,
      said.welcome.text,
      ...(row.code !== null && hasGift
        ? [
            said.gift.code(percent, row.code),
            said.gift.once(row.valid_to === null ? undefined : day(row.valid_to, language)),
            { label: said.gift.link, url: shopUrl },
          ]
        : []),
      { label: said.leave, url: page },
    ]),
    unsubscribeUrl: oneClick,
  };
}

function day(moment: Date, language: EmailView['language']): string {
  return formatDate(budapestDate(unsafeBrand<EpochMs>(moment.getTime())), language, 'long');
}
