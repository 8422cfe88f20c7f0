import type { MiddlewareHandler } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { createRateLimiter } from '../http/rate-limit.ts';

/** Catalogue calls of one client. */
const perMinute = { limit: 600, windowMs: 60_000 };
const innerAddress =
  /^(unknown$|::1$|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/;

/** Counts catalogue calls by client address; our own servers, which ask for many shoppers, are not counted. */
export function catalogueLimit(
  deps: Pick<ApiDeps, 'clock' | 'config' | 'counting'>,
): MiddlewareHandler<ApiEnv> {
  const limiter = createRateLimiter(
    deps.clock,
    deps.config.rateLimitScale,
    deps.counting('catalogue'),
  );
  return async (context, next) => {
    const address = context.get('clientAddress');
    const isInner =
      innerAddress.test(address) && context.req.header('x-forwarded-for') === undefined;
    if (!isInner) limiter.take(address, perMinute);
    await next();
  };
}
