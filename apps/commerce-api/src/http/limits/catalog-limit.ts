import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../request/api-env.ts';
import { isInnerCall } from './inner-call.ts';
import type { LimitedContext } from './process-limits.ts';

/** Maximum number of catalog calls of one client. */
const perMinute = { limit: 600, windowMs: 60_000 };

/** Limits catalog calls by client, except those of the shop's own servers, which call for many shoppers. */
export function catalogLimit({ limits }: LimitedContext): MiddlewareHandler<ApiEnv> {
  const limiter = limits.limiter('catalogue');
  return async (context, next) => {
    if (!isInnerCall(context)) limiter.take(context.get('client'), perMinute);
    await next();
  };
}
