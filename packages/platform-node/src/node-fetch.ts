import {
  Agent as HttpAgent,
  request as plainRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as secureRequest } from 'node:https';
import {
  err,
  ok,
  type AbortSignalLike,
  type Fetch,
  type HttpRequest,
  type NetworkFailure,
} from '@shop/kernel';

export interface NodeFetchOptions {
  /** Aborts every exchange of this instance: the signal of the request that is being handled. */
  readonly signal?: AbortSignalLike;
  /** Timeout of requests without their own. Default 1500 ms, that of the rendering server. */
  readonly timeoutMs?: number;
  /** Sent with every request; headers of the request take precedence: a request id, for one. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A longer response is aborted and returned as `unreachable`. Default 8 MiB. */
  readonly maxBytes?: number;
}

const agents = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
};

/**
 * Creates a `Fetch` of a server process, over persistent connections. The timeout includes the body. Redirects are
 * returned and not followed. A body that is interrupted or too long is `unreachable`. Never throws.
 *
 * Uses `node:http`: the streams of the global `fetch` cost several times the processor time of a small exchange.
 */
export function createNodeFetch(options: NodeFetchOptions = {}): Fetch {
  const { timeoutMs = 1500, maxBytes = 8 * 1024 * 1024 } = options;
  return (request) => {
    const callers = [options.signal, request.signal].filter((signal) => signal !== undefined);
    const abortedSignal = callers.find((signal) => signal.aborted);
    if (abortedSignal !== undefined) {
      return Promise.resolve(err({ kind: 'aborted', cause: abortedSignal.reason }));
    }
    return new Promise((resolve) => {
      let stop: ((cause: unknown) => void) | undefined;
      const settle: typeof resolve = (answer) => {
        clearTimeout(limit);
        for (const signal of callers) signal.removeEventListener('abort', giveUp);
        resolve(answer);
      };
      const fail = (kind: NetworkFailure['kind'], cause: unknown) => {
        settle(err({ kind, cause }));
        stop?.(cause);
      };
      const limitMs = request.timeoutMs ?? timeoutMs;
      const limit = setTimeout(() => {
        fail('timeout', new Error(`No answer within ${limitMs} ms`));
      }, limitMs);
      const giveUp = () => {
        fail('aborted', callers.find((signal) => signal.aborted)?.reason);
      };
      for (const signal of callers) signal.addEventListener('abort', giveUp);
      const failUnreachable = (cause: unknown) => fail('unreachable', cause);
      try {
        const clientRequest = send(request, options.headers, (response) => {
          void readText(response, maxBytes).then(
            (body) =>
              settle(
                ok({
                  status: response.statusCode ?? 0,
                  contentType: response.headers['content-type'] ?? '',
                  headers: textHeaders(response.headers),
                  body,
                }),
              ),
            failUnreachable,
          );
        });
        stop = () => clientRequest.destroy();
        clientRequest.on('error', failUnreachable);
        clientRequest.end(request.body);
      } catch (cause) {
        failUnreachable(cause);
      }
    });
  };
}

function send(
  { method, url, body, headers }: HttpRequest,
  always: NodeFetchOptions['headers'],
  onAnswer: (response: IncomingMessage) => void,
): ClientRequest {
  const address = new URL(url);
  const isSecure = address.protocol === 'https:';
  return (isSecure ? secureRequest : plainRequest)(
    address,
    {
      method,
      agent: agents[isSecure ? 'https:' : 'http:'],
      headers: {
        accept: 'application/json',
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
        ...always,
        ...headers,
      },
    },
    onAnswer,
  );
}

/** Reads the body with events: an iterator of the stream costs several promises for each chunk. */
function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) reject(new RangeError(`The answer is longer than ${maxBytes} bytes`));
      else chunks.push(chunk);
    });
    response.on('end', () => {
      const [only] = chunks;
      resolve(
        (chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks)).toString(),
      );
    });
    response.on('error', reject);
    response.on('close', () => reject(new Error('The answer broke off')));
  });
}

function textHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(headers)) {
    texts[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return texts;
}
