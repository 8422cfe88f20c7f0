import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { withinDeadline, type RequestDeadline } from '../platform/request-deadline.ts';
import { ApiError } from './request/api-error.ts';
import type { ApiEnv } from './request/api-env.ts';
import { changeLimit, changesNothing } from './limits/change-limit.ts';
import { errorResponse } from './error-response.ts';
import type { HttpContext } from './http-context.ts';
import { clientAddress, clientKey, createTrustedProxies, type Pressure } from '@shop/platform-node';
import { originGuard } from './origin-guard.ts';
import { createRequestLog } from './request-log.ts';
import { shedLoad } from './limits/shed-load.ts';

/** Routes of one module, with their full paths. */
export type RoutesOf<Context> = (context: Context) => Hono<ApiEnv>;

/**
 * Creates the app: checks of every request, then the routes in `routes`, then 404 or 405. Without `pressure` no load is
 * shed.
 */
export function createApi<Deps extends HttpContext>(
  deps: Deps,
  routes: readonly RoutesOf<Deps>[],
  pressure?: Pressure,
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const { trustedProxies, trustedProxyRanges } = deps.config;
  const proxies = createTrustedProxies(trustedProxies, trustedProxyRanges);
  const logRequest = createRequestLog(deps.log, deps.config.logSample);
  app.use(async (context, next) => {
    const startedMs = performance.now();
    const requestedId = context.req.header('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(requestedId) ? requestedId : randomUUID();
    context.set('requestId', requestId);
    const deadline = deadlineOf(context);
    context.set('signal', deadline.signal);
    const address = clientAddress(
      socketAddress(context),
      context.req.header('x-forwarded-for'),
      proxies,
    );
    context.set('clientAddress', address);
    context.set('client', clientKey(address));
    context.header('X-Request-Id', requestId);
    context.header('X-Content-Type-Options', 'nosniff');
    try {
      await withinDeadline(deadline, next);
    } finally {
      deadline.end();
    }
    const ms = performance.now() - startedMs;
    const route = `${context.req.method} ${context.req.routePath}`;
    const { status } = context.res;
    logRequest({ requestId, route, status, ms });
    deps.metrics.count('http_requests_total', { route, status });
    deps.metrics.observe('http_request_duration_seconds', ms / 1000, { route });
  });
  app.use(originGuard(deps.config.allowedOrigins));
  if (pressure !== undefined) app.use(shedLoad(pressure));
  app.use(changeLimit(deps));
  app.use(keepDeadline);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(context: Context<ApiEnv>, available) {
        const methods = available.filter((method) => method !== 'HEAD').sort();
        context.header('Allow', methods.join(', '));
        const text = `Use ${methods.join(' or ')}.`;
        const error = new ApiError(405, 'method-not-allowed', text);
        return errorResponse(error, context, deps.log);
      },
    }),
  );
  for (const mount of routes) app.route('/', mount(deps));
  app.onError((error, context) => errorResponse(error, context, deps.log));
  // Not thrown: an error would hide from `methodNotAllowed` that no route matched.
  app.notFound((context) =>
    errorResponse(new ApiError(404, 'not-found', 'Not found.'), context, deps.log),
  );
  return app;
}

/** A deadline with a timer that ends with the request. */
interface TimedDeadline extends RequestDeadline {
  end(): void;
}

/**
 * Returns the deadline of a request: the milliseconds of `X-Deadline-Ms`, or the time the caller disconnects. A change
 * continues without its caller: the device retries with the same key and gets the result.
 */
function deadlineOf(context: Context): TimedDeadline {
  const granted = context.req.header('x-deadline-ms') ?? '';
  const caller = changesNothing(context.req) ? context.req.raw.signal : never;
  if (!/^\d{1,6}$/.test(granted)) {
    return { signal: caller, endsAtMs: Infinity, end: () => undefined };
  }
  // Not `AbortSignal.any` and `timeout`: their timers run for the whole limit, however early the response is sent.
  const controller = new AbortController();
  const over = () => controller.abort(new DOMException('over', 'TimeoutError'));
  const hangUp = () => controller.abort(caller.reason);
  const ms = Number(granted);
  const timer = ms === 0 ? undefined : setTimeout(over, ms);
  if (ms === 0) over();
  else if (caller.aborted) hangUp();
  else caller.addEventListener('abort', hangUp);
  return {
    signal: controller.signal,
    endsAtMs: performance.now() + ms,
    end() {
      clearTimeout(timer);
      caller.removeEventListener('abort', hangUp);
    },
  };
}

const never = new AbortController().signal;

/** Responds when the deadline has passed; work in progress then stops at its next step. */
const keepDeadline: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const signal = context.get('signal');
  signal.throwIfAborted();
  let refuse = () => undefined as void;
  const over = new Promise<never>((_, reject) => {
    refuse = () => reject(signal.reason);
    signal.addEventListener('abort', refuse);
  });
  try {
    await Promise.race([next(), over]);
  } finally {
    signal.removeEventListener('abort', refuse);
  }
};

function socketAddress(context: Context): string | undefined {
  return context.env === undefined || !('incoming' in (context.env as object))
    ? undefined
    : getConnInfo(context).remote.address;
}
