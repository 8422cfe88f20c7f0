import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keyValueStoreContract } from '@shop/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJsonLog } from './json-log.ts';
import { createNodeFetch } from './node-fetch.ts';
import { createProcessStore } from './process-store.ts';
import { systemClock } from './system-clock.ts';

describe('fetch', () => {
  const server = createServer((request, response) => {
    if (request.url === '/slow') return;
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"code":200');
      setTimeout(() => response.destroy(), 20);
      return;
    }
    if (request.url === '/away') {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: request.headers['x-request-id'], text: 'ő'.repeat(50) }));
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

  it('gives back status, type, headers and body', async () => {
    const fetch = createNodeFetch({ headers: { 'x-request-id': 'r1' } });
    const answer = await fetch({ method: 'GET', url: `${base}/` });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        status: 200,
        contentType: 'application/json',
        body: JSON.stringify({ id: 'r1', text: 'ő'.repeat(50) }),
      },
    });
  });

  it('does not follow redirects', async () => {
    const answer = await createNodeFetch()({ method: 'GET', url: `${base}/away` });
    expect(answer).toMatchObject({ ok: true, value: { status: 302 } });
  });

  it.each([
    ['a slow answer', '/slow', 200, 'timeout'],
    ['a body that breaks off', '/cut', 10_000, 'unreachable'],
  ])('calls %s what it is', async (_story, path, timeoutMs, kind) => {
    const answer = await createNodeFetch({ timeoutMs })({ method: 'GET', url: base + path });
    expect(answer).toMatchObject({ ok: false, error: { kind } });
  });

  it('refuses an answer that is too long', async () => {
    const answer = await createNodeFetch({ maxBytes: 60 })({ method: 'GET', url: base });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });

  it('stops with the request it serves, and sends nothing afterwards', async () => {
    const page = new AbortController();
    const fetch = createNodeFetch({ signal: page.signal });
    const going = fetch({ method: 'GET', url: `${base}/slow` });
    page.abort('closed');
    expect(await going).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(await fetch({ method: 'GET', url: base })).toEqual({
      ok: false,
      error: { kind: 'aborted', cause: 'closed' },
    });
  });
});

it('logs one line of JSON without personal data', () => {
  const lines: string[] = [];
  const log = createJsonLog({
    base: { process: 'ssr' },
    level: 'warn',
    write: (line) => void lines.push(line),
    now: () => new Date('2026-03-05T12:00:00Z'),
  });
  log.info('quiet');
  log.error('call failed', {
    cartId: 'secret',
    email: 'a@b.hu',
    phone: 1,
    status: 500,
    level: 'x',
  });
  expect(lines).toEqual([
    '{"process":"ssr","cartId":"[redacted]","email":"[redacted]","phone":"[redacted]","status":500,"level":"error","time":"2026-03-05T12:00:00.000Z","event":"call failed"}\n',
  ]);
});

it('findings E13: writes what steers a terminal in escapes of JSON', () => {
  const lines: string[] = [];
  const log = createJsonLog({ write: (line) => void lines.push(line) });
  const steering = 'a\u001B[2Jb\u009Bc\u202Ed\u{E0001}e\n';
  log.warn('search failed', { search: steering });
  expect(lines[0]).toMatch(/^[\u0020-\u007E]+\n$/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ search: steering });
});

it('writes the stack of an error where asked to, without what is personal, and flushes after it', () => {
  const written: string[] = [];
  const log = createJsonLog({
    write: (line) => void written.push(line),
    flush: () => void written.push('flush'),
    stacks: true,
  });
  log.warn('slow');
  log.error('failed', { cause: new Error('no mail to kata@example.hu') });
  expect(written).toHaveLength(3);
  expect(written[1]).toContain('node-ports.test.ts');
  expect(written[1]).not.toContain('kata');
  expect(written[2]).toBe('flush');
});

describe('the store of a process', () => {
  keyValueStoreContract(createProcessStore);
});

it('keeps copies, the newest ones, in key order', async () => {
  const store = createProcessStore(2);
  const value = { n: 1 };
  await store.set('b', value);
  value.n = 2;
  expect(await store.get('b')).toEqual({ n: 1 });
  await store.set('a', 1);
  await store.set('c', 1);
  expect(await store.keys()).toEqual(['a', 'c']);
  expect(await store.keys('c')).toEqual(['c']);
  await store.delete('a');
  await store.clear();
  expect(await store.get('c')).toBeUndefined();
});

it('waits until it is aborted', async () => {
  const keepAlive = setTimeout(() => undefined, 1000);
  await systemClock.wait(5);
  const stop = new AbortController();
  const waiting = systemClock.wait(60_000, stop.signal);
  stop.abort('enough');
  await expect(waiting).rejects.toBe('enough');
  await expect(systemClock.wait(1, stop.signal)).rejects.toBe('enough');
  clearTimeout(keepAlive);
});
