import { newsletterWishDays } from '@shop/contract';
import type { Sql } from 'postgres';
import { eraseOldBuyers } from '../modules/privacy/index.ts';
import { removeOldEvents } from '../modules/order-events/index.ts';
import { removeOldSearchCounts } from '../modules/operations/search-report/index.ts';
import { removeOldCalls } from '../modules/operations/operator-api/index.ts';
import { removeOldVitals } from '../modules/operations/web-vitals/index.ts';

/** Milliseconds for which an ended session is stored, so that the reuse of a stolen token is detected. */
const sessionMemoryMs = 7 * 24 * 3_600_000;

/** Milliseconds until an unconfirmed newsletter subscription is deleted. */
const newsletterWishMs = newsletterWishDays * 24 * 3_600_000;
/** Milliseconds until a stock alert is deleted after its email, and in any case. */
const sentAlertMs = 30 * 24 * 3_600_000;
const alertMs = 365 * 24 * 3_600_000;

/** Milliseconds for which stale page tags are stored for rendering servers that were offline. */
const staleTagMs = 3_600_000;
/** The same for documents that were deleted. */
const removedDocumentMs = 24 * 3_600_000;

/** Deletes expired rows. Small enough to run while requests are served, and harmless to run twice. */
export async function removeExpiredData(sql: Sql, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  await sql`DELETE FROM cart WHERE expires_at < ${now} AND state <> 'ordered'`;
  await sql`DELETE FROM cart_handoff WHERE expires_at < ${now}`;
  await sql`DELETE FROM password_reset WHERE expires_at < ${now}`;
  await sql`DELETE FROM email_change WHERE expires_at < ${now}`;
  await sql`DELETE FROM order_code WHERE expires_at < ${now}`;
  await sql`DELETE FROM idempotency_key WHERE expires_at < ${now}`;
  await sql`DELETE FROM mail_token_use WHERE expires_at < ${now}`;
  await sql`DELETE FROM newsletter_confirmation WHERE expires_at < ${now}`;
  await removeOldWishes(sql, nowMs);
  await sql`
    DELETE FROM stock_alert WHERE sent_at < ${new Date(nowMs - sentAlertMs)}
      OR created_at < ${new Date(nowMs - alertMs)}`;
  await sql`DELETE FROM stale_tag WHERE said_at < ${new Date(nowMs - staleTagMs)}`;
  await sql`DELETE FROM removed_document WHERE removed_at < ${new Date(nowMs - removedDocumentMs)}`;
  await sql`DELETE FROM session_family WHERE expires_at < ${new Date(nowMs - sessionMemoryMs)}`;
  await removeOldVitals(sql, nowMs);
  await removeOldSearchCounts(sql, nowMs);
  await removeOldEvents(sql, nowMs);
  await removeOldCalls(sql, nowMs);
  await eraseOldBuyers(sql, now);
}

/** Deletes unconfirmed subscriptions. Addresses subscribed before are unsubscribed again and get no second gift. */
async function removeOldWishes(sql: Sql, nowMs: number): Promise<void> {
  const lastWish = new Date(nowMs - newsletterWishMs);
  const isOld = sql`state = 'pending' AND created_at < ${lastWish} AND NOT EXISTS (
    SELECT FROM newsletter_consent WHERE subscription_id = newsletter_subscription.id
      AND at >= ${lastWish})`;
  await sql`
    UPDATE newsletter_subscription SET state = 'withdrawn'
    WHERE coupon_code IS NOT NULL AND ${isOld}`;
  await sql`DELETE FROM newsletter_subscription WHERE coupon_code IS NULL AND ${isOld}`;
}
