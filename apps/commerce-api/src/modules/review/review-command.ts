import { isVerifiedPurchase } from '@shop/orders';
import { isRefunded } from '../order/index.ts';
import type { ISql, Sql, TransactionSql } from 'postgres';
import { readConfig } from '@shop/api-settings';
import { withDatabase } from '../../db/with-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { storeWithin } from '../../documents/import/import-documents.ts';
import { checkDocument, type ImportDocument } from '@shop/catalog-documents';
import { publishedReviewId } from './published-review-id.ts';
import { print, terminalLine } from '@shop/shop-cli';

interface Submission {
  readonly id: number;
  readonly product_id: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly rating: number | null;
  readonly created_at: Date;
  readonly text_language: string | null;
}

const decided = { approve: 'approved', reject: 'refused' } as const;
export type ReviewDecision = keyof typeof decided;

/** `shop reviews list`, `shop reviews approve|reject ID…`. Returns the exit code: 1 if an id is not waiting. */
export async function runReviews(
  action: 'list' | ReviewDecision,
  ids: readonly string[] = [],
): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  return withDatabase(config, 'reviews', async (sql) => {
    if (action === 'list') {
      for (const review of await waitingReviews(sql)) print(describe(review));
      return 0;
    }
    let exitCode = 0;
    for (const id of ids) {
      const isDone = await decideReview(sql, Number(id), action);
      if (!isDone) exitCode = 1;
      print(
        isDone
          ? `${id}: ${action === 'approve' ? 'approved' : 'rejected'}\n`
          : `${id}: no review is waiting under this number\n`,
      );
    }
    return exitCode;
  });
}

export async function waitingReviews(sql: Sql): Promise<readonly Submission[]> {
  return sql<Submission[]>`
    SELECT id, product_id, title, detail, nickname, rating, created_at, text_language
    FROM review_submission WHERE state = 'pending' ORDER BY id`;
}

/**
 * Publishes or rejects a pending review; one whose author has bought and received the product is marked as verified.
 * `false`: no review with this id is pending.
 */
export async function decideReview(
  sql: Sql | TransactionSql,
  id: number,
  decision: ReviewDecision,
): Promise<boolean> {
  if (!Number.isSafeInteger(id)) return false;
  return inTransaction(sql, async (tx) => {
    const [review] = await tx<(Submission & { customer_id: number | null })[]>`
      UPDATE review_submission SET state = ${decided[decision]}
      WHERE id = ${id} AND state = 'pending'
      RETURNING id, product_id, title, detail, nickname, rating, created_at, text_language,
        customer_id`;
    if (review === undefined) return false;
    if (decision === 'reject') return true;
    const buyer = review.customer_id;
    const isVerified = buyer !== null && (await hasBought(tx, buyer, review.product_id));
    const checked = checkDocument(publishedReview(review, isVerified));
    if (!checked.ok) throw new Error(`Review ${id} cannot be published: ${checked.reason}`);
    await storeWithin(tx, [checked.document], Date.now());
    return true;
  });
}

function publishedReview(review: Submission, isVerified: boolean): ImportDocument {
  const id = publishedReviewId(review.id);
  return {
    _type: 'review',
    _id: String(id),
    _source: {
      id,
      product_id: review.product_id,
      title: review.title,
      detail: review.detail,
      nickname: review.nickname,
      ...(review.rating === null ? {} : { rating: review.rating }),
      ...(review.text_language === null ? {} : { text_language: review.text_language }),
      verified: isVerified,
      review_entity: 'product',
      review_status: 1,
      // In UTC, as the reader expects (CO-55).
      created_at: review.created_at.toISOString().slice(0, 19).replace('T', ' '),
    },
  };
}

/** Returns true if an order proves that the customer bought the product or one of its variants. */
async function hasBought(sql: ISql, customerId: number, productId: number): Promise<boolean> {
  const orders = await sql<{ status: string; isRefunded: boolean }[]>`
    WITH article AS (
      SELECT source ->> 'sku' AS sku FROM document
      WHERE type = 'product' AND id = ${String(productId)}
      UNION
      SELECT child ->> 'sku' FROM document, jsonb_array_elements(
        CASE jsonb_typeof(source -> 'configurable_children')
          WHEN 'array' THEN source -> 'configurable_children' ELSE '[]' END) AS child
      WHERE type = 'product' AND id = ${String(productId)})
    SELECT DISTINCT status, ${isRefunded(sql, 'shop_order')} AS "isRefunded"
    FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id
    WHERE customer_id = ${customerId} AND order_item.sku IN (SELECT sku FROM article)`;
  return orders.some((order) => isVerifiedPurchase(order.status, order.isRefunded));
}

function describe(review: Submission): string {
  const stars = review.rating === null ? '' : ` ${'★'.repeat(review.rating)}`;
  const detail = review.detail.replaceAll('\n', '\n    ');
  return `${review.id}  product ${review.product_id}${stars}  ${terminalLine(review.nickname)}: ${terminalLine(review.title)}\n    ${detail}\n`;
}
