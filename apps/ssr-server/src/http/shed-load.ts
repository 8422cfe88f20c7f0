import type { Pressure } from '@shop/platform-node';
import type { MiddlewareHandler } from 'hono';
import { OverloadedError } from '../render/overloaded-error.ts';

/** Pressure level that rejects a request before routing; `undefined`: none. Pages are checked when they are read. */
function shedFrom(method: string, path: string): number | undefined {
  if (path.startsWith('/img/')) return 2;
  if (/^\/(?:api\/catalog|graphql|feeds|sitemap)(?:[/.]|$)/.test(path)) return 2;
  if (method === 'GET' && path.startsWith('/api/cart/')) return 3;
  return undefined;
}

/** Rejects requests by priority under overload, the least important first. Errors: `OverloadedError`. Source: RL-11. */
export function shedLoad(pressure: Pressure): MiddlewareHandler {
  return async (context, next) => {
    const from = shedFrom(context.req.method, context.req.path);
    if (from !== undefined && pressure.level() >= from) {
      throw new OverloadedError('There is too much to do.');
    }
    const leave = pressure.enter();
    try {
      await next();
    } finally {
      leave();
    }
  };
}
