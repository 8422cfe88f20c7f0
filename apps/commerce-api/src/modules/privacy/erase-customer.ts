import { accountErasedEmail } from '@shop/emails';
import { isInProgress } from '@shop/orders';
import type { ISql, Sql, TransactionSql } from 'postgres';
import { type Email, emailTo, type EmailView, queueEmail } from '../emails/index.ts';
import { publishedReviewId } from '../review/index.ts';

/** Author of a published review whose customer was erased. */
const nobodysName = 'Vásárló';

/**
 * Erases a customer, in the caller's transaction: deletes account, addresses, sessions, wishlist, carts, newsletter,
 * alerts and unsent emails; reviews lose their author. Orders stay, unlinked, with the data that accounting requires
 * (number, date, lines, sums, billing name and address) and without email address, telephone, shipping address, notes
 * and custom texts. A last email confirms this in the language of the store view.
 * `false`: an order is in progress and needs its address.
 */
export async function eraseCustomer(
  tx: TransactionSql,
  customerId: number,
  storeCode: string | null,
  nowMs: number,
): Promise<boolean> {
  const [customer] = await tx<{ email: string; email_key: string }[]>`
    SELECT email, email_key FROM customer WHERE id = ${customerId} FOR UPDATE`;
  if (customer === undefined) return true;
  const orders = await tx<{ status: string }[]>`
    SELECT DISTINCT status FROM shop_order WHERE customer_id = ${customerId}`;
  if (orders.some(({ status }) => isInProgress(status))) return false;
  const key = customer.email_key;
  await tx`
    UPDATE withdrawal SET name = '', email = '', items = NULL, bank_account = NULL,
      statement_hash = sha256(convert_to(withdrawal.id::text, 'UTF8'))
    FROM shop_order WHERE shop_order.id = withdrawal.order_id AND customer_id = ${customerId}`;
  await tx`
    UPDATE shop_order
    SET erased_at = ${new Date(nowMs)}, customer_email = NULL, shipping_address = NULL,
      comment = NULL, order_id = NULL,
      billing_address = billing_address - '{telephone,email,region,region_id,region_code}'::text[]
    WHERE customer_id = ${customerId}`;
  await eraseTypedChoices(tx, customerId);
  await eraseReviews(tx, customerId);
  await tx`DELETE FROM newsletter_subscription WHERE email = ${key}`;
  await tx`DELETE FROM stock_alert WHERE email = ${key}`;
  await tx`DELETE FROM mail_job WHERE lower(subject ->> 'email') = ${key}`;
  await tx`DELETE FROM cart WHERE customer_id = ${customerId} AND state <> 'ordered'`;
  await tx`
    DELETE FROM cart_item USING cart
    WHERE cart.id = cart_item.cart_id AND cart.customer_id = ${customerId}`;
  await tx`UPDATE cart SET customer_id = NULL WHERE customer_id = ${customerId}`;
  await tx`DELETE FROM customer WHERE id = ${customerId}`;
  const job = { kind: 'account-erased', subject: { email: customer.email } } as const;
  await queueEmail(tx, job, storeCode, nowMs);
  return true;
}

/**
 * Removes the buyer from erased orders that accounting no longer requires: eight years after the end of their year.
 * Source: 2000. évi C. törvény 169. §.
 */
export async function eraseOldBuyers(sql: Sql, now: Date): Promise<void> {
  await sql`
    UPDATE invoice SET file = NULL FROM shop_order
    WHERE shop_order.id = invoice.order_id AND erased_at IS NOT NULL AND file IS NOT NULL
      AND date_trunc('year', created_at) + interval '9 years' < ${now}`;
  await sql`
    UPDATE shop_order
    SET customer_firstname = '', customer_lastname = '', billing_address = '{}'
    WHERE erased_at IS NOT NULL AND customer_lastname <> ''
      AND date_trunc('year', created_at) + interval '9 years' < ${now}`;
}

/** The last email to a customer whose account was deleted. */
export function writeAccountErasedEmail(to: string, view: EmailView): Email {
  return emailTo(to, accountErasedEmail, {}, view);
}

/** An engraving is stored in the options of a line as typed, and as text. */
async function eraseTypedChoices(sql: ISql, customerId: number): Promise<void> {
  await sql`
    WITH line AS (
      SELECT order_item.id, options,
        product_option #> '{extension_attributes,custom_options}' AS custom
      FROM order_item JOIN shop_order ON shop_order.id = order_item.order_id
      WHERE customer_id = ${customerId})
    UPDATE order_item
    SET product_option = product_option #- '{extension_attributes,custom_options}',
      options = (
        SELECT coalesce(jsonb_agg(option ORDER BY place), '[]')
        FROM jsonb_array_elements(line.options) WITH ORDINALITY AS said (option, place)
        WHERE NOT EXISTS (
          SELECT FROM jsonb_array_elements(line.custom) AS choice
          WHERE choice ->> 'option_value' = option ->> 'value'))
    FROM line WHERE line.id = order_item.id AND jsonb_typeof(line.custom) = 'array'`;
}

/** Deletes unpublished and refused reviews; published ones keep their text and lose the name. */
async function eraseReviews(sql: ISql, customerId: number): Promise<void> {
  await sql`
    DELETE FROM review_submission WHERE customer_id = ${customerId} AND state <> 'approved'`;
  const published = await sql<{ id: number }[]>`
    UPDATE review_submission SET nickname = ${nobodysName}, customer_id = NULL
    WHERE customer_id = ${customerId} RETURNING id`;
  await sql`
    UPDATE document
    SET source = source || jsonb_build_object('nickname', ${nobodysName}::text),
      changed_in = pg_current_xact_id(), content_hash = ''
    WHERE type = 'review'
      AND id = ANY (${published.map(({ id }) => String(publishedReviewId(id)))}::text[])`;
}
