import type { MiddlewareHandler } from 'hono';
import { plainPage, plainPagePolicy } from './plain-page.ts';
import type { PathView } from './renderer.ts';
import { looksLikeFile } from './static-files.ts';

/** What goes on while the shop is closed: who watches the process. Files were served before. */
const stillServed = /^\/(?:healthz|readyz|version)$/;

/**
 * Answers everything with 503 while the shop is closed for work: pages in words, calls in the envelope. The outbox
 * of a shopper's device keeps what could not be sent, and reads from `Retry-After` when to come again.
 */
export function maintenance(retryAfterS: number, views: readonly PathView[]): MiddlewareHandler {
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
    context.header('content-security-policy', plainPagePolicy);
    return context.html(plainPage('closed', path, views), 503);
  };
}
