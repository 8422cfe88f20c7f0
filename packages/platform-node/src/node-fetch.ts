import { err, ok, type AbortSignalLike, type Fetch } from '@shop/kernel';

export interface NodeFetchOptions {
  /** Ends every exchange of this instance: the signal of the request being answered. */
  readonly signal?: AbortSignalLike;
  /** The limit of requests that name none. Default 1500 ms, the rendering server's. */
  readonly timeoutMs?: number;
  /** Sent with every request, its own headers winning: a request id, for one. */
  readonly headers?: Readonly<Record<string, string>>;
  /** An answer longer than this breaks off as `unreachable`. Default 8 MiB. */
  readonly maxBytes?: number;
}

/**
 * One HTTP exchange from a server process. The time limit covers the body; redirects are answers and are not
 * followed; a body that breaks off or is too long is `unreachable`. Never throws.
 */
export function createNodeFetch(options: NodeFetchOptions = {}): Fetch {
  const { timeoutMs = 1500, maxBytes = 8 * 1024 * 1024 } = options;
  return async (request) => {
    const callers = [options.signal, request.signal].filter((signal) => signal !== undefined);
    const abortedSignal = callers.find((signal) => signal.aborted);
    if (abortedSignal !== undefined) return err({ kind: 'aborted', cause: abortedSignal.reason });
    const limit = AbortSignal.timeout(request.timeoutMs ?? timeoutMs);
    const caller = new AbortController();
    const giveUp = () => caller.abort(callers.find((signal) => signal.aborted)?.reason);
    for (const signal of callers) signal.addEventListener('abort', giveUp);
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: {
          accept: 'application/json',
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
          ...request.headers,
        },
        ...(request.body === undefined ? {} : { body: request.body }),
        redirect: 'manual',
        signal: AbortSignal.any([limit, caller.signal]),
      });
      return ok({
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        headers: Object.fromEntries(response.headers),
        body: await readText(response, maxBytes),
      });
    } catch (cause) {
      if (caller.signal.aborted) return err({ kind: 'aborted', cause });
      return err({ kind: limit.aborted ? 'timeout' : 'unreachable', cause });
    } finally {
      for (const signal of callers) signal.removeEventListener('abort', giveUp);
    }
  };
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new RangeError(`The answer is longer than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
