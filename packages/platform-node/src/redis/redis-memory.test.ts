import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createClient } from '@redis/client';
import { silentLog } from '@shop/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../system-clock.ts';
import { createRedisMemory } from './redis-memory.ts';
import type { SharedMemory } from './shared-memory.ts';
import { keepsItsPromises } from '../test/shared-memory-promises.ts';
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

/** Rules that apply only where other processes write too. */
function endsEndlessWindows(urlOf: () => string) {
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
  keepsItsPromises(() => connect(redis.url));
  endsEndlessWindows(() => redis.url);

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
  const url = () => `redis://127.0.0.1:${port}`;
  keepsItsPromises(() => connect(url()));
  endsEndlessWindows(url);
});
