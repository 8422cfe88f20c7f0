import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../request/api-env.ts';
import { isInnerCall } from './inner-call.ts';
import type { LimitedContext } from './process-limits.ts';

/** Maximum number of changes of one client, of any kind. */
const changes = { limit: 600, windowMs: 60_000 };
/** Limit of changes with an Idempotency-Key: each key is stored for days. */
const keys = { limit: 6_000, windowMs: 3_600_000 };

/** Limits possible changes by client, so that no client can make the database grow without bound. */
export function changeLimit({ limits }: LimitedContext): MiddlewareHandler<ApiEnv> {
  const limiter = limits.limiter('changes');
  return async (context, next) => {
    if (!changesNothing(context.req) && !isInnerCall(context)) {
      const client = context.get('client');
      limiter.take(client, changes);
      if (context.req.header('idempotency-key') !== undefined) limiter.take(`keys ${client}`, keys);
    }
    await next();
  };
}

/** Returns true if a request only reads. */
export function changesNothing({
  method,
  path,
}: {
  readonly method: string;
  readonly path: string;
}) {
  return /^(?:GET|HEAD|OPTIONS)$/.test(method) || /^\/(?:api\/catalog|graphql)(?:\/|$)/.test(path);
}
