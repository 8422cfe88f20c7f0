import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createClient } from '@redis/client';
import { silentLog } from '@shop/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../system-clock.ts';
import { createRedisMemory } from './redis-memory.ts';
import type { SharedMemory } from './shared-memory.ts';
import { startFakeRedis, type FakeRedis } from './test/fake-redis.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const memories: SharedMemory[] = [];

async function connect(
  url: string,
  options: { limitMs?: number; prefix?: string } = {},
): Promise<SharedMemory> {
  const memory = createRedisMemory(url, {
    clock: systemClock,
    log: silentLog,
    prefix: `test-${Math.random()}`,
    // A busy machine is no slow Redis.
    limitMs: 2_000,
    ...options,
  });
  memories.push(memory);
  await vi.waitFor(async () => expect(await memory.get('nothing')).toBeNull(), 5_000);
  return memory;
}

afterEach(async () => {
  await Promise.all(memories.splice(0).map((memory) => memory.close()));
});

const server = [process.env['REDIS_SERVER'] ?? 'redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Whatever keeps memory for several processes keeps these promises. */
function keepsItsPromises(urlOf: () => string) {
  it('keeps bytes until their time is over', async () => {
    const memory = await connect(urlOf());
    await memory.set('page', new Uint8Array([0, 255, 13, 10, 0]), 200, []);
    expect([...((await memory.get('page')) ?? [])]).toEqual([0, 255, 13, 10, 0]);
    await new Promise((later) => setTimeout(later, 250));
    expect(await memory.get('page')).toBeNull();
  });

  it('forgets everything under a tag, and nothing else', async () => {
    const memory = await connect(urlOf());
    await memory.set('a', bytes('a'), 60_000, ['P1', 'C2']);
    await memory.set('b', bytes('b'), 60_000, ['P2', 'C2']);
    await memory.set('c', bytes('c'), 60_000, ['P3']);
    await memory.drop(['P1']);
    expect(await memory.get('a')).toBeNull();
    expect(await memory.get('b')).not.toBeNull();
    await memory.drop(['C2', 'unknown']);
    expect(await memory.get('b')).toBeNull();
    expect(await memory.get('c')).not.toBeNull();
  });

  it('gives a claim to one until it is released or over', async () => {
    const memory = await connect(urlOf());
    const got = await Promise.all([1, 2, 3].map(() => memory.claim('render', 5_000)));
    expect(got.filter(Boolean)).toHaveLength(1);
    await memory.release('render');
    expect(await memory.claim('render', 50)).toBe(true);
    await new Promise((later) => setTimeout(later, 100));
    expect(await memory.claim('render', 50)).toBe(true);
  });

  it('counts within a window that the first one begins', async () => {
    const memory = await connect(urlOf());
    const all = await Promise.all([1, 2, 3].map(() => memory.count('by', 300)));
    expect(all.map((one) => one?.count)).toEqual([1, 2, 3]);
    expect((await memory.count('by', 300, -2))?.count).toBe(1);
    expect(all[2]?.leftMs).toBeGreaterThan(0);
    expect(all[2]?.leftMs).toBeLessThanOrEqual(300);
    await new Promise((later) => setTimeout(later, 350));
    expect((await memory.count('by', 300))?.count).toBe(1);
  });

  it('ends a window that was begun without an end', async () => {
    const memory = await connect(urlOf(), { prefix: 'test-endless' });
    const client = createClient({ url: urlOf(), RESP: 2, disableClientInfo: true });
    await client.connect();
    await client.sendCommand(['INCRBY', 'test-endless:by', '7']);
    client.destroy();
    expect(await memory.count('by', 200)).toEqual({ count: 8, leftMs: 200 });
    await new Promise((later) => setTimeout(later, 300));
    expect((await memory.count('by', 200))?.count).toBe(1);
  });
}

describe('with a small double of Redis', () => {
  let redis: FakeRedis;
  beforeAll(async () => {
    redis = await startFakeRedis();
  });
  afterAll(() => redis.close());
  keepsItsPromises(() => redis.url);

  it('knows nothing within its limit when Redis is slow, and asks nothing for a while after five failures', async () => {
    const memory = await connect(redis.url, { limitMs: 50 });
    redis.delay(10_000);
    const startedMs = performance.now();
    expect(await memory.get('a')).toBeUndefined();
    for (let ask = 0; ask < 4; ask++) expect(await memory.claim('b', 1_000)).toBeUndefined();
    expect(performance.now() - startedMs).toBeGreaterThan(200);
    const openedMs = performance.now();
    for (let ask = 0; ask < 100; ask++) expect(await memory.get('a')).toBeUndefined();
    expect(performance.now() - openedMs).toBeLessThan(1_000);
    redis.delay(0);
  });

  it('knows nothing while Redis is gone, and is back with it', async () => {
    const memory = await connect(redis.url);
    await redis.shut();
    expect(await memory.get('a')).toBeUndefined();
    await memory.set('a', bytes('a'), 1_000, ['P1']);
    await memory.drop(['P1']);
    expect(await memory.count('a', 1_000)).toBeUndefined();
    await redis.open();
    await vi.waitFor(async () => expect(await memory.get('nothing')).toBeNull(), 10_000);
  }, 20_000);
});

describe.skipIf(server === undefined)('with Redis itself', () => {
  let redis: ChildProcess;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    redis = spawn(server ?? '', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
      stdio: 'ignore',
    });
  });
  afterAll(() => {
    redis.kill();
  });
  keepsItsPromises(() => `redis://127.0.0.1:${port}`);
});
