import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import type { ApiDeps } from '../deps.ts';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api-env.ts';
import { clientAddress } from './client-address.ts';
import { errorAnswer } from './error-answer.ts';
import { methodsOf } from './methods-of.ts';
import type { Pressure } from './pressure.ts';
import { originGuard } from './origin-guard.ts';
import { shedLoad } from './shed-load.ts';

/** An area of the contract: its routes with their full paths. */
export type Routes = (deps: ApiDeps) => Hono<ApiEnv>;

/** The app: what every request passes, then the areas in `areas`, then 404 or 405. No `pressure`: nothing is shed. */
export function createApi(
  deps: ApiDeps,
  areas: readonly Routes[],
  pressure?: Pressure,
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(async (context, next) => {
    const startedMs = performance.now();
    const asked = context.req.header('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(asked) ? asked : randomUUID();
    context.set('requestId', requestId);
    context.set('signal', deadline(context));
    context.set(
      'clientAddress',
      clientAddress(
        socketAddress(context),
        context.req.header('x-forwarded-for'),
        deps.config.trustedProxies,
      ),
    );
    context.header('X-Request-Id', requestId);
    context.header('X-Content-Type-Options', 'nosniff');
    await next();
    const ms = performance.now() - startedMs;
    const route = `${context.req.method} ${context.req.routePath}`;
    const { status } = context.res;
    deps.log.info('request', { requestId, route, status, ms: Math.round(ms) });
    deps.metrics.count('http_requests_total', { route, status });
    deps.metrics.observe('http_request_duration_seconds', ms / 1000, { route });
  });
  app.use(originGuard(deps.config.allowedOrigins));
  if (pressure !== undefined) app.use(shedLoad(pressure));
  for (const area of areas) app.route('/', area(deps));
  app.onError((error, context) => errorAnswer(error, context, deps.log));
  app.notFound((context) => {
    const methods = methodsOf(app.routes, context.req.path);
    if (methods.length === 0) throw new ApiError(404, 'not-found', 'Not found.');
    context.header('Allow', methods.join(', '));
    throw new ApiError(405, 'method-not-allowed', `Use ${methods.join(' or ')}.`);
  });
  return app;
}

/** Aborted when the caller hangs up or the milliseconds it granted in `X-Deadline-Ms` are over. */
function deadline(context: Context): AbortSignal {
  const granted = context.req.header('x-deadline-ms') ?? '';
  if (!/^\d{1,6}$/.test(granted)) return context.req.raw.signal;
  if (Number(granted) === 0) return AbortSignal.abort(new DOMException('over', 'TimeoutError'));
  return AbortSignal.any([context.req.raw.signal, AbortSignal.timeout(Number(granted))]);
}

function socketAddress(context: Context): string | undefined {
  return context.env === undefined || !('incoming' in (context.env as object))
    ? undefined
    : getConnInfo(context).remote.address;
}
