import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '@shop/platform-node';
import { isOld } from '../pages/page-age.ts';
import { pageHead } from '../pages/page-head.ts';
import type { SsrServerParts } from './server-parts.ts';

/** Common form of a host header; the framework checks any other. */
const plainHost = /^[\w.-]+(?::\d{1,5})?$/;

/**
 * Responds with a fresh stored page before the framework gets the request. Returns true if it responded. The response
 * is that of the page route (`page-head.ts`), for addresses that were routed there before.
 */
export function createStoredPageListener({
  cache,
  routed,
  smallest,
  metrics,
  now,
  maintenanceS,
}: Pick<SsrServerParts, 'cache' | 'routed' | 'smallest' | 'metrics' | 'now' | 'maintenanceS'>): (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean {
  const countHit = metrics.counter('pages_total', { state: 'hit' });
  const countRequest = requestCounters(metrics);

  return (request, response) => {
    const { method, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || maintenanceS !== undefined) return false;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      return false;
    }
    if (headers.host === undefined || !plainHost.test(headers.host)) return false;
    const address = routed.find(request.url ?? '');
    if (address === undefined) return false;
    const page = cache.peek(address.key);
    if (page === undefined) return false;
    const ageMs = now() - page.storedAt;
    if (isOld(ageMs)) return false;
    const head = pageHead(page, 'hit', ageMs, {
      search: address.search,
      security: address.security,
      acceptEncoding: headers['accept-encoding'] as string | undefined,
      ifNoneMatch: headers['if-none-match'],
    });
    if (head.sends === 'text') return false;
    cache.countHit();
    smallest.sent(address.key, page);
    countHit();
    countRequest(address.kind, head.status);
    const body = head.sends === 'brotli' ? page.brotli : undefined;
    if (head.status !== 304) head.headers.push('content-length', String(body?.length ?? 0));
    response.writeHead(head.status, head.headers);
    if (body === undefined || method === 'HEAD') response.end();
    else response.end(body);
    return true;
  };
}

/** Returns a function that counts in `http_requests_total`. Creates each counter once. */
function requestCounters(metrics: Metrics): (kind: string, status: number) => void {
  const counters = new Map<string, Map<number, () => void>>();
  return (kind, status) => {
    let ofKind = counters.get(kind);
    if (ofKind === undefined) counters.set(kind, (ofKind = new Map()));
    let count = ofKind.get(status);
    if (count === undefined) {
      ofKind.set(status, (count = metrics.counter('http_requests_total', { kind, status })));
    }
    count();
  };
}
