import type { SharedMemory } from '@shop/platform-node/redis';
import { createFakeClock } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

const rate = { limit: 3, windowMs: 60_000 };

/** Shared counts of all processes of a test; `isGone`: they are unreachable. */
function sharedCounts(world: { isGone: boolean }, now: () => number) {
  const windows = new Map<string, { count: number; until: number }>();
  const memory = {
    async count(key: string, windowMs: number) {
      if (world.isGone) return undefined;
      let window = windows.get(key);
      if (window === undefined || window.until <= now()) {
        window = { count: 0, until: now() + windowMs };
        windows.set(key, window);
      }
      window.count += 1;
      return { count: window.count, leftMs: window.until - now() };
    },
  } as unknown as SharedMemory;
  return { memory, keys: () => [...windows.keys()] };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

function processes() {
  const clock = createFakeClock();
  const world = { isGone: false };
  const counts = sharedCounts(world, clock.now);
  const limiter = () => createRateLimiter(clock, 1, { memory: counts.memory, name: 'orders' });
  return { clock, world, counts, a: limiter(), b: limiter() };
}

describe('counting together', () => {
  it('refuses in one process what another has used up', async () => {
    const { a, b } = processes();
    a.take('x', rate);
    a.take('x', rate);
    await settle();
    b.take('x', rate);
    await settle();
    expect(() => b.take('x', rate)).toThrow('Too many requests.');
    expect(() => a.take('y', rate)).not.toThrow('Too many requests.');
  });

  it('starts again for all when the window of the first request ends', async () => {
    const { a, b, clock } = processes();
    for (let n = 0; n < 3; n++) a.take('x', rate);
    await settle();
    await clock.advance(30_000);
    b.take('x', rate);
    await settle();
    expect(() => b.take('x', rate)).toThrow('Too many requests.');
    await clock.advance(30_000);
    expect(() => b.take('x', rate)).not.toThrow('Too many requests.');
  });

  it('counts by itself when Redis is gone, and never less than before', async () => {
    const { a, world } = processes();
    world.isGone = true;
    for (let n = 0; n < 3; n++) a.take('x', rate);
    await settle();
    expect(() => a.take('x', rate)).toThrow('Too many requests.');
  });

  it('[RL-7] stores no client address in Redis', async () => {
    const { a, counts } = processes();
    a.take('of anna@example.hu', rate);
    await settle();
    expect(counts.keys().join()).toMatch(/^count:orders:[\w-]{27}$/);
  });
});
