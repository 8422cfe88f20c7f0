import type { Clock } from '@shop/kernel';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../http/api-error.ts';
import { loginThrottle } from './account-limits.ts';

/** Whose guesses are counted: the account aimed at, and the address they come from. */
interface LoginAttempt {
  readonly account: string;
  readonly address: string;
}

export interface LoginThrottle {
  /**
   * Counts an attempt as if it had failed.
   * Errors: 429 `account-locked` with the wait while the account or the address has to wait.
   */
  begin(attempt: LoginAttempt): void;
  /** The password was right: the account starts anew, the address gets this attempt back. */
  succeed(attempt: LoginAttempt): void;
}

interface Attempts {
  count: number;
  /** When counting began. */
  readonly sinceMs: number;
  waitUntilMs: number;
}

/**
 * Slows guessing down: 10 attempts in 15 minutes, then 1 s between them, doubling up to an hour; forgotten
 * after 15 quiet minutes. Accounts that do not exist are counted alike. `scale` multiplies the free attempts.
 */
export function createLoginThrottle(clock: Clock, scale = 1): LoginThrottle {
  const attempts = new LRUCache<string, Attempts>({ max: 50_000 });
  const freeAttempts = loginThrottle.freeAttempts * scale;
  const keysOf = ({ account, address }: LoginAttempt) => [
    `account ${account}`,
    `address ${address}`,
  ];

  function current(key: string): Attempts {
    const known = attempts.get(key);
    const quietFromMs = known === undefined ? 0 : Math.max(known.sinceMs, known.waitUntilMs);
    if (known !== undefined && clock.now() < quietFromMs + loginThrottle.windowMs) return known;
    const fresh = { count: 0, sinceMs: clock.now(), waitUntilMs: 0 };
    attempts.set(key, fresh);
    return fresh;
  }

  return {
    begin(attempt) {
      const entries = keysOf(attempt).map(current);
      const retryAfterMs = Math.max(...entries.map((entry) => entry.waitUntilMs)) - clock.now();
      if (retryAfterMs > 0) {
        throw new ApiError(429, 'account-locked', 'Too many attempts. Please try again later.', {
          retryAfterMs,
        });
      }
      for (const entry of entries) {
        entry.count += 1;
        const over = entry.count - freeAttempts;
        if (over < 0) continue;
        const waitMs = Math.min(loginThrottle.firstWaitMs * 2 ** over, loginThrottle.longestWaitMs);
        entry.waitUntilMs = clock.now() + waitMs;
      }
    },
    succeed(attempt) {
      const [account = '', address = ''] = keysOf(attempt);
      attempts.delete(account);
      const entry = current(address);
      entry.count = Math.max(0, entry.count - 1);
      if (entry.count < freeAttempts) entry.waitUntilMs = 0;
    },
  };
}
