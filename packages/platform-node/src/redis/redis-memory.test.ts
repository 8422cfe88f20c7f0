import { createClient } from '@redis/client';
import { silentLog } from '@shop/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '../system-clock.ts';
import { sharedMemoryContract } from '../test/shared-memory-contract.ts';
import { createRedisMemory } from './redis-memory.ts';
import type { SharedMemory } from './shared-memory.ts';
import { startRedisServer, type RedisServer } from '../test/redis-server.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const memories: SharedMemory[] = [];

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedisServer();
});
afterAll(() => redis.stop());
afterEach(async () => {
  await Promise.all(memories.splice(0).map((memory) => memory.close()));
});

async function connect(options: { limitMs?: number; prefix?: string } = {}): Promise<SharedMemory> {
  const memory = createRedisMemory(redis.url, {
    clock: systemClock,
    log: silentLog,
    prefix: `test-${Math.random()}`,
    // On a busy machine, Redis must not count as slow.
    limitMs: 2_000,
    ...options,
  });
  memories.push(memory);
  await vi.waitFor(async () => expect(await memory.get('nothing')).toBeNull(), 5_000);
  return memory;
}

sharedMemoryContract(() => connect());

it('ends a window that was begun without an end', async () => {
  const memory = await connect({ prefix: 'test-endless' });
  const client = createClient({ url: redis.url, RESP: 2, disableClientInfo: true });
  await client.connect();
  await client.sendCommand(['INCRBY', 'test-endless:by', '7']);
  client.destroy();
  expect(await memory.count('by', 200)).toEqual({ count: 8, leftMs: 200 });
  await vi.waitFor(async () => expect((await memory.count('by', 60_000))?.count).toBe(1), 5_000);
});

it('is shared by the processes that name the same prefix, and by no others', async () => {
  const [first, second] = [await connect({ prefix: 'one' }), await connect({ prefix: 'one' })];
  const other = await connect({ prefix: 'other' });
  await first.set('page', bytes('a'), 60_000, ['P1']);
  expect(await second.get('page')).toEqual(Buffer.from('a'));
  expect(await other.get('page')).toBeNull();
  expect(await first.claim('render', 60_000)).toBe(true);
  expect(await second.claim('render', 60_000)).toBe(false);
  expect((await first.count('by', 60_000))?.count).toBe(1);
  expect((await second.count('by', 60_000))?.count).toBe(2);
  await other.drop(['P1']);
  expect(await first.get('page')).not.toBeNull();
  await second.drop(['P1']);
  expect(await first.get('page')).toBeNull();
});

it('knows nothing within its limit when Redis is slow, and asks nothing for a while after five failures', async () => {
  const memory = await connect({ limitMs: 50 });
  redis.pause();
  try {
    const startedMs = performance.now();
    expect(await memory.get('a')).toBeUndefined();
    for (let ask = 0; ask < 4; ask++) expect(await memory.claim('b', 1_000)).toBeUndefined();
    expect(performance.now() - startedMs).toBeGreaterThan(200);
    const openedMs = performance.now();
    for (let ask = 0; ask < 100; ask++) expect(await memory.get('a')).toBeUndefined();
    // A hundred timeouts in a row would take five seconds.
    expect(performance.now() - openedMs).toBeLessThan(1_000);
  } finally {
    redis.resume();
  }
  await vi.waitFor(async () => expect(await memory.get('a')).toBeNull(), 10_000);
});

it('knows nothing while Redis is gone, and is back with it', async () => {
  const memory = await connect();
  await memory.set('a', bytes('a'), 60_000, ['P1']);
  await redis.stop();
  expect(await memory.get('a')).toBeUndefined();
  await memory.set('a', bytes('a'), 1_000, ['P1']);
  await memory.drop(['P1']);
  expect(await memory.claim('a', 1_000)).toBeUndefined();
  expect(await memory.count('a', 1_000)).toBeUndefined();
  await redis.start();
  await vi.waitFor(async () => expect(await memory.get('a')).toBeNull(), 10_000);
}, 20_000);
