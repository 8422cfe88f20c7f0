import { err, ok, type Connectivity, type Fetch, type NetworkFailure } from '@shop/kernel';

/** Connectivity, time limit and `fetch` to use. */
export interface BrowserFetchOptions {
  /** Checked before sending: offline means that nothing was sent. */
  readonly connectivity?: Pick<Connectivity, 'isOnline'> | undefined;
  /** Timeout of requests without their own. Default 8000 ms. */
  readonly timeoutMs?: number | undefined;
  /** Default: `fetch` of the browser. Tests pass another one. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * Creates a `Fetch` of the browser. The timeout covers the whole exchange, including the body. An interrupted body is
 * `unreachable`, never a shortened response. Cookies are sent to the own origin only.
 */
export function createBrowserFetch(options: BrowserFetchOptions = {}): Fetch {
  const { connectivity, timeoutMs = 8000 } = options;
  return async (request) => {
    if (connectivity !== undefined && !connectivity.isOnline()) return err({ kind: 'offline' });
    if (request.signal?.aborted === true) {
      return err({ kind: 'aborted', cause: request.signal.reason });
    }
    const send = options.fetch ?? globalThis.fetch;
    const limit = AbortSignal.timeout(request.timeoutMs ?? timeoutMs);
    const caller = new AbortController();
    const giveUp = () => caller.abort(request.signal?.reason);
    request.signal?.addEventListener('abort', giveUp);
    try {
      const response = await send(request.url, {
        method: request.method,
        headers: {
          accept: 'application/json',
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...request.headers,
        },
        body: request.body ?? null,
        credentials: 'same-origin',
        signal: AbortSignal.any([limit, caller.signal]),
      });
      const body = await response.text();
      return ok({
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        headers: Object.fromEntries(response.headers),
        body,
      });
    } catch (cause) {
      return err({ kind: failureKind(caller.signal, limit), cause });
    } finally {
      request.signal?.removeEventListener('abort', giveUp);
    }
  };
}

function failureKind(caller: AbortSignal, limit: AbortSignal): NetworkFailure['kind'] {
  if (caller.aborted) return 'aborted';
  return limit.aborted ? 'timeout' : 'unreachable';
}
