import { hash } from 'node:crypto';
import type { QueryClient } from '@tanstack/react-query';
import type { UrlResolver } from '@shop/url-resolver';

/** The data of a page as it is sent. */
export interface WrittenPageData {
  /** The first 22 characters of the SHA-256 of `json`, base64url. */
  readonly hash: string;
  readonly json: string;
}

/** The data of queries as JSON, written once for all pages that show it: nobody changes data that has arrived. */
const texts = new WeakMap<object, string>();

/**
 * The JSON of the data of a query. The text of a list is not kept, that of each of its items is: lists are one page's, and
 * their products those of many.
 */
export function jsonOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data ?? null);
  const { items, ...rest } = data as { readonly items?: unknown };
  if (!Array.isArray(items)) return textOf(data);
  const otherFields = JSON.stringify(rest).slice(1, -1);
  return `{"items":[${items.map(jsonOfItem).join(',')}]${otherFields === '' ? '' : `,${otherFields}`}}`;
}

const jsonOfItem = (item: unknown) =>
  typeof item === 'object' && item !== null ? textOf(item) : JSON.stringify(item ?? null);

function textOf(data: object): string {
  const storedText = texts.get(data);
  if (storedText !== undefined) return storedText;
  const text = JSON.stringify(data);
  texts.set(data, text);
  return text;
}

/** Writes what a page was rendered with, for the browser to hydrate it: the settled queries and the addresses. */
export function writePageData(
  queryClient: QueryClient,
  urls: Pick<UrlResolver, 'snapshot'>,
): WrittenPageData {
  const queries: string[] = [];
  for (const { queryKey, queryType, state } of queryClient.getQueryCache().getAll()) {
    if (state.status === 'pending') continue;
    const isInfinite = queryType === 'infinite';
    const content =
      state.status === 'success'
        ? `"data":${isInfinite ? pagesJson(state.data as Pages) : jsonOf(state.data)}`
        : `"error":${JSON.stringify(messageOf(state.error))}`;
    queries.push(
      `{"key":${JSON.stringify(queryKey)},${content}${isInfinite ? ',"isInfinite":true' : ''}}`,
    );
  }
  const routes = Object.fromEntries(
    Object.entries(urls.snapshot()).map(([path, { storedAtMs: _at, ...route }]) => [path, route]),
  );
  const json = `{"queries":[${queries.join(',')}],"routes":${JSON.stringify(routes)}}`;
  return { json, hash: hash('sha256', json, 'base64url').slice(0, 22) };
}

/** The data of a query whose pages grow. */
interface Pages {
  readonly pages: readonly unknown[];
  readonly pageParams: readonly unknown[];
}

/** The pages are shared by requests, the object around them is one request's. */
const pagesJson = ({ pages, pageParams }: Pages) =>
  `{"pages":[${pages.map(jsonOf).join(',')}],"pageParams":${JSON.stringify(pageParams)}}`;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
