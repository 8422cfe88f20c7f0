/** Reason of a final refresh failure. `refused`: by the server. `internal`: the new token did not help. */
export type RefreshFailure = 'refused' | 'internal';

/**
 * State of the user token: usable, being refreshed, or unusable.
 *
 *   open ──unauthorized──▶ refreshing ──refreshed──────▶ open (attempts + 1)
 *     ▲  ◀──interrupted──────┘  └──────refresh-failed──▶ broken
 *     └──────── signed-in, signed-out (from anywhere) ─────┘
 *
 * `unauthorized` in `open` breaks the lock instead when `attempts` refreshes in a row bought nothing: a new
 * token that is refused like the old one. `accepted` (a call with the token went through) sets the count back
 * to 0. `interrupted` is a refresh without a response: it does not end the session. Any other pair
 * leaves the lock alone, so a second 401 joins the refresh under way. Source: AC-7 to AC-12.
 */
export type TokenLock =
  | { readonly status: 'open'; readonly attempts: number }
  | { readonly status: 'refreshing'; readonly attempts: number }
  | { readonly status: 'broken'; readonly reason: RefreshFailure };

/** Event of the lock. `maxAttempts`: refreshes in a row before giving up, at least 1. */
export type TokenLockEvent =
  | { readonly type: 'unauthorized'; readonly maxAttempts: number }
  | { readonly type: 'refreshed' }
  | { readonly type: 'interrupted' }
  | { readonly type: 'refresh-failed'; readonly reason: RefreshFailure }
  | { readonly type: 'accepted' }
  | { readonly type: 'signed-in' }
  | { readonly type: 'signed-out' };

/** The lock after a sign-in, or of a guest. */
export const openLock: TokenLock = { status: 'open', attempts: 0 };

/** Returns the lock after an event. Pure. Source: AC-7 to AC-12. */
export function nextTokenLock(lock: TokenLock, event: TokenLockEvent): TokenLock {
  switch (event.type) {
    case 'unauthorized':
      if (lock.status !== 'open') return lock;
      return lock.attempts >= event.maxAttempts
        ? { status: 'broken', reason: 'internal' }
        : { status: 'refreshing', attempts: lock.attempts };
    case 'refreshed':
      return lock.status === 'refreshing' ? { status: 'open', attempts: lock.attempts + 1 } : lock;
    case 'interrupted':
      return lock.status === 'refreshing' ? { status: 'open', attempts: lock.attempts } : lock;
    case 'refresh-failed':
      return lock.status === 'refreshing' ? { status: 'broken', reason: event.reason } : lock;
    case 'accepted':
      return lock.status === 'open' && lock.attempts > 0 ? openLock : lock;
    case 'signed-in':
    case 'signed-out':
      return openLock;
  }
}
