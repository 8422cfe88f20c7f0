import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { newsletterSubscription } from '../db/schema/catalogue.ts';
import { answer } from '../http/answer.ts';
import type { ApiEnv } from '../http/api-env.ts';
import type { Routes } from '../http/create-api.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import { readCall } from '../http/read-call.ts';

const perHour = { limit: 5, windowMs: 3_600_000 };
const mainList = 'newsletter';

/** Newsletter sign-up; a second one of the same address changes nothing and is a success. */
export const newsletterRoutes: Routes = ({ clock, config, db }) => {
  const app = new Hono<ApiEnv>();
  const limiter = createRateLimiter(clock, config.rateLimitScale);
  app.post('/api/ext/email-manager/subscribe', async (context) => {
    const { body } = await readCall(context, calls.subscribe);
    limiter.take(context.get('clientAddress'), perHour);
    await db
      .insert(newsletterSubscription)
      .values({
        email: body.email.toLowerCase(),
        list: (body.list ?? mainList).slice(0, 100),
        createdAt: new Date(clock.now()),
      })
      .onConflictDoNothing();
    return answer(context, true);
  });
  return app;
};
