import type { Pressure } from '@shop/platform-node';
import type { MiddlewareHandler } from 'hono';
import { OverloadedError } from './overloaded-error.ts';

/** From this level on a stale page is not made anew, and one nobody has made is not made at all. */
export const levels = { revalidation: 1, coldPage: 2 } as const;

/** The level from which a request is turned away at the door; `undefined`: never. Pages decide when they are read. */
function shedFrom(method: string, path: string): number | undefined {
  if (path.startsWith('/img/')) return 2;
  if (/^\/(?:api\/catalog|graphql|feeds|sitemap)(?:[/.]|$)/.test(path)) return 2;
  if (method === 'GET' && path.startsWith('/api/cart/')) return 3;
  return undefined;
}

/** Turns the cheap away first when there is too much to do. Errors: `OverloadedError`. Source: RL-11. */
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
