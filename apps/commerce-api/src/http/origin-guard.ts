import type { MiddlewareHandler } from 'hono';
import { ApiError } from './request/api-error.ts';

const allowedHeaders =
  'Content-Type, Authorization, Idempotency-Key, X-Cart-Token, X-Cart-Version, X-Request-Id, X-Deadline-Ms';
const exposedHeaders = 'Idempotent-Replayed, Retry-After, X-Request-Id';

/**
 * Answers preflights of listed origins and lets their pages read responses; refuses a change requested by any other
 * site. Clients other than browsers send neither header and pass.
 */
export function originGuard(allowedOrigins: readonly string[]): MiddlewareHandler {
  const listed = new Set(allowedOrigins);
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isListed = origin !== undefined && listed.has(origin);
    context.header('Vary', 'Origin', { append: true });
    if (isListed) {
      context.header('Access-Control-Allow-Origin', origin);
      context.header('Access-Control-Expose-Headers', exposedHeaders);
    }
    if (context.req.method === 'OPTIONS') {
      if (isListed) {
        context.header('Access-Control-Allow-Methods', 'GET, POST, OPTIONS');
        context.header('Access-Control-Allow-Headers', allowedHeaders);
        context.header('Access-Control-Max-Age', '86400');
      }
      return context.body(null, 204);
    }
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD' && !isListed) {
      const crossSite = context.req.header('sec-fetch-site') === 'cross-site';
      if (crossSite || (origin !== undefined && !isOwn(origin, context.req.raw))) {
        throw new ApiError(403, 'origin-refused', 'This origin may not change anything here.');
      }
    }
    return next();
  };
}

function isOwn(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  return new URL(origin).host === (host ?? new URL(request.url).host);
}
