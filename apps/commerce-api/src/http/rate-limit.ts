import type { Clock } from '@shop/kernel';
import { LRUCache } from 'lru-cache';
import { ApiError } from './api-error.ts';

export interface RateLimit {
  /** How many within the window. */
  readonly limit: number;
  readonly windowMs: number;
}

export interface RateLimiter {
  /** Counts one more for `key`. Errors: 429 `rate-limited` with the wait once the window is full. */
  take(key: string, rate: RateLimit): void;
}

interface Window {
  startMs: number;
  count: number;
}

/** Counts in this process, fixed windows, the 50,000 most recent keys. `scale` multiplies every limit. */
export function createRateLimiter(clock: Clock, scale = 1): RateLimiter {
  const windows = new LRUCache<string, Window>({ max: 50_000 });
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
    },
  };
}
