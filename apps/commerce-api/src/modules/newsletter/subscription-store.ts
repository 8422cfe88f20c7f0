import { newsletterLinkDays } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { ISql, Sql, TransactionSql } from 'postgres';
import { emailKey } from '../customer/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueEmail } from '../emails/index.ts';
import { hashToken } from '../../tokens/secret-text.ts';
import { makeNewsletterCoupon, type NewsletterGift } from './newsletter-coupon.ts';

/** Lifetime of a confirmation link. */
export const confirmationLifeMs = newsletterLinkDays * 24 * 3_600_000;

/** The default list. */
export const mainList = 'newsletter';

/**
 * State of a subscription to a list.
 *
 *   pending ──link of the email──▶ confirmed ──unsubscribed──▶ withdrawn
 *      ▲                                                            │
 *      └────────────────────────asked again─────────────────────────┘
 */
export type SubscriptionState = 'pending' | 'confirmed' | 'withdrawn';

/** Facts recorded with a consent. */
export interface Consent {
  readonly textVersion?: string | undefined;
  readonly place?: string | undefined;
}

export interface Subscriber {
  readonly email: string;
  readonly list: string;
}

/**
 * Records the request and queues an email to the address, in the caller's transaction: only its recipient can confirm
 * the subscription.
 */
export async function requestNewsletter(
  tx: TransactionSql,
  { email, list }: Subscriber,
  consent: Consent,
  storeCode: string,
  nowMs: number,
): Promise<void> {
  const [row] = await tx<{ id: number; state: SubscriptionState }[]>`
    INSERT INTO newsletter_subscription AS known (email, list, created_at, store_code)
    VALUES (${emailKey(email)}, ${list}, ${new Date(nowMs)}, ${storeCode})
    ON CONFLICT (list, email) DO UPDATE
      SET state = CASE known.state WHEN 'confirmed' THEN 'confirmed' ELSE 'pending' END,
        store_code = CASE known.state WHEN 'confirmed' THEN known.store_code ELSE excluded.store_code END
    RETURNING id, state`;
  if (row === undefined) throw new Error('A subscription was not kept');
  if (row.state === 'pending') await noteConsent(tx, row.id, 'asked', consent, nowMs);
  const job = { kind: 'newsletter-asked', subject: { subscriptionId: row.id } } as const;
  await queueEmail(tx, job, storeCode, nowMs);
}

/**
 * Confirms a subscription with the token of an email, in the caller's transaction, and queues the welcome email with
 * its coupon. False: the token is unknown, used or expired.
 */
export async function confirmNewsletter(
  tx: TransactionSql,
  token: string,
  gift: NewsletterGift,
  nowMs: EpochMs,
): Promise<boolean> {
  const [row] = await tx<{ subscription_id: number }[]>`
    DELETE FROM newsletter_confirmation
    WHERE token_hash = ${hashToken(token)} AND expires_at > ${new Date(nowMs)}
    RETURNING subscription_id`;
  if (row === undefined) return false;
  const id = row.subscription_id;
  await tx`DELETE FROM newsletter_confirmation WHERE subscription_id = ${id}`;
  // Locks every list of the address in one order, so that two concurrent confirmations give one coupon.
  const lists = await tx<ListRow[]>`
    SELECT id, state, coupon_code, store_code FROM newsletter_subscription
    WHERE email = (SELECT email FROM newsletter_subscription WHERE id = ${id})
    ORDER BY id FOR UPDATE`;
  const previous = lists.find((list) => list.id === id);
  const givenCode = lists.find((list) => list.coupon_code !== null)?.coupon_code;
  if (previous?.state !== 'pending') return previous?.state === 'confirmed';
  const code = givenCode ?? (gift.percent > 0 ? await makeNewsletterCoupon(tx, gift, nowMs) : null);
  await tx`
    UPDATE newsletter_subscription SET state = 'confirmed', coupon_code = ${code}
    WHERE id = ${id}`;
  await noteConsent(tx, id, 'confirmed', { place: 'link' }, nowMs);
  const kind = 'newsletter-confirmed';
  await queueEmail(tx, { kind, subject: { subscriptionId: id } }, previous.store_code, nowMs);
  return true;
}

interface ListRow {
  readonly id: number;
  readonly state: SubscriptionState;
  readonly coupon_code: string | null;
  readonly store_code: string | null;
}

/** Adds a subscription from another shop, in the caller's transaction. An existing one stays unchanged. */
export async function takeOverNewsletter(sql: ISql, email: string, agreedAt: Date): Promise<void> {
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO newsletter_subscription (email, list, state, created_at)
    VALUES (${emailKey(email)}, ${mainList}, 'confirmed', ${agreedAt})
    ON CONFLICT (list, email) DO NOTHING RETURNING id`;
  if (row === undefined) return;
  await noteConsent(sql, row.id, 'confirmed', { place: 'import' }, agreedAt.getTime());
}

/** Ends a subscription; a repeated call changes nothing. */
export function withdrawNewsletter(
  sql: Sql,
  subscriptionId: number,
  place: string,
  nowMs: number,
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const [withdrawn] = await tx`
      UPDATE newsletter_subscription SET state = 'withdrawn'
      WHERE id = ${subscriptionId} AND state <> 'withdrawn' RETURNING id`;
    await tx`DELETE FROM newsletter_confirmation WHERE subscription_id = ${subscriptionId}`;
    if (withdrawn !== undefined) {
      await noteConsent(tx, subscriptionId, 'withdrawn', { place }, nowMs);
    }
  });
}

/** Returns every list that an address is or was on. */
export function findSubscriptions(
  sql: ISql,
  email: string,
): Promise<readonly { readonly id: number; readonly state: SubscriptionState }[]> {
  return sql<{ id: number; state: SubscriptionState }[]>`
    SELECT id, state FROM newsletter_subscription WHERE email = ${emailKey(email)} ORDER BY id`;
}

async function noteConsent(
  sql: ISql,
  subscriptionId: number,
  step: 'asked' | 'confirmed' | 'withdrawn',
  { textVersion, place }: Consent,
  nowMs: number,
): Promise<void> {
  await sql`
    INSERT INTO newsletter_consent (subscription_id, step, at, text_version, place)
    VALUES (${subscriptionId}, ${step}, ${new Date(nowMs)}, ${textVersion ?? null},
      ${place ?? null})`;
}
