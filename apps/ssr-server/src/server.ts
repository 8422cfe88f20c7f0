import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Metrics, Pressure } from '@shop/platform-node';
import { inStore } from '@shop/url-resolver';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { invalidateRoute } from './invalidate-route.ts';
import { OverloadedError } from './overloaded-error.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { maintenance } from './maintenance.ts';
import { plainAdd } from './plain-add.ts';
import { plainPage, plainPagePolicy } from './plain-page.ts';
import type { RenderQueue } from './render-queue.ts';
import type { AddressRules, PageRequest, PathView, Renderer } from './renderer.ts';
import { securityHeaders } from './security-headers.ts';
import { levels, shedLoad } from './shed-load.ts';
import { kindOf } from './ssr-metrics.ts';
import { looksLikeFile, staticFile } from './static-files.ts';
import type { StoredPage } from './stored-page.ts';

export interface SsrServerParts {
  readonly render: Renderer;
  readonly settings: PageRequest['settings'];
  /** The store views there are, the default one first. */
  readonly views: readonly PathView[];
  /** Query names a page may depend on. */
  readonly addresses: AddressRules;
  /** Origins pages may reach for scripts that wait for consent. */
  readonly laterOrigins: readonly string[];
  readonly apiUrl: string;
  readonly clientDir: string;
  readonly cache: PageCache;
  /** Where pages wait their turn. */
  readonly renders: RenderQueue;
  readonly pressure: Pressure;
  readonly metrics: Metrics;
  /** What `/invalidate` must be told; none refuses everybody. */
  readonly invalidateKey: string | undefined;
  readonly now: () => number;
  /** Whether search engines are to pass it by: the shop host of the demo. */
  readonly isHidden: boolean;
  readonly isDraining: () => boolean;
  /** Set while the shop is closed for work: when to come again, in seconds. */
  readonly maintenanceS?: number | undefined;
  readonly newRequestId: () => string;
  readonly logError: (event: string, error: unknown, fields?: Record<string, unknown>) => void;
}

const compressBrotli = promisify(brotliCompress);
/** What the backend writes for search engines and price comparison sites. */
const machinePaths = ['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemap/*', '/feeds/*'];
/** A form of one product is small. */
const maxFormBytes = 8_192;
/** How long a page may take, the calls it makes included. */
const pageBudgetMs = 5_000;

/** One listener: health, files of the build, /api, /graphql and /img passed on, and everything else a page. */
export function createSsrServer(parts: SsrServerParts): Hono {
  const app = new Hono();

  const { metrics, pressure, views } = parts;
  const storeCodes = views.map(({ storeCode }) => storeCode);
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of securityHeaders(c.req.path, storeCodes)) c.header(name, value);
    metrics.count('http_requests_total', { kind: kindOf(c.req.path), status: c.res.status });
  });

  if (parts.maintenanceS !== undefined) app.use(maintenance(parts.maintenanceS, parts.views));
  app.use(shedLoad(pressure));

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/version', (c) => c.json({ build: parts.settings.build, node: process.version }));
  app.get('/readyz', async (c) => {
    const upstream = await fetch(`${parts.apiUrl}/readyz`, { signal: AbortSignal.timeout(2_000) })
      .then((answer) => answer.ok)
      .catch(() => false);
    const ready = upstream && !parts.isDraining();
    return c.json({ status: ready ? 'ready' : 'not-ready', api: upstream }, ready ? 200 : 503);
  });

  const passOn = async (context: Context) => {
    const request = context.req.raw;
    const { host, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    // Who asked, after what proxies before us said: the backend counts attempts by it.
    const client = clientAddress(context);
    headers.set(
      'x-forwarded-for',
      [headers.get('x-forwarded-for'), client].filter(Boolean).join(', '),
    );
    headers.set('x-forwarded-host', host);
    // One name for a request in the logs of both servers; the backend sends it back.
    const asked = headers.get('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(asked) ? asked : parts.newRequestId();
    headers.set('x-request-id', requestId);
    try {
      return await proxy(`${parts.apiUrl}${context.req.path}${search}`, {
        raw: request,
        headers: Object.fromEntries(headers),
        // Where the backend leads is for the browser to go.
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(15_000)]),
      });
    } catch (error) {
      parts.logError('api-unreachable', error, { requestId, path: context.req.path });
      return Response.json(
        {
          code: 503,
          result: 'The shop is not reachable right now.',
          meta: { error: 'overloaded', requestId },
        },
        {
          status: 503,
          headers: { 'retry-after': '5', 'cache-control': 'no-store', 'x-request-id': requestId },
        },
      );
    }
  };
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
    app.post(inStore('/cart/add', storeCode), bodyLimit({ maxSize: maxFormBytes }), (c) =>
      plainAdd(c, parts.settings.publicUrl.startsWith('https:')),
    );
  }

  const invalidate = invalidateRoute(parts.invalidateKey, (tags) => parts.cache.invalidate(tags));
  app.get('/invalidate', invalidate);
  app.post('/invalidate', invalidate);

  app.get('*', async (c) => {
    const encodings = c.req.header('accept-encoding');
    const file = await staticFile(parts.clientDir, c.req.path, encodings);
    if (file !== undefined) return file;
    if (looksLikeFile(c.req.path)) {
      return c.json(
        { code: 404, result: 'There is no such file.', meta: { error: 'not-found' } },
        404,
      );
    }
    const href = pageKey(new URL(c.req.url), parts.addresses);
    const { page, state } = await parts.cache.read(href, () => makePage(parts, href));
    metrics.count('pages_total', { state });
    return send(c.req.raw, page, state);
  });

  app.onError((error, c) => {
    if (error instanceof OverloadedError) return turnedAway(c, parts);
    const requestId = parts.newRequestId();
    parts.logError('page-failed', error, { requestId });
    c.header('x-request-id', requestId);
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', plainPagePolicy);
    return c.html(plainPage('broken', c.req.path, views, requestId), 500);
  });
  return app;
}

