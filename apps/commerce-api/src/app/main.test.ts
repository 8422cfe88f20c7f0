import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { processExists, readPostmasterPid } from '@shop/local-postgres';
import {
  endProcess as end,
  launchApi,
  listeningApi,
  type ApiProcess,
} from '../test/api-process.ts';
import { productDocument } from '../test/shelf.ts';

const folder = mkdtempSync(join(tmpdir(), 'main-'));
const contentDir = join(folder, 'content');
const dataDir = join(folder, 'data');
const started: ChildProcess[] = [];

beforeAll(() => {
  mkdirSync(join(contentDir, 'catalog'), { recursive: true });
  cpSync(resolve('demo/content/search'), join(contentDir, 'search'), { recursive: true });
  for (const part of ['commerce', 'stores'])
    cpSync(resolve('demo/content', part), join(contentDir, part), { recursive: true });
  writeFileSync(
    join(contentDir, 'catalog', 'products.ndjson'),
    [1, 2].map((id) => JSON.stringify(productDocument(id, { tax_class_id: 0 }))).join('\n'),
  );
});
afterEach(async () => {
  for (const child of started.splice(0)) await end(child, 'SIGKILL');
});
afterAll(async () => {
  const left = await readPostmasterPid(join(dataDir, 'postgres'));
  if (left !== undefined && processExists(left.pid)) process.kill(left.pid, 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

function launch(environment: Record<string, string> = {}): ChildProcess {
  const child = launchApi({ DATA_DIR: dataDir, CONTENT_DIR: contentDir, ...environment });
  started.push(child);
  return child;
}

const start = (environment: Record<string, string> = {}): Promise<ApiProcess> =>
  listeningApi(launch(environment));

async function fail(environment: Record<string, string>): Promise<{ code: number; text: string }> {
  const child = launch(environment);
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise<number>((done) => child.once('close', (exit) => done(exit ?? -1)));
  return { code, text };
}

/** Creates a key in the running shop, as operators do. Returns its text. */
async function createKey(name: string, scopes: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--conditions=@shop/source',
      join(import.meta.dirname, 'cli.ts'),
      'keys',
      'create',
      '--name',
      name,
      '--scopes',
      scopes,
    ],
    { env: { ...process.env, SHOP_MODE: 'demo', DATA_DIR: dataDir, CONTENT_DIR: contentDir } },
  );
  return stdout.split('\n', 1)[0] ?? '';
}

const total = async (url: string) => {
  const reply = await fetch(`${url}/api/catalog`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"type":"product"}',
  });
  return ((await reply.json()) as { total: number }).total;
};

