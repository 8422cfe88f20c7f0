import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { Pressure, PressureLevel } from '@shop/platform-node';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPageCache, defaultLimits } from './page-cache.ts';
import { createRenderQueue, defaultRenderLimits } from './render-queue.ts';
import type { RenderedPage } from './renderer.ts';
import { createSsrMetrics } from './ssr-metrics.ts';
import { metricsApp } from './metrics-app.ts';
import { createSsrServer, type SsrServerParts } from './server.ts';

let clientDir: string;

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'zugoly-client-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'assets/app-1.js'), 'app()');
  await writeFile(join(clientDir, 'assets/app-1.js.br'), brotliCompressSync('app()'));
  await writeFile(join(clientDir, 'assets/app-1.js.gz'), gzipSync('app()'));
  await writeFile(join(clientDir, '..', 'secret.json'), '{}');
});

/** A process at this level, whatever it does. */
const calm = (level: PressureLevel): Pressure => ({
  level: () => level,
  inFlight: () => 0,
  enter: () => () => undefined,
  stop: () => undefined,
});

function server(page: Partial<RenderedPage> = {}, parts: Partial<SsrServerParts> = {}) {
  const asked: string[] = [];
  const app = createSsrServer({
    render: async ({ href }) => {
      asked.push(href);
      return {
        status: 200,
        html: '<html><script>go()</script></html>',
        location: undefined,
        audience: 'public',
        tags: ['category', 'C20', 'P7'],
        ...page,
      };
    },
    settings: {
      multistore: false,
      pseudoLanguage: false,
      externalCheckout: true,
      shopHost: ':1',
      publicUrl: 'https://shop.example',
      laterScripts: {},
      build: 'test',
    },
    views: [
      { storeCode: '', language: 'hu' },
      { storeCode: 'de', language: 'de' },
    ],
    laterOrigins: [],
    addresses: {
      knownQuery: new Set(['page']),
      normalisePath: (path) => path.replace(/(?<=.)\/$/, ''),
    },
    apiUrl: 'http://127.0.0.1:1',
    clientDir,
    cache: createPageCache(defaultLimits, { now: Date.now, wait: () => Promise.resolve() }),
    renders: createRenderQueue(defaultRenderLimits),
    pressure: calm(0),
    metrics: createSsrMetrics(),
    invalidateKey: 'a-key-of-the-operator',
    now: Date.now,
    isHidden: false,
    isDraining: () => false,
    logError: () => undefined,
    newRequestId: () => 'r-1',
    ...parts,
  });
  return {
    asked,
    get: (path: string, headers = {}) => app.request(path, { headers }),
    post: (path: string, headers = {}) => app.request(path, { method: 'POST', headers }),
  };
}

