import { once } from 'node:events';
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { PressureLevel } from '@shop/platform-node';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPageCache, defaultLimits } from '../pages/page-cache.ts';
import { createRenderAllowance } from '../render/render-allowance.ts';
import { createRenderQueue } from '../render/render-queue.ts';
import type { PageRequest, RenderedPage } from '../render/renderer.ts';
import { defineShopConfig, type LookFile } from '@shop/shop-config';
import { createShopFiles } from './shop-files.ts';
import { createSsrMetrics } from './ssr-metrics.ts';
import { metricsApp } from '../process/metrics-app.ts';
import type { SsrServerParts } from './server-parts.ts';
import { calm, page, testServer } from '../test/test-server.ts';

let clientDir: string;

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'shop-client-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'assets/app-1.js'), 'app()');
  await writeFile(join(clientDir, 'assets/app-1.js.br'), brotliCompressSync('app()'));
  await writeFile(join(clientDir, 'assets/app-1.js.gz'), gzipSync('app()'));
  await writeFile(join(clientDir, 'offline.html'), '<p>{{shop.title}}</p>');
  await writeFile(join(clientDir, 'offline.de.html'), '<a href="{{home}}">Startseite</a>');
  await writeFile(join(clientDir, 'offline.css'), 'body{}');
  await mkdir(join(clientDir, 'shop/public'), { recursive: true });
  await writeFile(join(clientDir, 'shop/logo.svg'), '<svg id="logo"/>');
  await writeFile(join(clientDir, 'shop/public/icon.svg'), '<svg/>');
  await writeFile(join(clientDir, 'shop/public/.notes.txt'), 'secret of the shop');
  await mkdir(join(clientDir, '.vite'));
  await writeFile(join(clientDir, '.vite/manifest.json'), '{"secret of the build":1}');
  await writeFile(join(clientDir, '..', 'secret.js'), '{}');
});

/** Creates the files of a shop with a default view in German, and one for Switzerland. */
const germanFiles = () =>
  createShopFiles(
    { shopDir: join(clientDir, 'shop'), clientDir },
    { shop: defineShopConfig().shop, look: { css: '', files: new Map<string, LookFile>() } },
    [
      { storeCode: '', language: 'de' },
      { storeCode: 'ch', language: 'de' },
      { storeCode: 'fr', language: 'fr' },
    ],
  );

const settle = () => new Promise((later) => setTimeout(later, 5));

const server = (changedPage: Partial<RenderedPage> = {}, parts: Partial<SsrServerParts> = {}) =>
  testServer(changedPage, {
    files: createShopFiles(
      { shopDir: join(clientDir, 'shop'), clientDir },
      {
        shop: defineShopConfig().shop,
        look: {
          css: ':root{--color-text:#111111}',
          files: new Map<string, LookFile>([
            ['/assets/shop/logo-0a1b2c3d.svg', { path: 'logo.svg' }],
            ['/assets/shop/fonts-0a1b2c3d.css', { text: '@font-face{}' }],
          ]),
        },
      },
      [
        { storeCode: '', language: 'hu' },
        { storeCode: 'de', language: 'de' },
      ],
    ),
    ...parts,
  });

