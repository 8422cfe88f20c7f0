import type { MiddlewareHandler } from 'hono';
import { errorPage, errorPagePolicy, type ErrorPageShop } from '../pages/error-page.ts';
import { looksLikeFile } from './static-files.ts';

/** Paths that stay open while the shop is closed: health checks. Files were served before. */
const stillServed = /^\/(?:healthz|readyz|version)$/;

/**
 * Responds 503 to every request while the shop is closed for maintenance: pages as HTML, calls in the envelope. The
 * outbox in the shopper's browser keeps unsent tasks and retries after `Retry-After`.
 */
export function maintenance(retryAfterS: number, shop: ErrorPageShop): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req;
    const isCall = /^\/(?:api|graphql)(?:\/|$)/.test(path);
    if (stillServed.test(path) || (!isCall && looksLikeFile(path))) return next();
    context.header('retry-after', String(retryAfterS));
    context.header('cache-control', 'no-store');
    if (isCall) {
      return context.json(
        { code: 503, result: 'The shop is closed for maintenance.', meta: { error: 'overloaded' } },
        503,
      );
    }
    context.header('content-security-policy', errorPagePolicy);
    return context.html(errorPage('closed', path, shop), 503);
  };
}
