import { createHash } from 'node:crypto';
import type { QueryClient } from '@tanstack/react-query';
import type { UrlResolver } from '@shop/url-resolver';
import type { PageData } from '../page-data/page-data-format.ts';

/** The data of a page as it is sent. */
export interface WrittenPageData {
  /** The first 22 characters of the SHA-256 of `json`, base64url. */
  readonly hash: string;
  readonly json: string;
}

/** Writes what a page was rendered with, for the browser to hydrate it: the settled queries and the addresses. */
export function writePageData(
  queryClient: QueryClient,
  urls: Pick<UrlResolver, 'snapshot'>,
): WrittenPageData {
  const queries: PageData['queries'][number][] = [];
  for (const { queryKey, queryType, state } of queryClient.getQueryCache().getAll()) {
    if (state.status === 'pending') continue;
    queries.push({
      key: [...queryKey],
      ...(state.status === 'success' ? { data: state.data } : { error: messageOf(state.error) }),
      ...(queryType === 'infinite' && { isInfinite: true }),
    });
  }
  const routes = Object.fromEntries(
    Object.entries(urls.snapshot()).map(([path, { storedAtMs: _at, ...route }]) => [path, route]),
  );
  const json = JSON.stringify({ queries, routes } satisfies PageData);
  return { json, hash: createHash('sha256').update(json).digest('base64url').slice(0, 22) };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
