import type { Clock } from '@shop/kernel';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../request/api-error.ts';
import { sharedKey, type SharedCounting } from './rate-limit.ts';

const minuteMs = 60_000;

/** Failed logins without a wait, then the wait after each further one, which doubles. */
const loginThrottle = {
  freeAttempts: 10,
  windowMs: 15 * minuteMs,
  firstWaitMs: 1_000,
  longestWaitMs: 60 * minuteMs,
} as const;

/** Account and address whose attempts are counted. */
interface LoginAttempt {
  readonly account: string;
  readonly address: string;
  /** The customer's own known device: guesses of others do not count against it. */
  readonly device?: string | undefined;
}

export interface LoginThrottle {
  /**
   * Counts an attempt as failed.
   * Errors: 429 `account-locked` with the wait while the account or the address must wait.
   */
  begin(attempt: LoginAttempt): void;
  /** The password was correct: resets the count of the account or device, and removes this attempt from the address. */
  succeed(attempt: LoginAttempt): void;
}

interface Attempts {
  count: number;
  /** Start of the count. */
  readonly sinceMs: number;
  waitUntilMs: number;
}

/**
 * Slows down guessing: 10 attempts in 15 minutes, then 1 s between them, doubling up to an hour; reset after 15 minutes
 * without attempts. Accounts that do not exist are counted in the same way. A known device has its own count, so that
 * guesses of others do not lock the owner out. `scale` multiplies the free attempts. With `shared`, attempts at other
 * processes count as soon as they are known.
 */
export function createLoginThrottle(
  clock: Clock,
  scale = 1,
  shared?: SharedCounting,
): LoginThrottle {
  const attempts = new LRUCache<string, Attempts>({ max: 50_000 });
  const freeAttempts = loginThrottle.freeAttempts * scale;
  const keysOf = ({ account, address, device }: LoginAttempt) =>
    device === undefined ? [`account ${account}`, `address ${address}`] : [`device ${device}`];

  function current(key: string): Attempts {
    const existing = attempts.get(key);
    const quietFromMs =
      existing === undefined ? 0 : Math.max(existing.sinceMs, existing.waitUntilMs);
    if (existing !== undefined && clock.now() < quietFromMs + loginThrottle.windowMs)
      return existing;
    const fresh = { count: 0, sinceMs: clock.now(), waitUntilMs: 0 };
    attempts.set(key, fresh);
    return fresh;
  }

  async function takeInOthers(key: string, entry: Attempts): Promise<void> {
    const all = await shared?.memory.count(sharedKey(shared.name, key), loginThrottle.windowMs);
    if (all === undefined || all.count <= entry.count) return;
    entry.count = all.count;
    slowDown(entry);
  }

  function slowDown(entry: Attempts): void {
    const over = entry.count - freeAttempts;
    if (over < 0) return;
    const waitMs = Math.min(loginThrottle.firstWaitMs * 2 ** over, loginThrottle.longestWaitMs);
    entry.waitUntilMs = clock.now() + waitMs;
  }

  return {
    begin(attempt) {
      const keys = keysOf(attempt);
      const entries = keys.map(current);
      const retryAfterMs = Math.max(...entries.map((entry) => entry.waitUntilMs)) - clock.now();
      if (retryAfterMs > 0) {
        throw new ApiError(429, 'account-locked', 'Too many attempts. Please try again later.', {
          retryAfterMs,
        });
      }
      for (const [at, entry] of entries.entries()) {
        entry.count += 1;
        slowDown(entry);
        void takeInOthers(keys[at] ?? '', entry);
      }
    },
    succeed(attempt) {
      const [first = '', address] = keysOf(attempt);
      attempts.delete(first);
      if (shared !== undefined) void shared.memory.release(sharedKey(shared.name, first));
      if (address === undefined) return;
      if (shared !== undefined) {
        void shared.memory.count(sharedKey(shared.name, address), loginThrottle.windowMs, -1);
      }
      const entry = current(address);
      entry.count = Math.max(0, entry.count - 1);
      if (entry.count < freeAttempts) entry.waitUntilMs = 0;
    },
  };
}
