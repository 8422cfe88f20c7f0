/** No wait is longer, in ms, whatever a server asks for or a clock does. */
export const maxRetryDelayMs = 3_600_000;

/** The two numbers a wait is made of, in ms. */
export interface BackoffOptions {
  readonly retryBaseMs: number;
  readonly retryCapMs: number;
}

/**
 * How long to wait before the next attempt, in whole ms: anywhere from 0 to twice as much as before, so that
 * tabs and shoppers do not come back in step.
 *
 * Bounds: `attempts` made so far, from 1; `random` from 0 up to 1; never more than the cap unless the server asks
 * for it, and then an hour at most.
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
