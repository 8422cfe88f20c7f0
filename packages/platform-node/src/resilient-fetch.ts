import { err, type Clock, type Fetch, type Log } from '@shop/kernel';

/**
 * Status with which a server closes a connection on which no request came in time. A request that was sent at that
 * moment was not read (RFC 9110, 15.5.9).
 */
export const requestTimeout = 408;

/** Limits of calls between our processes. The defaults are for calls of the rendering server to the API. */
export interface ResilienceOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** Maximum share of retries: a GET is retried once while retries are at most this share of requests. Default 0.1. */
  readonly retryShare?: number;
  /**
   * The circuit breaker opens if at least `minRequests` were sent in `windowMs` and at least the share `failureShare`
   * failed.
   */
  readonly failureShare?: number;
  readonly minRequests?: number;
  readonly windowMs?: number;
  /** Time until an open circuit breaker allows one probe. Default 5000 ms. */
  readonly probeAfterMs?: number;
}

/**
 * Wraps a `Fetch` shared by a whole process, so that a failing backend gets few requests. Retries once, while retries
 * are rare: a GET without a response or with 502, 503 or 504, and any request with 408, which was not read. When half
 * of the requests fail, calls fail at once as `unreachable` until a single probe succeeds. Source: RL-12.
 */
export function createResilientFetch(send: Fetch, options: ResilienceOptions): Fetch {
  const { clock, log } = options;
  const { retryShare = 0.1, failureShare = 0.5, minRequests = 20 } = options;
  const { windowMs = 10_000, probeAfterMs = 5000 } = options;
  const maxTokens = 10;
  let tokens = maxTokens;
  let outcomes: { readonly at: number; readonly failed: boolean }[] = [];
  let openedAt: number | undefined;
  let probing = false;

  const attempt: Fetch = async (request) => {
    const answer = await send(request);
    const failed = answer.ok
      ? isSick(answer.value.status)
      : answer.error.kind === 'timeout' || answer.error.kind === 'unreachable';
    record(failed);
    return answer;
  };

  function record(failed: boolean): void {
    const now = clock.now();
    if (openedAt !== undefined) {
      openedAt = failed ? now : undefined;
      outcomes = [];
      if (!failed) log.info('breaker-closed');
      return;
    }
    outcomes.push({ at: now, failed });
    while (outcomes.length > 1000 || (outcomes[0]?.at ?? now) < now - windowMs) outcomes.shift();
    const failures = outcomes.filter((outcome) => outcome.failed).length;
    if (outcomes.length >= minRequests && failures / outcomes.length >= failureShare) {
      openedAt = now;
      log.warn('breaker-opened', { failures, requests: outcomes.length });
    }
  }

  return async (request) => {
    if (openedAt !== undefined) {
      if (probing || clock.now() < openedAt + probeAfterMs) return err({ kind: 'unreachable' });
      probing = true;
      try {
        return await attempt(request);
      } finally {
        probing = false;
      }
    }
    tokens = Math.min(maxTokens, tokens + retryShare);
    const first = await attempt(request);
    const isUnread = first.ok && first.value.status === requestTimeout;
    const failed = first.ok ? isSick(first.value.status) : first.error.kind === 'unreachable';
    const again = isUnread || (failed && request.method === 'GET');
    if (!again || tokens < 1 || openedAt !== undefined) return first;
    if (request.signal?.aborted === true) return first;
    tokens -= 1;
    return attempt(request);
  };
}

function isSick(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}
