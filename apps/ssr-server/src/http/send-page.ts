import { isOld, withAge } from '../pages/page-age.ts';
import { openPageFor } from '../pages/page-bytes.ts';
import { pageHead } from '../pages/page-head.ts';
import type { RoutedAddress } from './routed-addresses.ts';
import type { SsrServerParts } from './server-parts.ts';
import type { StoredPage } from '../pages/stored-page.ts';

/** Creates the response with a page: with its age, and in an encoding that the client accepts. */
export async function sendPage(
  request: Request,
  storedPage: StoredPage,
  state: 'hit' | 'stale' | 'miss',
  { path, search, security }: RoutedAddress,
  client: string,
  { now, views }: Pick<SsrServerParts, 'now' | 'views'>,
): Promise<Response> {
  const ageMs = now() - storedPage.storedAt;
  const isAged = isOld(ageMs) && storedPage.location === undefined;
  const page = isAged ? await withAge(storedPage, ageMs, path, views) : storedPage;
  const { status, headers, sends } = pageHead(page, state, ageMs, {
    search,
    security,
    acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  });
  const body =
    sends === 'brotli'
      ? page.brotli
      : sends === 'text'
        ? await openPageFor(client, page.brotli)
        : undefined;
  if (status !== 304) headers.push('content-length', String(body?.length ?? 0));
  // Does not copy: bytes that a slow client has not read stay in memory.
  return new Response(body as Buffer<ArrayBuffer> | undefined, {
    status,
    headers: pairsOf(headers),
  });
}

function pairsOf(flat: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at < flat.length; at += 2) pairs.push([flat[at] ?? '', flat[at + 1] ?? '']);
  return pairs;
}