describe('a start', () => {
  it('loads the demo shop into an empty folder, reports its progress, and exits with 0', async () => {
    const { child, url, progress } = await start();
    expect(progress).toContainEqual({ phase: 'demo-shop', state: 'ready', documents: 2 });
    expect(progress).toContainEqual({ phase: 'index', state: 'ready', products: 2 });
    expect(progress.at(-1)).toMatchObject({ phase: 'listening', url });
    expect(progress.at(-1)).not.toHaveProperty('operatorUrl');
    expect(await total(url)).toBe(2);
    expect(await end(child, 'SIGTERM')).toBe(0);
    expect(await readPostmasterPid(join(dataDir, 'postgres'))).toBeUndefined();
  });

  it('findings E3: has what our own servers and the operator ask on a listener of its own', async () => {
    const { child, url, internalUrl, progress } = await start({
      FAULT_SWITCHES: 'on',
      OPERATOR_PORT: '0',
    });
    const statuses = async (origin: string) => ({
      staleTags: (await fetch(`${origin}/stale-tags`)).status,
      metrics: (await fetch(`${origin}/metrics`)).status,
      faults: (await fetch(`${origin}/faults/clear`, { method: 'POST' })).status,
      catalog: (await fetch(`${origin}/api/menuImages`)).status,
    });
    expect(await statuses(internalUrl)).toEqual({
      staleTags: 200,
      metrics: 200,
      faults: 200,
      catalog: 404,
    });
    expect(await statuses(url)).toEqual({
      staleTags: 404,
      metrics: 404,
      faults: 404,
      catalog: 200,
    });
    const operatorUrl = String(progress.at(-1)?.['operatorUrl']);
    const orders = '/admin/api/orders';
    expect((await fetch(operatorUrl + orders)).status).toBe(401);
    expect((await fetch(`${operatorUrl}/api/menuImages`)).status).toBe(404);
    for (const origin of [url, internalUrl])
      expect((await fetch(origin + orders)).status).toBe(404);
    for (const path of ['/healthz', '/readyz', '/version']) {
      // findings E13
      expect((await fetch(url + path)).headers.get('cache-control')).toContain('no-store');
    }
    expect(await end(child, 'SIGTERM')).toBe(0);
  });

  it('has the calls of the operator on the public listener with OPERATOR_ON_PUBLIC alone, with their limits', async () => {
    const { child, url, progress } = await start({
      OPERATOR_ON_PUBLIC: 'on',
      ALLOWED_ORIGINS: 'https://shop.example',
      TRUSTED_PROXIES: '1',
    });
    expect(progress.at(-1)).not.toHaveProperty('operatorUrl');
    const key = await createKey('erp', 'coupons:*');
    const call = (path: string, text: string | undefined, headers = {}, body?: object) =>
      fetch(`${url}/admin/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(text === undefined ? {} : { authorization: `Bearer ${text}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const coupons = await call('/coupons', key);
    expect([coupons.status, await coupons.json()]).toMatchObject([200, { code: 200 }]);
    expect((await call('/orders', key)).status).toBe(403);
    expect((await call('/openapi.json', undefined)).status).toBe(200);

    const coupon = { code: 'KULSO', type: 'percent', value: 5 };
    const foreign = { origin: 'https://foreign.example' };
    expect((await call('/coupons', key, foreign, coupon)).status).toBe(403);
    expect((await call('/coupons', key, foreign)).headers.get('access-control-allow-origin')).toBe(
      null,
    );
    const listed = await call('/coupons', key, { origin: 'https://shop.example' }, coupon);
    expect([listed.status, listed.headers.get('access-control-allow-origin')]).toEqual([
      200,
      'https://shop.example',
    ]);

    const refused: number[] = [];
    for (let at = 0; at < 31; at++) {
      const headers = { 'x-forwarded-for': `192.0.2.${at}, 198.51.100.7` };
      refused.push((await call('/coupons', `${key}x`, headers)).status);
    }
    expect(refused).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
    const other = { 'x-forwarded-for': '192.0.2.1' };
    expect((await call('/coupons', `${key}x`, other)).status).toBe(401);
    expect((await call('/coupons', key, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(200);
    expect(await end(child, 'SIGTERM')).toBe(0);
  });

  it('does not read the address that a client names without a proxy', async () => {
    const { child, url } = await start({
      OPERATOR_ON_PUBLIC: 'on',
      TRUSTED_PROXIES: '1',
      TRUSTED_PROXY_RANGES: '198.51.100.0/24',
    });
    const statuses: number[] = [];
    for (let at = 0; at < 31; at++) {
      const headers = { 'x-forwarded-for': `192.0.2.${at}` };
      statuses.push((await fetch(`${url}/admin/api/coupons`, { headers })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
    expect(await end(child, 'SIGTERM')).toBe(0);
  });

  it('[RL-9] is ready again after a kill, with what it had', async () => {
    const first = await start();
    expect(first.progress.some(({ phase }) => phase === 'demo-shop')).toBe(false);
    await end(first.child, 'SIGKILL');
    const startedMs = performance.now();
    const second = await start();
    // 3 s on an idle machine; other tests share the cores.
    expect(performance.now() - startedMs).toBeLessThan(10_000);
    expect(await total(second.url)).toBe(2);
    expect(await end(second.child, 'SIGTERM')).toBe(0);
  });

  it('[RL-10] answers what it has accepted before it stops', async () => {
    // With the notice: connections in the sockets at the signal are accepted before the listener closes.
    const { child, url } = await start({ DRAIN_NOTICE_MS: '' });
    await total(url);
    const requests = Array.from({ length: 20 }, () => total(url));
    await new Promise((done) => setTimeout(done, 5));
    const [exitCode, totals] = await Promise.all([end(child, 'SIGTERM'), Promise.all(requests)]);
    expect(totals).toEqual(Array.from({ length: 20 }, () => 2));
    expect(exitCode).toBe(0);
  });

  it('findings F3: resets no connection when it stops without notice', async () => {
    const { child, url } = await start({ DRAIN_NOTICE_MS: '0' });
    // At the signal some clients have a response, some wait for one and some are only connected.
    const clients = Array.from({ length: 24 }, async (): Promise<unknown> => {
      for (;;) {
        try {
          expect(await total(url)).toBe(2);
        } catch (error) {
          return ((error as Error).cause as { code?: string } | undefined)?.code ?? error;
        }
      }
    });
    await new Promise((done) => setTimeout(done, 500));
    expect(await end(child, 'SIGTERM')).toBe(0);
    expect(new Set(await Promise.all(clients))).toEqual(new Set(['ECONNREFUSED']));
  });

  it('stops with 0, and its database with it, when the signal comes during the start', async () => {
    const child = launch();
    await new Promise<void>((done) => {
      child.on('message', (message: { progress?: Record<string, unknown> }) => {
        if (message.progress?.['phase'] === 'migrate') done();
      });
    });
    expect(await end(child, 'SIGTERM')).toBe(0);
    expect(await readPostmasterPid(join(dataDir, 'postgres'))).toBeUndefined();
  });

  it('stops, and its database with it, when the process that started it has ended', async () => {
    const { child } = await start();
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([0, null]);
    expect(await readPostmasterPid(join(dataDir, 'postgres'))).toBeUndefined();
  });

  it('stops in order when that process has ended after it sent a signal', async () => {
    const { child } = await start();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    child.disconnect();
    expect(await ended).toEqual([0, null]);
    expect(await readPostmasterPid(join(dataDir, 'postgres'))).toBeUndefined();
  });

  it('ends at once at the second signal', async () => {
    const { child } = await start({ DRAIN_NOTICE_MS: '' });
    child.kill('SIGTERM');
    await new Promise((done) => setTimeout(done, 300));
    const startedMs = performance.now();
    await end(child, 'SIGTERM');
    expect(performance.now() - startedMs).toBeLessThan(2_000);
  });

  it('stops with one line that names a bad setting', async () => {
    expect(await fail({ API_PORT: 'abc' })).toEqual({
      code: 1,
      text: 'API_PORT is not valid ("abc"): give a port from 0 to 65535.\n',
    });
  });

  it('stops with one line when its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => taken.once('listening', done));
    const { port } = taken.address() as { port: number };
    const { code, text } = await fail({ API_PORT: String(port) });
    taken.close();
    expect([code, text.trim().split('\n')]).toEqual([
      1,
      [expect.stringContaining(`API_PORT ${port} is in use`)],
    ]);
  });

  it('stops with one line when another shop owns the folder', async () => {
    const { child } = await start();
    const { code, text } = await fail({});
    expect([code, text.trim().split('\n')]).toEqual([
      1,
      [expect.stringContaining(`process ${child.pid}`)],
    ]);
    await end(child, 'SIGTERM');
  });
});
