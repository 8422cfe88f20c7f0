import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { reviewSubmission } from '../db/schema/catalogue.ts';
import { answer } from '../http/answer.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiEnv } from '../http/api-env.ts';
import type { Routes } from '../http/create-api.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import { readCall } from '../http/read-call.ts';

const perHour = { limit: 5, windowMs: 3_600_000 };

/** Takes reviews in; nobody sees one before the shop has read it. Source: wire contract 5. */
export const reviewRoutes: Routes = ({ catalogue, clock, config, db }) => {
  const app = new Hono<ApiEnv>();
  const limiter = createRateLimiter(clock, config.rateLimitScale);
  app.post('/api/review/create', async (context) => {
    const { body } = await readCall(context, calls.createReview, 'review');
    const { product_id: productId, title, detail, nickname, rating } = body.review;
    if (!(await catalogue.productsById([productId])).has(productId)) {
      throw new ApiError(400, 'invalid-request', 'There is no such product.', {
        fields: [{ path: 'review.product_id', rule: 'exists' }],
      });
    }
    limiter.take(context.get('clientAddress'), perHour);
    await db.insert(reviewSubmission).values({
      productId,
      title,
      detail,
      nickname,
      rating: rating ?? null,
      createdAt: new Date(clock.now()),
    });
    return answer(context, true);
  });
  return app;
};
