import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Metrics, Pressure } from '@shop/platform-node';
import { inStore, keepQuery } from '@shop/url-resolver';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import * as v from 'valibot';
import { clientOf } from './client-address.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { invalidateRoute } from './invalidate-route.ts';
import { OverloadedError, TooManyError } from './overloaded-error.ts';
import { isOld, withAge } from './page-age.ts';
import type { PageCache, RenderReason } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { pageState } from './page-state.ts';
import { maintenance } from './maintenance.ts';
import { createPassOn } from './pass-on.ts';
import { plainAdd } from './plain-add.ts';
import { plainPage, plainPagePolicy } from './plain-page.ts';
import { retryAfterS, type RenderAllowance } from './render-allowance.ts';
import type { RenderQueue } from './render-queue.ts';
import type { AddressRules, PageRequest, PathView, RenderedData, Renderer } from './renderer.ts';
import { securityHeaders } from './security-headers.ts';
import { levels, shedLoad } from './shed-load.ts';
import { kindOf } from './ssr-metrics.ts';
import { looksLikeFile, staticFile } from './static-files.ts';
import type { StoredData, StoredPage } from './stored-page.ts';

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
  /** How many pages one client may have made. */
  readonly allowance: RenderAllowance;
  /** How many proxies before this server are believed about a client's address. */
  readonly trustedProxies: number;
  readonly pressure: Pressure;
  readonly metrics: Metrics;
  /** What `/invalidate` must be told; none refuses everybody. */
  readonly invalidateKey: string | undefined;
  readonly now: () => number;
  /** Whether search engines are to pass it by: the shop host of the demo. */
  readonly isHidden: boolean;
  /** Said by `/readyz`. */
  readonly mode: 'demo' | 'production';
  /** Names of settings an operator had better look at. */
  readonly doubtfulSettings: readonly string[];
  readonly isDraining: () => boolean;
  /** Set while the shop is closed for work: when to come again, in seconds. */
  readonly maintenanceS?: number | undefined;
  readonly newRequestId: () => string;
  readonly logError: (event: string, error: unknown, fields?: Record<string, unknown>) => void;
}

const compressBrotli = promisify(brotliCompress);
/** What the backend writes for search engines and price comparison sites. */
const machinePaths = ['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemap/*', '/feeds/*'];
/** How long the calls of a page may take: with its own making a page is there, or refused, within 2.5 s. */
const callBudgetMs = 2_200;
/** Methods no page, file or call has. */
const refusedMethods: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT']);

const readiness = v.object({ meta: v.object({ settings: v.array(v.string()) }) });

/** Which settings of the backend are doubtful; none where it does not say. */
function readReadiness(body: unknown): { readonly settings: readonly string[] } {
  const parsed = v.safeParse(readiness, body);
  return { settings: parsed.success ? parsed.output.meta.settings : [] };
}

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
    app.post(inStore('/cart/add', storeCode), (c) =>
      plainAdd(c, parts.settings.publicUrl.startsWith('https:')),
    );
  }

  const invalidate = invalidateRoute(parts.invalidateKey, (tags) => parts.cache.invalidate(tags));
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
    const href = pageKey(new URL(c.req.url), parts.addresses);
    const { page, state } = await readPage(c, href);
    metrics.count('pages_total', { state });
    return send(c.req.raw, page, state, parts);
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

/** Seconds, not the same for everybody: or all would come at once. */
const comeAgainS = () => String(2 + Math.floor(Math.random() * 4));

/**
 * Makes a page when its turn comes. Errors: `OverloadedError` when there is too much to do, `TooManyError` for a client
 * that has had too many made.
 */
async function makePage(
  parts: SsrServerParts,
  href: string,
  reason: RenderReason,
  client: string,
): Promise<StoredPage> {
  const { pressure, renders, allowance, metrics } = parts;
  if (pressure.level() >= levels.coldPage) throw new OverloadedError('No time for a new page.');
  if (reason === 'asked' && !allowance.take(client)) {
    throw new TooManyError('Too many pages for one client.');
  }
  return renders.run(reason === 'asked' ? client : reason, async () => {
    const startedMs = performance.now();
    try {
      return await finish(parts, href);
    } finally {
      metrics.observe('page_render_seconds', (performance.now() - startedMs) / 1000);
    }
  });
}

/** Renders a page whole and makes everything that is sent with it once. */
async function finish(parts: SsrServerParts, href: string): Promise<StoredPage> {
  const requestId = parts.newRequestId();
  const signal = AbortSignal.timeout(callBudgetMs);
  const request = { href, requestId, requestedAt: parts.now(), apiUrl: parts.apiUrl, signal };
  const rendered = await parts
    .render({ ...request, settings: parts.settings })
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
      parts.logError('page-too-late', error, { requestId });
      throw new OverloadedError('The page was not made in time.', { cause: error });
    });
  if (rendered.status >= 500) {
    parts.logError('page-broken', new Error(`Status ${rendered.status}`), { requestId });
  }
  const body = new TextEncoder().encode(rendered.location ?? rendered.html);
  const [brotli, data] = await Promise.all([compress5(body), storedData(rendered.data)]);
  return {
    status: rendered.status,
    body,
    brotli,
    ...(data !== undefined && { data }),
    policy:
      rendered.location === undefined
        ? contentSecurityPolicy(rendered.html, parts.laterOrigins)
        : '',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    storedAt: parts.now(),
    ...(rendered.location !== undefined && { location: rendered.location }),
    audience: rendered.audience,
    isCanonical: rendered.isCanonical,
    tags: rendered.tags,
    ...(rendered.status >= 500 && { requestId }),
  };
}

async function compress5(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const brotli = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return new Uint8Array(brotli);
}

async function storedData(data: RenderedData | undefined): Promise<StoredData | undefined> {
  if (data === undefined) return undefined;
  return { hash: data.hash, brotli: await compress5(new TextEncoder().encode(data.json)) };
}

function send(
  request: Request,
  page: StoredPage,
  state: string,
  { now, views }: Pick<SsrServerParts, 'now' | 'views'>,
): Response {
  const ageMs = now() - page.storedAt;
  const shared: Record<string, string> = {
    'cache-control': cacheControl(page),
    'x-cache': state,
    'x-vs-cache-tags': page.tags.join(' '),
    vary: 'accept-encoding',
    ...(state !== 'miss' && { age: String(Math.max(0, Math.floor(ageMs / 1000))) }),
    ...(page.status === 503 && { 'retry-after': comeAgainS() }),
  };
  if (page.location !== undefined) {
    // The page was made without it: the visitor brings the query along.
    const location = keepQuery(page.location, new URL(request.url).search);
    return new Response(null, { status: page.status, headers: { ...shared, location } });
  }
  const { body, brotli, etag } = isOld(ageMs)
    ? withAge(page, ageMs, new URL(request.url).pathname, views)
    : page;
  const headers = {
    ...shared,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    etag,
    // One who reports a broken page names the render that broke.
    ...(page.requestId !== undefined && { 'x-request-id': page.requestId }),
  };
  if (page.status === 200 && request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  const wantsBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  return new Response(wantsBrotli ? brotli : body, {
    status: page.status,
    headers: wantsBrotli ? { ...headers, 'content-encoding': 'br' } : headers,
  });
}

function cacheControl(page: Pick<StoredPage, 'status' | 'audience'>): string {
  if (page.status >= 500 || page.audience === 'personal') return 'no-store';
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
}
