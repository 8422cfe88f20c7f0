import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { withStorePrefix } from '@shop/url-resolver';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import * as v from 'valibot';
import { createAssetMemory } from './asset-memory.ts';
import { clientOf } from './client-address.ts';
import { invalidateRoute } from './invalidate-route.ts';
import { OverloadedError, TooManyError } from '../render/overloaded-error.ts';
import { makePage } from '../pages/make-page.ts';
import { comeAgainS } from '../pages/page-head.ts';
import { sendPage } from './send-page.ts';
import { commonState, pageState } from './page-state.ts';
import { maintenance } from './maintenance.ts';
import { createPassOn } from './pass-on.ts';
import { nameIndexPath, nameIndexRoute } from './name-index-route.ts';
import { noJsAdd } from './no-js-add.ts';
import { errorPage, errorPagePolicy } from '../pages/error-page.ts';
import { retryAfterS } from '../render/render-allowance.ts';
import type { SsrServerParts } from './server-parts.ts';
import { securityHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';
import { kindOf } from './ssr-metrics.ts';
import { looksLikeFile } from './static-files.ts';
import { createStoredPageListener } from './stored-page-listener.ts';

/** Paths of files that the backend generates for search engines and price comparison sites. */
const machinePaths = ['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemap/*', '/feeds/*'];
/** Methods that no page, file or call supports. */
const refusedMethods: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT']);

const readiness = v.object({ meta: v.object({ settings: v.array(v.string()) }) });

/** Reads the names of doubtful settings from the backend; empty if it does not report them. */
function readReadiness(body: unknown): { readonly settings: readonly string[] } {
  const parsed = v.safeParse(readiness, body);
  return { settings: parsed.success ? parsed.output.meta.settings : [] };
}

interface SsrEnv {
  readonly Variables: {
    /** True if the response is a page with all its headers: adding another header would copy the page. */
    readonly isPage: boolean;
  };
}

/**
 * Creates the request listener of a server: stored pages and assets first, all other requests by {@link createSsrServer}.
 */
export function createSsrListener(parts: SsrServerParts, hostname: string): RequestListener {
  const answerStored = createStoredPageListener(parts);
  const assets = createAssetMemory(parts);
  const app = createSsrServer({ ...parts, files: assets.files });
  const answer = getRequestListener(app.fetch, { hostname });
  return (request, response) => {
    if (assets.answer(request, response) || answerStored(request, response)) return;
    void answer(request, response);
  };
}

/** Creates one listener: health, files of the build, forwarded /api, /graphql and /img; every other path is a page. */
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
    (await parts.files(c.req.path, c.req.header('accept-encoding'))) ?? next();
  if (parts.maintenanceS !== undefined) {
    app.get('*', files);
    app.use(maintenance(parts.maintenanceS, parts));
  }
  app.use(shedLoad(pressure));

  app.use('/:service{healthz|readyz|version|invalidate}', async (c, next) => {
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
      noJsAdd(c, parts.settings.publicUrl.startsWith('https:')),
    );
    app.get(withStorePrefix(nameIndexPath, storeCode), nameIndexRoute(parts, storeCode));
  }

  const invalidate = invalidateRoute(parts.invalidateKey, parts.invalidate);
  app.get('/invalidate', invalidate);
  app.post('/invalidate', invalidate);

  const readPage = (c: Context, href: string) =>
    parts.cache.read(href, (reason) =>
      makePage(parts, href, reason, clientOf(c, parts.trustedProxies)),
    );
  app.get('/page-state/common/:hash', commonState(parts));
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
    c.header('content-security-policy', errorPagePolicy);
    return c.html(errorPage('broken', c.req.path, parts, requestId), 500);
  });
  return app;
}

function notAllowed(c: Context, methods: string): Response {
  c.header('allow', methods);
  return c.text('Method not allowed', 405);
}

/** Responds with a request to retry soon: to a page as HTML, to a call in the envelope. */
function turnedAway(
  c: Context,
  parts: Pick<SsrServerParts, 'metrics' | 'views' | 'shopTitle'>,
  error: OverloadedError,
): Response {
  const kind = kindOf(c.req.path);
  parts.metrics.count('shed_total', { kind });
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
  c.header('content-security-policy', errorPagePolicy);
  return c.html(errorPage('busy', c.req.path, parts), isTooMany ? 429 : 503);
}