describe('createSsrServer', () => {
  it('renders an address by its known query alone, and stores it', async () => {
    const { get, asked } = server();
    const first = await get('/nappali?utm_source=x&page=2');
    expect(first.headers.get('x-cache')).toBe('miss');
    expect((await get('/nappali/?page=2')).headers.get('x-cache')).toBe('hit');
    expect(asked).toEqual(['/nappali?page=2']);
  });

  it('sends brotli to whom it suits, with the policy of the page', async () => {
    const answer = await server().get('/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
  });

  it('answers 304 to whom has the page already', async () => {
    const { get } = server();
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    ['a public page may be kept by caches', { audience: 'public' as const }, /^public/],
    ["a shopper's page may not", { audience: 'personal' as const }, /^no-store$/],
    ['a failure may not', { status: 500 }, /^no-store$/],
  ])('%s', async (_story, page, expected) => {
    expect((await server(page).get('/')).headers.get('cache-control')).toMatch(expected);
  });

  it.each([
    ['/cart/add', '/cart'],
    ['/de/cart/add', '/de/cart'],
  ])('takes a form at %s before any script has come', async (path, cart) => {
    const answer = await server().post(path);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(cart);
  });

  it('takes no form for a store view there is not', async () => {
    expect((await server().post('/ab/cart/add')).status).toBe(404);
  });

  it('passes redirects on', async () => {
    const answer = await server({ status: 301, location: '/uj' }).get('/regi');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/uj');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
  ])('serves built files to %s as they were compressed', async (accepted, encoding, opened) => {
    const file = await server().get('/assets/app-1.js', { 'accept-encoding': accepted });
    expect(file.headers.get('content-encoding')).toBe(encoding);
    expect(file.headers.get('vary')).toBe('accept-encoding');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(file.headers.get('content-length')).toBe(String(bytes.length));
    expect(opened(bytes).toString()).toBe('app()');
  });

  it('serves built files for good, and nothing outside their folder', async () => {
    const { get, asked } = server();
    const file = await get('/assets/app-1.js');
    expect(await file.text()).toBe('app()');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/gone.js')).status).toBe(404);
    expect((await get('/..%2fsecret.json')).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each(['/api/cart/pull', '/graphql', '/graphql/de/'])(
    'says in the envelope that the backend of %s is gone',
    async (path) => {
      const answer = await server().get(path);
      expect(answer.status).toBe(503);
      const requestId = answer.headers.get('x-request-id');
      expect(requestId).toBe('r-1');
      expect(await answer.json()).toMatchObject({
        code: 503,
        meta: { error: 'overloaded', requestId },
      });
    },
  );

  it('makes pages anew that show what somebody says is stale', async () => {
    const { get, post, asked } = server();
    await get('/nappali');
    expect((await get('/nappali')).headers.get('x-vs-cache-tags')).toBe('category C20 P7');
    const said = await post('/invalidate?tag=P7,P8', {
      'x-invalidate-key': 'a-key-of-the-operator',
    });
    expect(said.status).toBe(200);
    // In the same millisecond: what began before is not believed.
    expect((await get('/nappali')).headers.get('x-cache')).toBe('miss');
    await get('/invalidate?tag=P8&key=a-key-of-the-operator');
    expect(asked).toEqual(['/nappali', '/nappali']);
  });

  it.each([
    [
      'a wrong key',
      '/invalidate?tag=*&key=a-key-of-somebody-els',
      'Invalid cache invalidation key',
    ],
    ['no key', '/invalidate?tag=*', 'Invalid cache invalidation key'],
    [
      'no tag',
      '/invalidate?key=a-key-of-the-operator',
      'Invalid parameters for cache invalidation',
    ],
    ['a tag nobody knows', '/invalidate?tag=X1&key=a-key-of-the-operator', 'Invalid tag name'],
  ])('refuses to forget pages for %s', async (_story, path, result) => {
    const answer = await server().get(path);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ code: 500, result });
  });

  it('names the request of a page that broke, and tells it nobody else', async () => {
    const logged: unknown[] = [];
    const logError = (event: string, _error: unknown, fields?: object) =>
      void logged.push([event, fields]);
    const broken = await server({ status: 500 }, { logError }).get('/');
    expect(broken.headers.get('x-request-id')).toBe('r-1');
    expect(logged).toEqual([['page-broken', { requestId: 'r-1' }]]);
    expect((await server().get('/')).headers.get('x-request-id')).toBeNull();
  });

  it('says in Hungarian that no page could be made, and which request it was', async () => {
    const { get } = server({}, { render: () => Promise.reject(new Error('no renderer')) });
    const answer = await get('/');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(/Hiba történt[\s\S]*Hibaazonosító: r-1/);
  });

  it('leaves it to the browser to go where the backend leads', async () => {
    const asked: string[] = [];
    const backend = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(303, { location: '/leiratkozas' }).end();
    });
    await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
    const { port } = backend.address() as AddressInfo;
    const { get } = server({}, { apiUrl: `http://127.0.0.1:${port}` });
    const answer = await get('/api/ext/email-manager/unsubscribe?subscription=x');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/leiratkozas']);
    expect(asked).toEqual(['/api/ext/email-manager/unsubscribe?subscription=x']);
    backend.close();
  });

  describe('[RL-11] with too much to do', () => {
    it('sends stored pages, and turns one away that nobody has made, with a page in Hungarian', async () => {
      let level: PressureLevel = 0;
      const { get, asked } = server({}, { pressure: { ...calm(0), level: () => level } });
      await get('/nappali');
      level = 2;
      expect((await get('/nappali')).headers.get('x-cache')).toBe('hit');
      const cold = await get('/halo');
      expect(cold.status).toBe(503);
      expect(Number(cold.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(cold.headers.get('cache-control')).toBe('no-store');
      expect(cold.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await cold.text()).toMatch(/lang="hu"[\s\S]*Most sokan vannak nálunk/);
      expect(asked).toEqual(['/nappali']);
    });

    it('goes on serving what is stale, and makes it anew when there is time', async () => {
      let now = 1_000_000;
      let mayRevalidate = false;
      const cache = createPageCache(defaultLimits, {
        now: () => now,
        wait: () => Promise.resolve(),
        mayRevalidate: () => mayRevalidate,
      });
      const { get, asked } = server({}, { cache, now: () => now });
      await get('/');
      now += 120_000;
      expect((await get('/')).headers.get('x-cache')).toBe('stale');
      expect(asked).toHaveLength(1);
      mayRevalidate = true;
      await get('/');
      expect(asked).toHaveLength(2);
    });

    it('queues pages no longer than somebody waits for them', async () => {
      let finishRender = (): void => undefined;
      const done = new Promise<void>((resolve) => (finishRender = resolve));
      const page: RenderedPage = {
        status: 200,
        html: '<html></html>',
        location: undefined,
        audience: 'public',
        tags: [],
      };
      const { get } = server(
        {},
        {
          renders: createRenderQueue({ atOnce: 1, waiting: 1 }),
          render: () => done.then(() => page),
        },
      );
      const first = get('/a');
      const second = get('/b');
      await new Promise((later) => setTimeout(later, 20));
      expect((await get('/c')).status).toBe(503);
      finishRender();
      expect([(await first).status, (await second).status]).toEqual([200, 200]);
      expect((await get('/c')).status).toBe(200);
    });

    it.each<[string, string, PressureLevel, number]>([
      ['GET', '/api/cart/pull?token=&cartId=x', 3, 503],
      ['POST', '/api/catalog', 2, 503],
      ['GET', '/healthz', 3, 200],
      ['GET', '/assets/app-1.js', 3, 200],
    ])('answers %s %s at level %d with %d', async (method, path, level, status) => {
      const { get, post } = server({}, { pressure: calm(level) });
      expect((await (method === 'GET' ? get : post)(path)).status).toBe(status);
    });
  });

  it('counts pages, renders and what was turned away, where the public does not reach', async () => {
    const metrics = createSsrMetrics();
    const { get } = server({}, { metrics });
    await get('/titok-12?email=anna');
    await get('/titok-12');
    const busy = server({}, { metrics, pressure: calm(2) });
    await busy.get('/mas');
    const text = await (await metricsApp(metrics).request('/metrics')).text();
    expect(text).toContain('http_requests_total{kind="page",status="200"} 2');
    expect(text).toContain('pages_total{state="hit"} 1');
    expect(text).toContain('page_render_seconds_count 1');
    expect(text).toContain('shed_total{kind="page"} 1');
    expect(text).not.toMatch(/titok|anna/);
    // Outside it is an address like any other.
    expect((await get('/metrics')).headers.get('content-type')).toContain('text/html');
  });

  describe('closed for work', () => {
    const closed = () => server({}, { maintenanceS: 600 });

    it('answers pages with 503, says when to come again, and renders nothing', async () => {
      const { get, asked } = closed();
      const answer = await get('/nappali');
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600']);
      expect(await answer.text()).toContain('Karbantartás');
      expect(asked).toEqual([]);
    });

    it('answers calls in the envelope', async () => {
      const answer = await closed().get('/api/cart/pull');
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600']);
      expect(await answer.json()).toMatchObject({ code: 503, meta: { error: 'overloaded' } });
    });

    it.each(['/healthz', '/assets/app-1.js'])('goes on serving %s', async (path) => {
      expect((await closed().get(path)).status).toBe(200);
    });
  });
});
