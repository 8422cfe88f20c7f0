import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../request/api-error.ts';
import type { ApiEnv } from '../request/api-env.ts';
import type { Pressure, PressureLevel } from '@shop/platform-node';

/** Returns the level from which a request is refused; `undefined`: never. */
export function shedFrom(method: string, path: string): PressureLevel | undefined {
  if (path.startsWith('/img/')) return 1;
  if (path.startsWith('/graphql')) return 2;
  if (/^\/api\/(catalog|product|stock|url|menuImages|ext\/(cms|delivery|cofidis|pages))/.test(path))
    return 2;
  if (method === 'GET' && path.startsWith('/api/cart/')) return 3;
  return undefined;
}

/** Refuses less important requests first under high load. Errors: 503 with `Retry-After`. Source: RL-11. */
export function shedLoad(pressure: Pressure): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const from = shedFrom(context.req.method, context.req.path);
    if (from !== undefined && pressure.level() >= from) {
      throw new ApiError(503, 'overloaded', 'The shop is busy. Please try again.', {
        retryAfterMs: 1_000 + Math.floor(Math.random() * 2_000),
      });
    }
    const leave = pressure.enter();
    try {
      await next();
    } finally {
      leave();
    }
  };
}
