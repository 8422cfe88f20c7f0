import type { Log } from '@shop/kernel';
import type { Context } from 'hono';
import { ApiError } from './request/api-error.ts';
import type { ApiEnv } from './request/api-env.ts';
import { translateDatabaseError } from './database-refusal.ts';
import { translateSearchError } from './search-refusal.ts';

/** Converts an error of a route to an envelope. An unexpected error is logged and sent without details. */
export function errorResponse(error: unknown, context: Context<ApiEnv>, log: Log): Response {
  const requestId = context.get('requestId');
  const apiError = error instanceof ApiError ? error : timeoutError(error);
  if (apiError !== undefined) return send(context, apiError, requestId);
  const searchRefusal = translateSearchError(error);
  if (searchRefusal !== undefined) {
    log.warn('search-trouble', { requestId, route: context.req.routePath, cause: error });
    return send(context, searchRefusal, requestId);
  }
  const refusal = translateDatabaseError(error);
  if (refusal === undefined) {
    log.error('request-failed', { requestId, route: context.req.routePath, cause: error });
    return send(context, new ApiError(500, 'internal', 'Internal error.'), requestId);
  }
  log.warn('database-trouble', { requestId, route: context.req.routePath, cause: error });
  return send(context, refusal, requestId);
}

/** Returns an error if the caller's deadline has passed or it has disconnected: nobody waits for a response. */
function timeoutError(error: unknown): ApiError | undefined {
  const name = (error as { name?: unknown } | null)?.name;
  return name === 'AbortError' || name === 'TimeoutError'
    ? new ApiError(503, 'overloaded', 'The deadline of the request has passed.', {
        retryAfterMs: 1000,
      })
    : undefined;
}

function send(context: Context, refusal: ApiError, requestId: string): Response {
  const { fields, retryAfterMs, meta } = refusal.details;
  if (retryAfterMs !== undefined) {
    context.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  }
  context.header('Cache-Control', 'no-cache, no-store');
  return context.json(
    {
      code: refusal.status,
      result: refusal.result,
      meta: {
        ...meta,
        error: refusal.error,
        ...(fields === undefined ? {} : { fields }),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
        requestId,
      },
    },
    refusal.status,
  );
}
