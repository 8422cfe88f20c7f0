import { createObservable, type Fetch, type Observable } from '@shop/kernel';

/** Time between two requests that check whether an unreachable shop responds again, in milliseconds. */
export const probeMs = 15_000;

const isReachable = createObservable(true);

/**
 * False after a request to the shop's own origin without a response although the browser has a network; true again
 * after the next response, and when the browser's network returns.
 */
export const reachable: Observable<boolean> = isReachable;

/** Returns `fetch` that records each outcome in {@link reachable}. Any status is a response. */
export function watchedFetch(fetch: Fetch): Fetch {
  return async (request) => {
    const response = await fetch(request);
    if (!request.url.startsWith('/')) return response;
    if (response.ok) isReachable.set(true);
    else if (isUnanswered(response.error.kind) && navigator.onLine) isReachable.set(false);
    return response;
  };
}

const isUnanswered = (kind: string) => kind === 'unreachable' || kind === 'timeout';

/** Requests the headers of a file that no cache serves. Returns true if the shop responded. */
export async function probeShop(fetch: typeof globalThis.fetch = globalThis.fetch) {
  const answer = await fetch('/sw.js', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(probeMs),
  }).catch(() => undefined);
  if (answer !== undefined) isReachable.set(true);
  return answer !== undefined;
}

/** Resets {@link reachable}: called when the browser's network returns. */
export const assumeReachable = (): void => isReachable.set(true);
