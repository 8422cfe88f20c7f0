import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeClock, createMemoryStore } from '@shop/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserConnectivity } from './browser-connectivity.ts';
import { createBrowserFetch } from './browser-fetch.ts';
import { browserIds, uuidOf } from './browser-ids.ts';
import { createConsoleLog } from './console-log.ts';
import { watchQuota } from './quota-watch.ts';
import { systemClock } from './system-clock.ts';
import { createTabBroadcast } from './tab-broadcast.ts';

describe('fetch', () => {
  const server = createServer((request, response) => {
    if (request.url === '/slow') return;
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"code":200');
      setTimeout(() => response.destroy(), 20);
      return;
    }
    response.writeHead(503, { 'content-type': 'application/json', 'Retry-After': '2' });
    response.end(JSON.stringify({ code: 503, sent: request.headers['content-type'] ?? '' }));
  });
  let base = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const fetch = createBrowserFetch();

  it('[PB-2] takes any status for an answer', async () => {
    const answer = await fetch({ method: 'POST', url: `${base}/`, body: '{}' });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        status: 503,
        contentType: 'application/json',
        headers: { 'retry-after': '2' },
        body: '{"code":503,"sent":"application/json"}',
      },
    });
  });

  it('[PB-3] aborts after the time limit', async () => {
    const answer = await fetch({ method: 'GET', url: `${base}/slow`, timeoutMs: 30 });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  });

  it('[PB-3] aborts when the caller aborts', async () => {
    const caller = new AbortController();
    const going = fetch({ method: 'GET', url: `${base}/slow`, signal: caller.signal });
    caller.abort('left the page');
    expect(await going).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    const late = await fetch({ method: 'GET', url: `${base}/`, signal: caller.signal });
    expect(late).toEqual({ ok: false, error: { kind: 'aborted', cause: 'left the page' } });
  });

  it('[PB-2] calls a body that breaks off unreachable', async () => {
    const answer = await fetch({ method: 'GET', url: `${base}/cut` });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });

  it('[PB-4] sends nothing while offline', async () => {
    const offline = createBrowserFetch({
      connectivity: { isOnline: () => false },
      fetch: () => Promise.reject(new Error('must not be called')),
    });
    expect(await offline({ method: 'GET', url: base })).toEqual({
      ok: false,
      error: { kind: 'offline' },
    });
  });
});

it('[PB-7] receives messages of other tabs, not its own', async () => {
  const mine = createTabBroadcast('shop-test');
  const theirs = createTabBroadcast('shop-test');
  const heard: string[] = [];
  const own: string[] = [];
  const received = new Promise<void>((resolve) => {
    theirs.subscribe((message) => {
      heard.push(message);
      resolve();
    });
  });
  mine.subscribe((message) => void own.push(message));
  mine.post('cart-changed');
  await received;
  expect(heard).toEqual(['cart-changed']);
  expect(own).toEqual([]);
});

it('[PB-8] [S4-36] reports network changes until it is stopped', () => {
  const page = new EventTarget();
  const device = { onLine: true };
  const connectivity = createBrowserConnectivity(page, device);
  const heard: boolean[] = [];
  const stop = connectivity.subscribe((online) => void heard.push(online));
  device.onLine = false;
  page.dispatchEvent(new Event('offline'));
  expect(connectivity.isOnline()).toBe(false);
  page.dispatchEvent(new Event('online'));
  stop();
  page.dispatchEvent(new Event('offline'));
  expect(heard).toEqual([false, true]);
});

it('[PB-9] makes version 4 ids, also from bare bytes', () => {
  const pattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(browserIds.uuid()).toMatch(pattern);
  expect(uuidOf(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

it('[PB-10] waits, and stops waiting on abort', async () => {
  const before = systemClock.now();
  await systemClock.wait(10);
  expect(systemClock.now() - before).toBeGreaterThanOrEqual(9);
  const stop = new AbortController();
  const waiting = systemClock.wait(60_000, stop.signal);
  stop.abort('enough');
  await expect(waiting).rejects.toBe('enough');
  await expect(systemClock.wait(1, stop.signal)).rejects.toBe('enough');
});

it('[PB-11] writes to the console from its level up, without personal data', () => {
  const lines: unknown[][] = [];
  const keep = (...parts: unknown[]) => void lines.push(parts);
  const log = createConsoleLog('warn', { info: keep, warn: keep, error: keep });
  log.info('quiet', { a: 1 });
  log.warn('cart', { cartId: 'secret', rows: 2 });
  log.error('bare');
  expect(lines).toEqual([['cart', { cartId: '[redacted]', rows: 2 }], ['bare']]);
});

it('[PB-12] [S9-11] takes the first entries away every 30 s while too much is used', async () => {
  const clock = createFakeClock();
  const store = createMemoryStore();
  for (let index = 0; index < 5; index++) await store.set(`k${index}`, index);
  const stop = new AbortController();
  let used: number | undefined = 10;
  const watching = watchQuota(store, {
    maxBytes: 5,
    evictEntries: 2,
    clock,
    signal: stop.signal,
    usedBytes: async () => used,
  });
  await clock.advance(29_999);
  expect(await store.keys()).toHaveLength(5);
  await clock.advance(1);
  const left = ['k2', 'k3', 'k4'];
  expect(await store.keys()).toEqual(left);
  used = undefined;
  await clock.advance(30_000);
  expect(await store.keys()).toEqual(left);
  used = 5;
  await clock.advance(30_000);
  expect(await store.keys()).toEqual(left);
  stop.abort();
  await watching;
});

it('[PB-12] asks the browser every 30 s how much is used, and takes a hundred entries', async () => {
  const clock = createFakeClock();
  const store = createMemoryStore();
  for (let index = 0; index < 130; index++) await store.set(String(index).padStart(3, '0'), index);
  const estimate = vi
    .fn<() => Promise<{ usage?: number }>>()
    .mockResolvedValueOnce({ usage: 6 })
    .mockRejectedValueOnce(new Error('not allowed'))
    .mockResolvedValue({});
  vi.stubGlobal('navigator', { storage: { estimate } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const stop = new AbortController();
  const watching = watchQuota(store, { maxBytes: 5, clock, signal: stop.signal });
  await clock.advance(30_000);
  expect((await store.keys())[0]).toBe('100');
  await clock.advance(60_000);
  expect(estimate).toHaveBeenCalledTimes(3);
  expect(await store.keys(), 'nothing goes while nobody knows').toHaveLength(30);
  stop.abort();
  await watching;
  await clock.advance(30_000);
  expect(estimate, 'the watch is over').toHaveBeenCalledTimes(3);
});
