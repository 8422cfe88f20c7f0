import { keepQuery } from '@shop/url-resolver';
import { takesBrotli } from './page-bytes.ts';
import type { StoredPage } from './stored-page.ts';

/** What of a request decides how a page is answered. */
export interface PageQuestion {
  /** The query as it was written, with its `?`, or empty. */
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
 * The head of an answer with this page, without the length of what is sent, which only its bytes tell. Whoever answers
 * asks here: an address has one set of headers, whichever way it was answered.
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
    // The page was made without it: the visitor brings the query along.
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
    // One who reports a broken page names the render that broke.
    ...(page.requestId === undefined ? [] : ['x-request-id', page.requestId]),
  ];
}

function cacheControl(page: Pick<StoredPage, 'status' | 'audience'>): string {
  if (page.status >= 500 || page.audience === 'personal') return 'no-store';
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
}

/** Seconds, not the same for everybody: or all would come at once. */
export const comeAgainS = (): string => String(2 + Math.floor(Math.random() * 4));
