import { availableParallelism } from 'node:os';
import type { Clock } from '@shop/kernel';
import { createLoginThrottle, type LoginThrottle } from './login-throttle.ts';
import type { ApiConfig } from '@shop/api-settings';
import { createFairQueue, type FairQueue } from '@shop/platform-node';
import { ApiError } from '../request/api-error.ts';
import { createRateLimiter, type RateLimiter, type SharedCounting } from './rate-limit.ts';

/** Totals of all processes. A hash of a password costs about 50 ms of a core and 19 MiB. */
const hashLimits = { width: 2, depth: 32 };
const imageLimits = { width: Math.max(1, availableParallelism() - 1), depth: 200 };
const ogImageLimits = { width: 1, depth: 50 };
/** Connections of a larger database pool: of all processes together, and the minimum of one. */
const connections = { all: 10, least: 3 };

/** Returns the connections of each larger database pool of one process, for this number of processes. */
export const poolSizeOf = (workers: number): number =>
  Math.max(connections.least, Math.ceil(connections.all / workers));

/** Returns the share of one process, for this number of processes; at least one at a time. */
const shareOf = ({ width, depth }: typeof hashLimits, workers: number) => ({
  width: Math.max(1, Math.floor(width / workers)),
  depth: Math.max(1, Math.floor(depth / workers)),
});

/**
 * Limits of one client in this process. Routes are created once per store view, limits once per process: a client that
 * changes the view has the same counts and queues.
 */
export interface ProcessLimits {
  /** Returns the limiter of this name, always the same one. */
  limiter(name: string): RateLimiter;
  readonly loginThrottle: LoginThrottle;
  readonly hashQueue: FairQueue;
  readonly imageQueue: FairQueue;
  readonly ogImageQueue: FairQueue;
}

/** The part of a context that counts the requests of a client. */
export interface LimitedContext {
  readonly limits: Pick<ProcessLimits, 'limiter'>;
}

export function createProcessLimits(
  clock: Clock,
  { rateLimitScale, workers }: Pick<ApiConfig, 'rateLimitScale' | 'workers'>,
  counting: (name: string) => SharedCounting | undefined = () => undefined,
): ProcessLimits {
  const limiters = new Map<string, RateLimiter>();
  return {
    limiter(name) {
      const existing = limiters.get(name);
      if (existing !== undefined) return existing;
      const limiter = createRateLimiter(clock, rateLimitScale, counting(name));
      limiters.set(name, limiter);
      return limiter;
    },
    loginThrottle: createLoginThrottle(clock, rateLimitScale, counting('login')),
    hashQueue: createFairQueue(shareOf(hashLimits, workers), busy),
    imageQueue: createFairQueue(shareOf(imageLimits, workers), busy),
    ogImageQueue: createFairQueue(shareOf(ogImageLimits, workers), busy),
  };
}

export const busy = () =>
  new ApiError(503, 'overloaded', 'The shop is busy. Please try again.', { retryAfterMs: 1_000 });
