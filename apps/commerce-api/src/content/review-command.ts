import type { Sql } from 'postgres';
import { readConfig } from '../config.ts';
import { withDatabase } from '../db/with-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { readSearchLanguage, type SearchLanguage } from '../search/search-language.ts';
import { importDocuments } from '../import/import-documents.ts';

interface Submission {
  readonly id: number;
  readonly product_id: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly rating: number | null;
  readonly created_at: Date;
}

/** Published reviews get ids above those of any imported catalogue. */
const firstPublishedId = 1_000_000_000;

/** `shop reviews [approve|refuse ID…]`. Answers the exit code: 1 when an id was not among the waiting. */
export async function runReviews(args: readonly string[]): Promise<number> {
  const [action, ...ids] = args;
  if (action !== undefined && action !== 'approve' && action !== 'refuse') {
    throw new Error('shop reviews: say approve or refuse and the numbers of reviews.');
  }
  const config = readConfig(process.env, process.cwd());
  const language = readSearchLanguage(config.contentDir);
  return withDatabase(config, 'reviews', async (sql) => {
    if (action === undefined) {
      for (const review of await waitingReviews(sql)) process.stdout.write(describe(review));
      return 0;
    }
    let exitCode = 0;
    for (const id of ids) {
      const isDone = await decideReview(sql, language, Number(id), action);
      if (!isDone) exitCode = 1;
      process.stdout.write(
        isDone ? `${id}: ${action}d\n` : `${id}: no review is waiting under this number\n`,
      );
    }
    return exitCode;
  });
}

export async function waitingReviews(sql: Sql): Promise<readonly Submission[]> {
  return sql<Submission[]>`
    SELECT id, product_id, title, detail, nickname, rating, created_at
    FROM review_submission WHERE state = 'pending' ORDER BY id`;
}

/** Publishes or refuses a waiting review. `false`: none is waiting under this number. */
export async function decideReview(
  sql: Sql,
  language: SearchLanguage,
  id: number,
  decision: 'approve' | 'refuse',
): Promise<boolean> {
  if (!Number.isSafeInteger(id)) return false;
  const state = decision === 'approve' ? 'approved' : 'refused';
  const [review] = await inTransaction(
    sql,
    (transaction) => transaction<Submission[]>`
      UPDATE review_submission SET state = ${state} WHERE id = ${id} AND state = 'pending'
      RETURNING id, product_id, title, detail, nickname, rating, created_at`,
  );
  if (review === undefined) return false;
  if (decision === 'refuse') return true;
  const number = firstPublishedId + review.id;
  const source = {
    id: number,
    product_id: review.product_id,
    title: review.title,
    detail: review.detail,
    nickname: review.nickname,
    ...(review.rating === null ? {} : { rating: review.rating }),
    review_entity: 'product',
    review_status: 1,
    created_at: review.created_at.toISOString().slice(0, 19).replace('T', ' '),
  };
  await importDocuments(sql, language, [{ _type: 'review', _id: String(number), _source: source }]);
  return true;
}

function describe(review: Submission): string {
  const stars = review.rating === null ? '' : ` ${'★'.repeat(review.rating)}`;
  return `${review.id}  product ${review.product_id}${stars}  ${review.nickname}: ${review.title}\n    ${review.detail}\n`;
}
