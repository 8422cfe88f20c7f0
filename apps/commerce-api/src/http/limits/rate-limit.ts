import { createHash } from 'node:crypto';
import type { Clock } from '@shop/kernel';
import type { SharedMemory } from '@shop/platform-node/redis';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../request/api-error.ts';

export interface RateLimit {
  /** Number of requests within the window. */
  readonly limit: number;
  readonly windowMs: number;
}

export interface RateLimiter {
  /** Adds one to the count of `key`. Errors: 429 `rate-limited` with the wait once the window is full. */
  take(key: string, rate: RateLimit): void;
}

/** Memory that processes share, and the name of the counts in it. */
export interface SharedCounting {
  readonly memory: SharedMemory;
  readonly name: string;
}

interface Window {
  startMs: number;
  count: number;
}

/**
 * Counts in fixed windows, for the 50,000 most recent keys. `scale` multiplies every limit. With `shared`, counts of
 * other processes are added as soon as they are known. No request waits for them; without it each process counts alone.
 */
export function createRateLimiter(clock: Clock, scale = 1, shared?: SharedCounting): RateLimiter {
  const windows = new LRUCache<string, Window>({ max: 50_000 });

  async function takeInOthers(key: string, window: Window, windowMs: number): Promise<void> {
    const all = await shared?.memory.count(sharedKey(shared.name, key), windowMs);
    if (all === undefined) return;
    window.count = Math.max(window.count, all.count);
    window.startMs = clock.now() + all.leftMs - windowMs;
  }

  return {
    take(key, { limit, windowMs }) {
      const nowMs = clock.now();
      let window = windows.get(key);
      if (window === undefined || nowMs >= window.startMs + windowMs) {
        window = { startMs: nowMs, count: 0 };
        windows.set(key, window);
      }
      if (window.count >= limit * scale) {
        const retryAfterMs = window.startMs + windowMs - nowMs;
        throw new ApiError(429, 'rate-limited', 'Too many requests.', { retryAfterMs });
      }
      window.count += 1;
      void takeInOthers(key, window, windowMs);
    },
  };
}

/** Hashes the key: it contains personal addresses, which must not be in Redis. */
export function sharedKey(name: string, key: string): string {
  return `count:${name}:${createHash('sha256').update(key).digest('base64url').slice(0, 27)}`;
}
