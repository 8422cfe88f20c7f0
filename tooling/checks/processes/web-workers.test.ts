import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWebProcess, type WebProcess } from './test/web-process.ts';

const boundMs = 30_000;
const key = 'a-key-of-the-operator';

let backend: Server;
let web: WebProcess;
let stale: readonly string[] = [];

beforeAll(async () => {
  backend = createServer((_request, response) => {
    const result = { tags: stale, cursor: '1' };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 200, result, meta: { settings: [] } }));
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  web = await startWebProcess({
    // The page contains the id of its process, the time of its render, and the number of renders before it.
    render: `globalThis.renders = (globalThis.renders ?? -1) + 1;
      const html = [process.pid, performance.now(), globalThis.renders].join(' ');
      if (href === '/end') process.exit(9);
      return { html, tags: ['home', 'P1'] };`,
    env: {
      API_URL: url,
      API_INTERNAL_URL: url,
      WEB_CONCURRENCY: '2',
      INVALIDATE_KEY: key,
      TRUSTED_PROXIES: '1',
    },
  });
}, 60_000);

afterAll(async () => {
  await web.stop();
  backend.closeAllConnections();
  backend.close();
});

/** Sends a request over a new connection, because connections alternate between the processes. */
async function sendRequest(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`http://127.0.0.1:${web.port}${path}`, {
    headers: { connection: 'close', ...headers },
    signal: AbortSignal.timeout(boundMs),
  });
  return { status: answer.status, text: await answer.text() };
}

const several = async <T>(times: number, work: (time: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let time = 0; time < times; time += 1) results.push(await work(time));
  return results;
};

async function figure(series: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${web.metricsPort}/metrics`);
  const line = (await answer.text()).split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length));
}

describe('two processes behind one port', () => {
  it('have each rendered a page before the first request, so that nobody waits for compilation', async () => {
    const first = new Map<string, string>();
    for (const { text } of await several(6, (time) => sendRequest(`/first-${time}`))) {
      const [maker = '', , earlier = ''] = text.split(' ');
      if (!first.has(maker)) first.set(maker, earlier);
    }
    expect([...first.values()]).toEqual(['1', '1']);
  });

  it('both make pages, and each has what the other has made', async () => {
    const pages = await several(8, (time) => sendRequest(`/page-${time}`));
    const makers = new Set(pages.map(({ text }) => text.split(' ')[0]));
    expect(makers.size).toBe(2);
    const again = await several(8, (time) => sendRequest(`/page-${time}`));
    expect(again).toEqual(pages);
  });

  it('make a page once, however many ask both at the same time', async () => {
    const pages = await Promise.all(
      Array.from({ length: 12 }, () => sendRequest('/asked-by-many')),
    );
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  });

  it('are counted together', async () => {
    const series = 'http_requests_total{kind="page",status="200"}';
    const before = await figure(series);
    await several(10, () => sendRequest('/counted'));
    expect(await figure(series)).toBe(before + 10);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(2 * 40 * 1024 * 1024);
  });

  it('findings B1: both make a page anew when an operator says that it is stale', async () => {
    const before = await several(4, () => sendRequest('/stale'));
    const invalidated = await sendRequest('/invalidate?tag=P1', { 'x-invalidate-key': key });
    expect(invalidated.status).toBe(200);
    const after = await several(4, () => sendRequest('/stale'));
    expect(new Set([...before, ...after].map(({ text }) => text)).size).toBe(2);
    expect(after.map(({ text }) => text)).not.toContain(before[0]?.text);
  });

  it('findings B1: both make a page anew when the backend says that it is stale', async () => {
    const [before] = await several(4, () => sendRequest('/changed'));
    stale = ['P1'];
    try {
      await vi.waitFor(async () => {
        const shown = await several(4, () => sendRequest('/changed'));
        expect(shown.map(({ text }) => text)).not.toContain(before?.text);
      }, boundMs);
    } finally {
      stale = [];
    }
  });

  it('findings B5: give one client no more than one process would', async () => {
    const startedMs = performance.now();
    const greedy = { 'x-forwarded-for': '203.0.113.9' };
    const statuses = await several(
      400,
      async (time) => (await sendRequest(`/invented-${time}`, greedy)).status,
    );
    const allowedCount = statuses.filter((status) => status === 200).length;
    const regained = ((performance.now() - startedMs) / 1_000) * 4;
    expect(allowedCount).toBeLessThanOrEqual(240 + regained + 1);
    expect(statuses).toContain(429);
  }, 60_000);

  it('[RL-10] go on when one of them ends, which is replaced', async () => {
    await sendRequest('/stays');
    await sendRequest('/end').catch(() => undefined);
    // The primary may not yet know that the process has ended.
    expect((await several(4, () => sendRequest('/stays'))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
    let attempt = 0;
    await vi.waitFor(async () => {
      attempt += 1;
      const pids = (await several(12, (time) => sendRequest(`/after-${attempt}-${time}`)))
        .filter(({ status }) => status === 200)
        .map(({ text }) => text.split(' ')[0]);
      expect(new Set(pids).size).toBe(2);
    }, boundMs);
  }, 60_000);

  it('[RL-10] end with the signal to the first', async () => {
    const pendingRequests = several(20, () => sendRequest('/stays'));
    await pendingRequests;
    web.child.kill('SIGTERM');
    const [code] = (await once(web.child, 'exit')) as [number | null];
    expect(code).toBe(0);
    await expect(sendRequest('/stays')).rejects.toThrow('fetch failed');
  }, 60_000);
});
