import { once } from 'node:events';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageCache, defaultLimits } from '../pages/page-cache.ts';
import type { RenderedPage } from '../render/renderer.ts';
import { createSsrServer } from './server.ts';
import type { SsrServerParts } from './server-parts.ts';
import { createStoredPageListener } from './stored-page-listener.ts';
import { metricsApp } from '../process/metrics-app.ts';
import { createSsrMetrics } from './ssr-metrics.ts';
import { page as category, testServer } from '../test/test-server.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(handle: RequestListener): Promise<number> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns status, headers without the date, and bytes of a response as sent. */
function ask(port: number, path: string, { method = 'GET', headers = {} }: Asked = {}) {
  return new Promise<{ status: number; headers: string[]; bytes: Buffer }>((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        const { rawHeaders: raw } = answer;
        const lines = raw.flatMap((name, at) =>
          at % 2 === 0 && name !== 'Date' ? [`${name.toLowerCase()}: ${raw[at + 1]}`] : [],
        );
        resolve({
          status: answer.statusCode ?? 0,
          headers: lines.toSorted(),
          bytes: Buffer.concat(chunks),
        });
      });
    });
    clientRequest.once('error', reject);
    clientRequest.end();
  });
}

const html = (text: string) =>
  `<html><head><script>go(${text.length})</script></head><body>${text.repeat(500)}</body></html>`;

/** Pages of all kinds, by address. */
const pages: Readonly<Record<string, Partial<RenderedPage>>> = {
  '/': { html: html('kezdőlap'), tags: ['home'] },
  '/nappali': { html: html('nappali') },
  '/nappali?page=2': { html: html('második'), isCanonical: false },
  '/de/nappali': { html: html('Wohnzimmer') },
  '/szek-12.html': { html: html('szék') },
  '/fi%C3%B3k': { html: html('fiók') },
  '/nincs': { status: 404, html: html('nincs'), tags: ['page-not-found'] },
  '/regi': { status: 301, html: '', location: '/uj?page=2' },
  '/ideiglenes': { status: 302, html: '', location: '/mas#resz' },
  '/cart': { html: html('kosár'), audience: 'personal', tags: ['cmsPage'] },
  '/create-password': { html: html('jelszó'), audience: 'personal' },
};

/**
 * Starts a shop on two ports: on `first`, stored pages are sent before the framework; on `framework`, the framework
 * handles all requests. `answeredFirst`: number of responses that bypassed the framework.
 */
async function shop(changedParts: Partial<SsrServerParts> = {}) {
  let nowMs = 1_000_000;
  let renders = 0;
  let answeredFirst = 0;
  const now = () => nowMs;
  const cache = createPageCache(defaultLimits, { now, wait: () => Promise.resolve() });
  const { parts } = testServer(
    {},
    {
      cache,
      now,
      render: async ({ href }) => {
        renders += 1;
        return { ...category, ...pages[href] };
      },
      ...changedParts,
    },
  );
  const framework = getRequestListener(createSsrServer(parts).fetch);
  const stored = createStoredPageListener(parts);
  const ports = {
    framework: await listen((incomingRequest, answer) => void framework(incomingRequest, answer)),
    first: await listen((incomingRequest, answer) => {
      if (stored(incomingRequest, answer)) answeredFirst += 1;
      else void framework(incomingRequest, answer);
    }),
  };
  return {
    ports,
    parts,
    cache,
    pass: (ms: number) => (nowMs += ms),
    renders: () => renders,
    answeredFirst: () => answeredFirst,
  };
}

const br = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const requests: readonly Asked[] = [
  { headers: br },
  { headers: { 'accept-encoding': 'br;q=0.5' } },
  { method: 'HEAD', headers: br },
  { headers: { ...br, 'if-none-match': '"something else"' } },
  { headers: { ...br, connection: 'close' } },
  { headers: { ...br, cookie: 'a=b', 'x-forwarded-for': '203.0.113.7', range: 'bytes=0-1' } },
];

