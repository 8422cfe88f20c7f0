import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { withStorePrefix } from '@shop/url-resolver';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import * as v from 'valibot';
import { clientOf } from './client-address.ts';
import { invalidateRoute } from './invalidate-route.ts';
import { OverloadedError, TooManyError } from './overloaded-error.ts';
import { makePage } from './make-page.ts';
import { comeAgainS } from './page-head.ts';
import { sendPage } from './send-page.ts';
import { pageState } from './page-state.ts';
import { maintenance } from './maintenance.ts';
import { createPassOn } from './pass-on.ts';
import { plainAdd } from './plain-add.ts';
import { plainPage, plainPagePolicy } from './plain-page.ts';
import { retryAfterS } from './render-allowance.ts';
import type { SsrServerParts } from './server-parts.ts';
import { securityHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';
import { kindOf } from './ssr-metrics.ts';
import { looksLikeFile, staticFile } from './static-files.ts';
import { createStoredPageListener } from './stored-page-listener.ts';

/** What the backend writes for search engines and price comparison sites. */
const machinePaths = ['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemap/*', '/feeds/*'];
/** Methods no page, file or call has. */
const refusedMethods: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT']);

const readiness = v.object({ meta: v.object({ settings: v.array(v.string()) }) });

/** Which settings of the backend are doubtful; none where it does not say. */
function readReadiness(body: unknown): { readonly settings: readonly string[] } {
  const parsed = v.safeParse(readiness, body);
  return { settings: parsed.success ? parsed.output.meta.settings : [] };
}

interface SsrEnv {
  readonly Variables: {
    /** Whether the answer is a page with all its headers: adding one more would copy the page. */
    readonly isPage: boolean;
  };
}

/** What answers the requests of a server: stored pages first, everything else by {@link createSsrServer}. */
export function createSsrListener(parts: SsrServerParts, hostname: string): RequestListener {
  const answerStored = createStoredPageListener(parts);
  const answer = getRequestListener(createSsrServer(parts).fetch, { hostname });
  return (request, response) => {
    if (!answerStored(request, response)) void answer(request, response);
  };
}

/** One listener: health, files of the build, /api, /graphql and /img passed on, and everything else a page. */
export function createSsrServer(parts: SsrServerParts): Hono<SsrEnv> {
  const app = new Hono<SsrEnv>();

  const { metrics, pressure, views } = parts;
  const storeCodes = views.map(({ storeCode }) => storeCode);
  app.use(async (c, next) => {
    await next();
    if (!c.get('isPage')) {
      for (const [name, value] of securityHeaders(c.req.path, storeCodes)) c.header(name, value);
    }
    metrics.count('http_requests_total', { kind: kindOf(c.req.path), status: c.res.status });
  });

  app.use(async (c, next) => {
    if (refusedMethods.has(c.req.method)) return notAllowed(c, 'GET, HEAD, POST');
    return next();
  });
  const files: MiddlewareHandler = async (c, next) =>
    (await staticFile(parts.clientDir, c.req.path, c.req.header('accept-encoding'))) ?? next();
  if (parts.maintenanceS !== undefined) {
    app.get('*', files);
    app.use(maintenance(parts.maintenanceS, parts.views));
  }
  app.use(shedLoad(pressure));

  app.use('/:service{healthz|readyz|version}', async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/version', (c) => c.json({ build: parts.settings.build, node: process.version }));
  app.get('/readyz', async (c) => {
    const api = await fetch(`${parts.apiUrl}/readyz`, { signal: AbortSignal.timeout(2_000) })
      .then(async (answer) => ({ ok: answer.ok, ...readReadiness(await answer.json()) }))
      .catch(() => ({ ok: false, settings: [] }));
    const ready = api.ok && !parts.isDraining();
    const settings = [...new Set([...parts.doubtfulSettings, ...api.settings])];
    const status = ready ? 'ready' : 'not-ready';
    return c.json({ status, api: api.ok, mode: parts.mode, settings }, ready ? 200 : 503);
  });

  const passOn = createPassOn(parts);
  app.use('/api/*', compress());
  app.all('/api/*', passOn);
  app.use('/graphql/*', compress());
  app.all('/graphql/*', passOn);
  app.get('/img/*', passOn);
  if (parts.isHidden) {
    app.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  } else {
    for (const path of machinePaths) app.get(path, compress(), passOn);
  }

  for (const storeCode of storeCodes) {
    app.post(withStorePrefix('/cart/add', storeCode), (c) =>
      plainAdd(c, parts.settings.publicUrl.startsWith('https:')),
    );
  }

  const invalidate = invalidateRoute(parts.invalidateKey, parts.invalidate);
  app.get('/invalidate', invalidate);
  app.post('/invalidate', invalidate);

  const readPage = (c: Context, href: string) =>
    parts.cache.read(href, (reason) =>
      makePage(parts, href, reason, clientOf(c, parts.trustedProxies)),
    );
  app.get('/page-state/:hash', pageState(parts, readPage));

  app.get('*', files, async (c) => {
    if (looksLikeFile(c.req.path)) {
      return c.json(
        { code: 404, result: 'There is no such file.', meta: { error: 'not-found' } },
        404,
      );
    }
    const address = parts.routed.read(c);
    const { page, state } = await readPage(c, address.key);
    metrics.count('pages_total', { state });
    if (state === 'hit') parts.smallest.sent(address.key, page);
    const client = clientOf(c, parts.trustedProxies);
    const answer = await sendPage(c.req.raw, page, state, address, client, parts);
    c.set('isPage', true);
    return answer;
  });
  app.all('*', (c) => notAllowed(c, 'GET, HEAD'));

  app.onError((error, c) => {
    if (error instanceof OverloadedError) return turnedAway(c, parts, error);
    const requestId = parts.newRequestId();
    parts.logError('page-failed', error, { requestId });
    c.header('x-request-id', requestId);
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', plainPagePolicy);
    return c.html(plainPage('broken', c.req.path, views, requestId), 500);
  });
  return app;
}

function notAllowed(c: Context, methods: string): Response {
  c.header('allow', methods);
  return c.text('Method not allowed', 405);
}

/** "Come again in a moment": a page in words, a call in the envelope. */
function turnedAway(
  c: Context,
  { metrics, views }: Pick<SsrServerParts, 'metrics' | 'views'>,
  error: OverloadedError,
): Response {
  const kind = kindOf(c.req.path);
  metrics.count('shed_total', { kind });
  const isTooMany = error instanceof TooManyError;
  c.header('retry-after', isTooMany ? String(retryAfterS) : comeAgainS());
  c.header('cache-control', 'no-store');
  if (kind !== 'page') {
    const refusal = {
      code: 503,
      result: 'The shop is busy. Please try again.',
      meta: { error: 'overloaded' },
    };
    return c.json(refusal, 503);
  }
  c.header('content-security-policy', plainPagePolicy);
  return c.html(plainPage('busy', c.req.path, views), isTooMany ? 429 : 503);
}
