import { requestTimeout } from '@shop/platform-node';
import type { Context } from 'hono';
import { socketAddress } from './client-address.ts';
import { proxiedTarget } from './proxied-target.ts';
import { readBody } from './read-body.ts';

export interface PassOnPorts {
  readonly apiUrl: string;
  readonly newRequestId: () => string;
  readonly logError: (event: string, error: unknown, fields?: Record<string, unknown>) => void;
}

/** Maximum bytes of a body: the limit of the backend. */
const maxBodyBytes = 64 * 1024;
/** Timeout of the backend, in milliseconds. */
const patienceMs = 15_000;

/**
 * Request headers that are not forwarded: those of the connection between client and this server, and those of internal
 * calls. A client must not set the time limit of a call.
 */
const ofThisConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'content-length',
  'x-deadline-ms',
];

/** Forwards a request to the backend and returns its response. Errors, all in the envelope: 400, 405, 413, 503. */
export function createPassOn({ apiUrl, newRequestId, logError }: PassOnPorts) {
  return async (context: Context): Promise<Response> => {
    const request = context.req.raw;
    // Both servers log this request id; the backend returns it.
    const clientRequestId = request.headers.get('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(clientRequestId) ? clientRequestId : newRequestId();
    const target = proxiedTarget(apiUrl, request.url);
    if (target === undefined) return refusal(requestId, 400, 'invalid-request');
    let body: Uint8Array<ArrayBuffer> | undefined;
    try {
      body = await readBody(request, maxBodyBytes);
    } catch {
      return refusal(requestId, 400, 'invalid-request');
    }
    if (body === undefined) return refusal(requestId, 413, 'body-too-large');
    try {
      const call: RequestInit = {
        method: request.method,
        headers: headersFor(context, requestId),
        ...(body.length > 0 && { body }),
        // The browser follows redirects of the backend.
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]),
      };
      let answer = await fetch(target, call);
      // The backend closed an unused connection at the moment at which this request was sent.
      if (answer.status === requestTimeout) answer = await fetch(target, call);
      const headers = new Headers(answer.headers);
      for (const name of ofThisConnection) {
        if (name !== 'content-length' || headers.has('content-encoding')) headers.delete(name);
      }
      headers.delete('content-encoding');
      return new Response(answer.body, { status: answer.status, headers });
    } catch (error) {
      // A client that leaves a page aborts its requests: that is not an error of the backend.
      if (!request.signal.aborted) {
        logError('api-unreachable', error, { requestId, path: context.req.path });
      }
      return refusal(requestId, 503, 'overloaded');
    }
  };
}

function headersFor(context: Context, requestId: string): Headers {
  const { headers: clientHeaders, url } = context.req.raw;
  const headers = new Headers(clientHeaders);
  for (const name of clientHeaders.get('connection')?.split(',') ?? []) {
    if (/^[\w-]+$/.test(name.trim())) headers.delete(name.trim());
  }
  for (const name of ofThisConnection) headers.delete(name);
  // Appends the client's address to those of earlier proxies: the backend counts attempts by client address.
  const hops = [clientHeaders.get('x-forwarded-for'), socketAddress(context)];
  headers.set('x-forwarded-for', hops.filter(Boolean).join(', '));
  headers.set('x-forwarded-host', new URL(url).host);
  headers.set('x-request-id', requestId);
  // Only this server compresses responses for the client.
  headers.set('accept-encoding', 'identity');
  return headers;
}

const refusals = {
  400: 'The request cannot be read.',
  413: `The body is larger than ${maxBodyBytes} bytes.`,
  503: 'The shop is not reachable right now.',
} as const;

function refusal(requestId: string, code: keyof typeof refusals, error: string): Response {
  return Response.json(
    { code, result: refusals[code], meta: { error, requestId } },
    {
      status: code,
      headers: {
        'cache-control': 'no-store',
        'x-request-id': requestId,
        ...(code === 503 && { 'retry-after': '5' }),
        // The rest of an unread body would be read as the next request.
        ...(code === 413 && { connection: 'close' }),
      },
    },
  );
}
