import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../request/api-env.ts';
import { isInnerCall } from './inner-call.ts';
import type { LimitedContext } from './process-limits.ts';

/** Catalog calls of one client. */
const perMinute = { limit: 600, windowMs: 60_000 };

/** Counts catalog calls by client; our own servers, which ask for many shoppers, are not counted. */
export function catalogLimit({ limits }: LimitedContext): MiddlewareHandler<ApiEnv> {
  const limiter = limits.limiter('catalogue');
  return async (context, next) => {
    if (!isInnerCall(context)) limiter.take(context.get('client'), perMinute);
    await next();
  };
}
