import { keepQuery } from '@shop/url-resolver';
import { takesBrotli } from './page-bytes.ts';
import type { StoredPage } from './stored-page.ts';

/** Parts of a request that the response with a page depends on. */
export interface PageQuestion {
  /** Raw query that was not used for rendering, with its `?`; empty if there is none. */
  readonly search: string;
  /** The {@link securityHeaders} of its path, names and values alternating. */
  readonly security: readonly string[];
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface PageHead {
  readonly status: number;
  /** Alternating names and values, as `writeHead` accepts them. */
  readonly headers: string[];
  /** `text`: the client does not accept brotli. */
  readonly sends: 'nothing' | 'brotli' | 'text';
}

/** Headers that are equal for every response with the page. */
const fixed = new WeakMap<StoredPage, readonly string[]>();

/**
 * Creates the status and headers of the response with this page, without the content length, which depends on the
 * bytes. Every code path uses this function, so an address has one set of headers.
 */
export function pageHead(
  page: StoredPage,
  state: 'hit' | 'stale' | 'miss',
  ageMs: number,
  { search, security, acceptEncoding, ifNoneMatch }: PageQuestion,
): PageHead {
  let ofPage = fixed.get(page);
  if (ofPage === undefined) fixed.set(page, (ofPage = fixedHeaders(page)));
  const headers = [...ofPage, ...security, 'x-cache', state];
  if (state !== 'miss') headers.push('age', String(Math.max(0, Math.floor(ageMs / 1000))));
  if (page.status === 503) headers.push('retry-after', comeAgainS());
  if (page.location !== undefined) {
    // The page was rendered without the query: the redirect keeps it.
    headers.push('location', keepQuery(page.location, search));
    return { status: page.status, headers, sends: 'nothing' };
  }
  if (page.status === 200 && ifNoneMatch === page.etag) {
    return { status: 304, headers, sends: 'nothing' };
  }
  if (!takesBrotli(acceptEncoding)) {
    return { status: page.status, headers, sends: 'text' };
  }
  headers.push('content-encoding', 'br');
  return { status: page.status, headers, sends: 'brotli' };
}

function fixedHeaders(page: StoredPage): readonly string[] {
  const shared = [
    'cache-control',
    cacheControl(page),
    'x-vs-cache-tags',
    page.tags.join(' '),
    'vary',
    'accept-encoding',
  ];
  if (page.location !== undefined) return shared;
  return [
    ...shared,
    'content-type',
    'text/html; charset=utf-8',
    'content-security-policy',
    page.policy,
    'etag',
    page.etag,
    // A report of a failed page contains the request id of its render.
    ...(page.requestId === undefined ? [] : ['x-request-id', page.requestId]),
  ];
}

function cacheControl(page: Pick<StoredPage, 'status' | 'audience'>): string {
  if (page.status >= 500 || page.audience === 'personal') return 'no-store';
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
}

/** Seconds until a retry, spread so that clients do not return at the same time. */
export const comeAgainS = (): string => String(2 + Math.floor(Math.random() * 4));