describe('a stored page sent before the framework', () => {
  it.each(Object.keys(pages))(
    '%s is in every header and byte what the framework sends',
    async (path) => {
      const { ports, pass, renders, answeredFirst } = await shop();
      const made = await ask(ports.framework, path, { headers: br });
      pass(12_345);
      const etag = made.headers.find((line) => line.startsWith('etag: '))?.slice('etag: '.length);
      const conditional = etag === undefined ? [] : [{ headers: { ...br, 'if-none-match': etag } }];
      const allRequests = [...requests, ...conditional];
      for (const one of allRequests) {
        const answer = await ask(ports.first, path, one);
        expect(answer).toEqual(await ask(ports.framework, path, one));
        expect(answer.headers).toContain('x-cache: hit');
        expect(answer.headers).toContain('age: 12');
        expect(answer.headers).toContain('x-content-type-options: nosniff');
      }
      expect(answeredFirst()).toBe(allRequests.length);
      expect(renders()).toBe(1);
      const text = await ask(ports.first, path);
      expect(text).toEqual(await ask(ports.framework, path));
    },
  );

  it('brings the query of each visitor along in a redirect', async () => {
    const { ports, answeredFirst } = await shop();
    for (const query of ['?utm_source=a', '?gclid=b%20c', '?page=7']) {
      await ask(ports.first, `/regi${query}`, { headers: br });
      const answer = await ask(ports.first, `/regi${query}`, { headers: br });
      expect(answer).toEqual(await ask(ports.framework, `/regi${query}`, { headers: br }));
    }
    expect(answeredFirst()).toBe(3);
  });

  it('takes an address in whatever way it is written, once the framework has read it', async () => {
    const { ports, renders, answeredFirst } = await shop();
    const ways = [
      '/nappali',
      '/nappali/',
      '/x/../nappali',
      '/nappali?utm_source=x',
      '/%6eappali/../nappali',
    ];
    for (const way of ways) await ask(ports.first, way, { headers: br });
    for (const way of ways) {
      expect(await ask(ports.first, way, { headers: br })).toEqual(
        await ask(ports.framework, way, { headers: br }),
      );
    }
    expect(renders()).toBe(1);
    expect(answeredFirst()).toBe(ways.length);
  });
});

describe('what is left to the framework', () => {
  it.each<[string, string, Asked]>([
    ['another method', '/nappali', { method: 'POST', headers: br }],
    ['a refused method', '/nappali', { method: 'TRACE', headers: br }],
    ['a client that takes no brotli', '/nappali', { headers: { 'accept-encoding': 'gzip' } }],
    ['a body', '/nappali', { headers: { ...br, 'content-length': '0' } }],
    ['a host nobody has', '/nappali', { headers: { ...br, host: 'a b' } }],
    ['an address nobody has asked for', '/nappali?page=2', { headers: br }],
    ['a file', '/assets/x.js', { headers: br }],
    ['the service', '/healthz', { headers: br }],
  ])('%s', async (_story, path, options) => {
    const { ports, answeredFirst } = await shop();
    await ask(ports.framework, '/nappali', { headers: br });
    const answer = await ask(ports.first, path, options);
    expect(answeredFirst()).toBe(0);
    const again = await ask(ports.framework, path, options);
    expect(answer.status).toBe(again.status);
  });

  it('every request while the shop is closed for work', async () => {
    const { ports, parts } = await shop();
    await ask(ports.framework, '/nappali', { headers: br });
    const statuses: number[] = [];
    for (const maintenanceS of [undefined, 600]) {
      const stored = createStoredPageListener({ ...parts, maintenanceS });
      const port = await listen((incomingRequest, answer) => {
        if (!stored(incomingRequest, answer)) answer.writeHead(503).end();
      });
      statuses.push((await ask(port, '/nappali', { headers: br })).status);
    }
    expect(statuses).toEqual([200, 503]);
  });

  it('findings B1: a page that shows what has changed since', async () => {
    const { ports, cache, pass, renders, answeredFirst } = await shop();
    await ask(ports.first, '/nappali', { headers: br });
    await ask(ports.first, '/nappali', { headers: br });
    expect(answeredFirst()).toBe(1);
    pass(1);
    await cache.invalidate(['P8']);
    await ask(ports.first, '/nappali', { headers: br });
    expect(answeredFirst()).toBe(2);
    await cache.invalidate(['P7']);
    const answer = await ask(ports.first, '/nappali', { headers: br });
    expect(answer.headers).toContain('x-cache: miss');
    expect([answeredFirst(), renders()]).toEqual([2, 2]);
  });

  it('[RL-6] a page that is no more fresh', async () => {
    const { ports, pass, answeredFirst } = await shop();
    await ask(ports.first, '/nappali', { headers: br });
    pass(61_000);
    const answer = await ask(ports.first, '/nappali', { headers: br });
    expect(answer.headers).toContain('x-cache: stale');
    expect(answeredFirst()).toBe(0);
  });
});

it('counts what is sent before the framework as everything else', async () => {
  const metrics = createSsrMetrics();
  const { ports, cache } = await shop({ metrics });
  for (let time = 0; time < 3; time += 1) await ask(ports.first, '/cart', { headers: br });
  await ask(ports.first, '/nappali', { headers: br });
  await ask(ports.first, '/nappali', { headers: br });
  const text = await (await metricsApp(() => metrics.text()).request('/metrics')).text();
  expect(text).toContain('http_requests_total{kind="cart",status="200"} 3');
  expect(text).toContain('http_requests_total{kind="page",status="200"} 2');
  expect(text).toContain('pages_total{state="hit"} 3');
  expect(cache.figures().reads).toEqual({ hit: 3, stale: 0, miss: 2 });
});