describe('createSsrServer', () => {
  it('renders an address by its known query alone, and stores it', async () => {
    const { get, renderedUrls } = server();
    const first = await get('/nappali?utm_source=x&page=2');
    expect(first.headers.get('x-cache')).toBe('miss');
    expect((await get('/nappali/?page=2')).headers.get('x-cache')).toBe('hit');
    expect(renderedUrls).toEqual(['/nappali?page=2']);
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

  it('sends a page again if the policy of the render that is stored blocks the copy of the client', async () => {
    let now = 1_764_165_600_000;
    const cache = createPageCache(defaultLimits, { now: () => now, wait: () => Promise.resolve() });
    const render = ({ requestedAt }: PageRequest) =>
      Promise.resolve({ ...page, html: `<html><script>{r:${requestedAt}}</script></html>` });
    const { get, parts } = server({}, { cache, now: () => now, render });
    const copy = await get('/');
    const etag = copy.headers.get('etag') ?? '';
    now += 1_000;
    const otherProcess = server({}, { now: () => now, render });
    const answer = await otherProcess.get('/', { 'if-none-match': etag });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).not.toBe(
      copy.headers.get('content-security-policy'),
    );
    // A render of the same content keeps the stored page, so the copy stays valid.
    await cache.invalidate(parts.cache.held('/')?.tags ?? []);
    now += 1_000;
    await get('/');
    const unchanged = await get('/', { 'if-none-match': etag });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('content-security-policy')).toBe(
      copy.headers.get('content-security-policy'),
    );
  });

  it('answers 404 again to whom has the page of an address that is not there', async () => {
    const { get } = server({ status: 404 });
    const etag = (await get('/nincs')).headers.get('etag') ?? '';
    expect((await get('/nincs', { 'if-none-match': etag })).status).toBe(404);
    expect(etag).not.toBe('');
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
    expect((await server().post('/ab/cart/add')).status).toBe(405);
  });

  it('passes redirects on', async () => {
    const answer = await server({ status: 301, location: '/uj' }).get('/regi');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/uj');
  });

  it('findings B4: a redirect keeps the query of the visitor, which the page was made without', async () => {
    const { get, renderedUrls } = server({ status: 301, location: '/uj?page=2' });
    const locationOf = async (path: string) => (await get(path)).headers.get('location');
    expect(await locationOf('/regi?utm_source=a&gclid=b%20c')).toBe(
      '/uj?page=2&utm_source=a&gclid=b%20c',
    );
    expect(await locationOf('/regi?gclid=d')).toBe('/uj?page=2&gclid=d');
    expect(await locationOf('/regi?page=7')).toBe('/uj?page=2');
    expect(renderedUrls).toEqual(['/regi', '/regi?page=7']);
  });

  it('[UR-59] a redirect loses the query that its page was made with', async () => {
    const { get } = server({ status: 302, location: '/uj' });
    const { headers } = await get('/regi?page=7&gclid=d');
    expect(headers.get('location')).toBe('/uj?gclid=d');
  });

  it.each(['html', 'htm', 'php', 'asp', 'xml', 'json', 'txt', 'pdf'])(
    'findings B2: an address that ends in .%s is looked up as any other',
    async (ending) => {
      const { get, renderedUrls } = server();
      expect((await get(`/szek-12.${ending}`)).headers.get('content-type')).toMatch(/^text\/html/);
      expect(renderedUrls).toEqual([`/szek-12.${ending}`]);
      const gone = await server({ status: 404 }).get(`/nincs.${ending}`);
      expect([gone.status, gone.headers.get('content-type')]).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
    },
  );

  it.each(['/kep.png', '/assets/x.json', '/x.woff2'])(
    'renders no page for the file %s',
    async (path) => {
      const { get, renderedUrls } = server();
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 404, meta: { error: 'not-found' } });
      expect(renderedUrls).toEqual([]);
    },
  );

  it('findings E13: sends no file whose name begins with a dot, of the build or of the shop folder', async () => {
    for (const path of [
      '/.vite/manifest.json',
      '/%2evite/manifest.json',
      '/assets/../.vite/manifest.json',
      '/.notes.txt',
      '/%2enotes.txt',
    ]) {
      expect(await (await server().get(path)).text()).not.toContain('secret of the');
    }
  });

  it.each([
    ['/offline.html', '<a href="/">Startseite</a>'],
    ['/offline.ch.html', '<a href="/ch">Startseite</a>'],
    // The service worker fetches these pages for every shop, also without such a view.
    ['/offline.de.html', '<a href="/">Startseite</a>'],
    ['/offline.fr.html', `<p>${defineShopConfig().shop.title}</p>`],
  ])('sends %s in the language of its store view', async (path, html) => {
    expect(await (await germanFiles()(path))?.text()).toBe(html);
  });

  it('has no page without a network of a code that is neither a view nor a language', async () => {
    expect(await germanFiles()('/offline.xx.html')).toBeUndefined();
  });

  it('findings E13: the page for who has no network carries a policy', async () => {
    const answer = await server().get('/offline.html');
    expect(await answer.text()).toBe('<p>Shop</p>');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('files of the shop folder are served before those of the build', async () => {
    expect(await (await server().get('/icon.svg')).text()).toBe('<svg/>');
  });

  it.each([
    ['/assets/shop/logo-0a1b2c3d.svg', 'image/svg+xml', '<svg id="logo"/>'],
    ['/assets/shop/fonts-0a1b2c3d.css', 'text/css; charset=utf-8', '@font-face{}'],
  ])('%s of the look is served as %s and never changes', async (path, type, text) => {
    const answer = await server().get(path);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await server().get(path.replace('0a1b', 'ffff'))).status).toBe(404);
  });

  it('pages without a network have the theme of the shop', async () => {
    expect(await (await server().get('/offline.css')).text()).toBe(
      ':root{--color-text:#111111}body{}',
    );
  });

  it('each store view has a manifest with the title of the shop', async () => {
    const read = async (path: string): Promise<unknown> => (await server().get(path)).json();
    expect(await read('/manifest.webmanifest')).toMatchObject({
      name: 'Shop',
      start_url: '/pwa.html',
    });
    expect(await read('/manifest.de.webmanifest')).toMatchObject({
      lang: 'de',
      id: '/de',
      start_url: '/de/pwa.html',
      shortcuts: [{ name: 'Suche' }, { url: '/de/cart' }, { name: 'Meine Bestellungen' }],
    });
    expect((await server().get('/manifest.fr.webmanifest')).status).toBe(404);
  });

  it.each(['/healthz', '/readyz', '/version', '/invalidate', '/invalidate?tag=home&key=x'])(
    'findings E13: nobody keeps what %s says',
    async (path) => {
      expect((await server().get(path)).headers.get('cache-control')).toBe('no-store');
    },
  );

  it('findings B6: a page the backend left out is 503, and says when to come again', async () => {
    const answer = await server({ status: 503 }).get('/nappali');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('<html>');
  });

  it('findings B6: [RL-6] a stored page says its age, from ten minutes on in words', async () => {
    let now = 1_000_000;
    let isAway = false;
    const cache = createPageCache(defaultLimits, { now: () => now, wait: () => Promise.resolve() });
    const made = { html: '<html><body><main>kanapé</main></body></html>' };
    const { get } = server(
      {},
      {
        cache,
        now: () => now,
        render: async () => ({ ...page, ...made, status: isAway ? 503 : 200 }),
      },
    );
    expect((await get('/')).headers.get('age')).toBeNull();
    now += 30_000;
    expect((await get('/')).headers.get('age')).toBe('30');
    isAway = true;
    now += 1_500_000;
    const old = await get('/');
    expect([old.status, old.headers.get('age')]).toEqual([200, '1530']);
    expect(await old.text()).toContain('Ez az oldal 25\u00a0perce készült');
    const etag = old.headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  });

  it('findings B5: one client has only so many pages made, stored ones cost nothing', async () => {
    const allowance = createRenderAllowance({ perSecond: 1, atOnce: 3 }, () => 0);
    const { get } = server({}, { allowance });
    const as = (client: string) => ({ 'x-forwarded-for': client });
    const statuses = [];
    for (const path of ['/a', '/b', '/c', '/d', '/a']) {
      statuses.push((await get(path, as('203.0.113.7'))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
    const refused = await get('/e', as('203.0.113.7'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get('/d', as('203.0.113.8'))).status).toBe(200);
  });

  it('findings E11: counts an IPv6 client by its /64', async () => {
    const allowance = createRenderAllowance({ perSecond: 1, atOnce: 1 }, () => 0);
    const { get } = server({}, { allowance });
    expect((await get('/a', { 'x-forwarded-for': '2001:db8:1:2::1' })).status).toBe(200);
    expect((await get('/b', { 'x-forwarded-for': '2001:db8:1:2:9::8' })).status).toBe(429);
    expect((await get('/b', { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(200);
  });

  it('findings E11: one client that asks for many cold pages takes nobody else’s place', async () => {
    const renders = createRenderQueue({ atOnce: 2, atOncePerClient: 1, waiting: 4 });
    const ends: (() => void)[] = [];
    const { get } = server(
      {},
      { renders, render: () => new Promise((done) => ends.push(() => done(page))) },
    );
    const from = (client: string, path: string) => get(path, { 'x-forwarded-for': client });
    const greedy = Array.from({ length: 10 }, (_, index) => from('203.0.113.7', `/a${index}`));
    await settle();
    const others = ['8', '9'].map((last) => from(`203.0.113.${last}`, `/b${last}`));
    for (let turn = 0; turn < 20; turn += 1) {
      await settle();
      ends.shift()?.();
    }
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    const refused = (await Promise.all(greedy)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
  });

  it.each([
    ['TRACE', '/nappali'],
    ['TRACE', '/api/cart/pull'],
    ['POST', '/nappali'],
    ['DELETE', '/'],
  ])('findings E7: %s %s is no method there', async (method, path) => {
    const answer = await server().send(path, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toContain('GET');
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
    const { get, renderedUrls } = server();
    const file = await get('/assets/app-1.js');
    expect(await file.text()).toBe('app()');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/gone.js')).status).toBe(404);
    expect((await get('/..%2fsecret.js')).status).toBe(404);
    expect(renderedUrls).toEqual([]);
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
    const { get, post, renderedUrls } = server();
    await get('/nappali');
    expect((await get('/nappali')).headers.get('x-vs-cache-tags')).toBe('category C20 P7');
    const said = await post('/invalidate?tag=P7,P8', {
      'x-invalidate-key': 'a-key-of-the-operator',
    });
    expect(said.status).toBe(200);
    // A render that started in the same millisecond as the invalidation is not used.
    expect((await get('/nappali')).headers.get('x-cache')).toBe('miss');
    await get('/invalidate?tag=P8&key=a-key-of-the-operator');
    expect(renderedUrls).toEqual(['/nappali', '/nappali']);
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
    const backendUrls: string[] = [];
    const backend = createServer((request, response) => {
      backendUrls.push(request.url ?? '');
      response.writeHead(303, { location: '/leiratkozas' }).end();
    });
    await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
    const { port } = backend.address() as AddressInfo;
    const { get } = server({}, { apiUrl: `http://127.0.0.1:${port}` });
    const answer = await get('/api/ext/email-manager/unsubscribe?subscription=x');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/leiratkozas']);
    expect(backendUrls).toEqual(['/api/ext/email-manager/unsubscribe?subscription=x']);
    backend.close();
  });

  describe('[RL-11] with too much to do', () => {
    it('sends stored pages, and turns one away that nobody has made, with a page in Hungarian', async () => {
      let level: PressureLevel = 0;
      const { get, renderedUrls } = server({}, { pressure: { ...calm(0), level: () => level } });
      await get('/nappali');
      level = 2;
      expect((await get('/nappali')).headers.get('x-cache')).toBe('hit');
      const cold = await get('/halo');
      expect(cold.status).toBe(503);
      expect(Number(cold.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(cold.headers.get('cache-control')).toBe('no-store');
      expect(cold.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await cold.text()).toMatch(/lang="hu"[\s\S]*Most sokan vannak nálunk/);
      expect(renderedUrls).toEqual(['/nappali']);
    });

    it('goes on serving what is stale, and makes it anew when there is time', async () => {
      let now = 1_000_000;
      let mayRevalidate = false;
      const cache = createPageCache(defaultLimits, {
        now: () => now,
        wait: () => Promise.resolve(),
        mayRevalidate: () => mayRevalidate,
      });
      const { get, renderedUrls } = server({}, { cache, now: () => now });
      await get('/');
      now += 120_000;
      expect((await get('/')).headers.get('x-cache')).toBe('stale');
      expect(renderedUrls).toHaveLength(1);
      mayRevalidate = true;
      await get('/');
      expect(renderedUrls).toHaveLength(2);
    });

    it('queues pages no longer than somebody waits for them', async () => {
      let finishRender = (): void => undefined;
      const done = new Promise<void>((resolve) => (finishRender = resolve));
      const { get } = server(
        {},
        {
          renders: createRenderQueue({ atOnce: 1, atOncePerClient: 1, waiting: 1 }),
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
    const text = await (await metricsApp(() => metrics.text()).request('/metrics')).text();
    expect(text).toContain('http_requests_total{kind="page",status="200"} 2');
    expect(text).toContain('pages_total{state="hit"} 1');
    expect(text).toContain('page_render_seconds_count 1');
    expect(text).toContain('shed_total{kind="page"} 1');
    expect(text).not.toMatch(/titok|anna/);
    // On the public listener it is an ordinary page address.
    expect((await get('/metrics')).headers.get('content-type')).toContain('text/html');
  });

  describe('closed for work', () => {
    const closed = () => server({}, { maintenanceS: 600 });

    it('answers pages with 503, says when to come again, and renders nothing', async () => {
      const { get, renderedUrls } = closed();
      const answer = await get('/nappali');
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600']);
      expect(await answer.text()).toContain('Karbantartás');
      expect(renderedUrls).toEqual([]);
    });

    it('answers calls in the envelope', async () => {
      const answer = await closed().get('/api/cart/pull');
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600']);
      expect(await answer.json()).toMatchObject({ code: 503, meta: { error: 'overloaded' } });
    });

    it.each([
      ['/healthz', /ok/],
      ['/assets/app-1.js', /^app\(\)$/],
    ])('goes on serving %s', async (path, content) => {
      const answer = await closed().get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(content);
    });
  });
});

it('findings I5: /readyz names the settings that are doubtful here and in the backend', async () => {
  const backend = createServer((_request, response) => {
    const meta = { mode: 'production', products: 0, settings: ['RATE_LIMIT_SCALE'] };
    response.end(JSON.stringify({ code: 200, result: 'ok', meta }));
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const { get } = server({}, { apiUrl: `http://127.0.0.1:${port}` });
  const answer = await get('/readyz');
  expect(await answer.json()).toEqual({
    status: 'ready',
    api: true,
    mode: 'production',
    settings: ['DRAIN_NOTICE_MS', 'RATE_LIMIT_SCALE'],
  });
  backend.close();
});
