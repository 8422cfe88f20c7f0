/** Maximum delay, in ms, even if a server requests a longer one. */
export const maxRetryDelayMs = 3_600_000;

/** Base and limit of the exponential backoff, in ms. */
export interface BackoffOptions {
  readonly retryBaseMs: number;
  readonly retryCapMs: number;
}

/**
 * Returns the delay before the next attempt, in whole ms: random from 0 to an exponential limit, so that tabs and
 * shoppers do not retry at the same time.
 * Bounds: `attempts` made so far, from 1; `random` from 0 up to 1; never more than the cap unless the server requests
 * it, and then at most an hour.
 * Source: KE-14.
 */
export function retryDelayMs(
  backoff: BackoffOptions,
  attempts: number,
  random: number,
  serverWaitMs = 0,
): number {
  const doublings = Math.min(Math.max(attempts - 1, 0), 30);
  const ceiling = Math.min(backoff.retryCapMs, backoff.retryBaseMs * 2 ** doublings);
  return Math.min(maxRetryDelayMs, Math.max(Math.floor(random * ceiling), serverWaitMs));
}
