import { keepQuery } from '@shop/url-resolver';
import { takesBrotli } from './page-bytes.ts';
import type { StoredPage } from './stored-page.ts';

/** Parts of a request that the response with a page depends on. */
export interface PageQuestion {
  /** Query that the page was rendered without, as it was written, with its `?`, or empty. */
  readonly search: string;
  /** The headers its path has of {@link securityHeaders}, name and value by turns. */
  readonly security: readonly string[];
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface PageHead {
  readonly status: number;
  /** Name and value by turns, as `writeHead` takes them. */
  readonly headers: string[];
  /** `text`: the client takes no brotli. */
  readonly sends: 'nothing' | 'brotli' | 'text';
}

/** The headers that are the same whenever the page is sent. */
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
    // A report of a broken page names its render.
    ...(page.requestId === undefined ? [] : ['x-request-id', page.requestId]),
  ];
}

function cacheControl(page: Pick<StoredPage, 'status' | 'audience'>): string {
  if (page.status >= 500 || page.audience === 'personal') return 'no-store';
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
}

/** Seconds until a retry, spread so that clients do not return at the same time. */
export const comeAgainS = (): string => String(2 + Math.floor(Math.random() * 4));
