import { calls, type OwnReview } from '@shop/contract';
import { Hono } from 'hono';
import { findSignedIn, requireSignedIn } from '../session/index.ts';
import { respond } from '../../http/respond.ts';
import { ApiError } from '../../http/request/api-error.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import type { Routes } from '../context.ts';
import { readCall, readCallQuery } from '../../http/request/read-call.ts';
import { changeOnce } from '../idempotency/index.ts';

/** Maximum number of own reviews that a customer sees, the newest first. */
const mostOwn = 200;
const perHour = { limit: 5, windowMs: 3_600_000 };

interface OwnReviewRow {
  readonly id: number;
  readonly product_id: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly rating: number | null;
  readonly state: OwnReview['state'];
  readonly text_language: string | null;
  readonly created_at: Date;
}

/** Accepts reviews. Only its author sees a review before the shop approves it. Source: wire contract 5. */
export const reviewRoutes: Routes = (deps) => {
  const { catalog, clock, sql, view } = deps;
  const app = new Hono<ApiEnv>();
  const limiter = deps.limits.limiter('reviews');
  app.post('/api/review/create', async (context) => {
    const { body } = await readCall(context, calls.createReview, 'review');
    const { product_id: productId, title, detail, nickname, rating } = body.review;
    const customerId = (await findSignedIn(context, deps))?.customerId ?? null;
    const { result } = await changeOnce(context, deps, {
      request: [calls.createReview.path, customerId, body],
      prepare: async () => {
        if (!(await catalog.productsById([productId])).has(productId)) {
          throw new ApiError(400, 'invalid-request', 'There is no such product.', {
            fields: [{ path: 'review.product_id', rule: 'exists' }],
          });
        }
        limiter.take(context.get('client'), perHour);
      },
      work: async (tx) => {
        await tx`
          INSERT INTO review_submission
            (product_id, title, detail, nickname, rating, created_at, customer_id,
              text_language)
          VALUES (${productId}, ${title}, ${detail}, ${nickname}, ${rating ?? null},
            ${new Date(clock.now())}, ${customerId}, ${view.language})`;
        return { result: true };
      },
    });
    return respond(context, result);
  });

  app.get(calls.myReviews.path, async (context) => {
    readCallQuery(context, calls.myReviews);
    const { customerId } = await requireSignedIn(context, deps);
    const rows = await sql<OwnReviewRow[]>`
      SELECT id, product_id, title, detail, nickname, rating, state, text_language, created_at
      FROM review_submission WHERE customer_id = ${customerId} ORDER BY id DESC LIMIT ${mostOwn}`;
    const reviews: readonly OwnReview[] = rows.map((row) => ({
      ...row,
      rating: row.rating ?? undefined,
      text_language: row.text_language ?? undefined,
      created_at: row.created_at.toISOString(),
    }));
    return respond(context, reviews);
  });
  return app;
};