/** "Come again in a moment": a page in words, a call in the envelope. */
function turnedAway(
  c: Context,
  { metrics, views }: Pick<SsrServerParts, 'metrics' | 'views'>,
): Response {
  const kind = kindOf(c.req.path);
  metrics.count('shed_total', { kind });
  c.header('retry-after', String(2 + Math.floor(Math.random() * 4)));
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
  return c.html(plainPage('busy', c.req.path, views), 503);
}

/** Makes a page when its turn comes. Errors: `OverloadedError` when there is too much to do. */
async function makePage(parts: SsrServerParts, href: string): Promise<StoredPage> {
  const { pressure, renders, metrics } = parts;
  if (pressure.level() >= levels.coldPage) throw new OverloadedError('No time for a new page.');
  return renders.run(async () => {
    const startedMs = performance.now();
    try {
      return await finish(parts, href);
    } finally {
      metrics.observe('page_render_seconds', (performance.now() - startedMs) / 1000);
    }
  });
}

/** The address of who is at the other end of the socket; a request made in the process has none. */
function clientAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Renders a page whole and makes everything that is sent with it once. */
async function finish(parts: SsrServerParts, href: string): Promise<StoredPage> {
  const requestId = parts.newRequestId();
  const rendered = await parts.render({
    href,
    requestId,
    requestedAt: parts.now(),
    apiUrl: parts.apiUrl,
    settings: parts.settings,
    signal: AbortSignal.timeout(pageBudgetMs),
  });
  if (rendered.status >= 500) {
    parts.logError('page-broken', new Error(`Status ${rendered.status}`), { requestId });
  }
  const body = new TextEncoder().encode(rendered.location ?? rendered.html);
  const brotli = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return {
    status: rendered.status,
    body,
    brotli: new Uint8Array(brotli),
    policy:
      rendered.location === undefined
        ? contentSecurityPolicy(rendered.html, parts.laterOrigins)
        : '',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    storedAt: parts.now(),
    ...(rendered.location !== undefined && { location: rendered.location }),
    audience: rendered.audience,
    tags: rendered.tags,
    ...(rendered.status >= 500 && { requestId }),
  };
}

function send(request: Request, page: StoredPage, state: string): Response {
  const shared: Record<string, string> = {
    'cache-control': cacheControl(page),
    'x-cache': state,
    'x-vs-cache-tags': page.tags.join(' '),
    vary: 'accept-encoding',
  };
  if (page.location !== undefined) {
    return new Response(null, {
      status: page.status,
      headers: { ...shared, location: page.location },
    });
  }
  const headers = {
    ...shared,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    etag: page.etag,
    // One who reports a broken page names the render that broke.
    ...(page.requestId !== undefined && { 'x-request-id': page.requestId }),
  };
  if (page.status === 200 && request.headers.get('if-none-match') === page.etag) {
    return new Response(null, { status: 304, headers });
  }
  const wantsBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  return new Response(wantsBrotli ? page.brotli : page.body, {
    status: page.status,
    headers: wantsBrotli ? { ...headers, 'content-encoding': 'br' } : headers,
  });
}

function cacheControl(page: Pick<StoredPage, 'status' | 'audience'>): string {
  if (page.status >= 500 || page.audience === 'personal') return 'no-store';
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
}
