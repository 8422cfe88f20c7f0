import { hash } from 'node:crypto';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { UrlResolver } from '@shop/url-resolver';
import { jsonOf } from './answers/json-of.ts';

/** Serialized data for hydration. */
export interface WrittenData {
  /** The first 22 characters of the SHA-256 of `json`, base64url. */
  readonly hash: string;
  readonly json: string;
}

/** Data of a page in two files. */
export interface WrittenPageData {
  /** Data of this page only. */
  readonly page: WrittenData;
  /** Data that pages of the store view share; undefined if the page has none of it. */
  readonly common: WrittenData | undefined;
}

/** Query whose data nearly every page contains: half of the bytes, unchanged for hours. */
const commonQuery = 'category-tree';

const commonFiles = new WeakMap<object, WrittenData>();

/** Returns the file with the shared data, written once for each version. */
function commonData(query: Query): WrittenData {
  const data = query.state.data as object;
  const storedFile = commonFiles.get(data);
  if (storedFile !== undefined) return storedFile;
  const file = writeFile([jsonOfQuery(query)], []);
  commonFiles.set(data, file);
  return file;
}

const isCommon = ({ queryKey: [name], state: { status, data } }: Query) =>
  name === commonQuery && status === 'success' && typeof data === 'object';

/**
 * Serializes the data of a render, for hydration in the browser: the settled queries and the addresses. Without
 * `splits` all of it is in one file.
 */
export function writePageData(
  queryClient: QueryClient,
  urls: Pick<UrlResolver, 'snapshot'>,
  { splits }: { readonly splits: boolean },
): WrittenPageData {
  const queries: string[] = [];
  let common: WrittenData | undefined;
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.state.status === 'pending') continue;
    if (splits && common === undefined && isCommon(query)) common = commonData(query);
    else queries.push(jsonOfQuery(query));
  }
  const routes = Object.entries(urls.snapshot()).map(([key, { storedAtMs: _at, path, ...route }]) =>
    [JSON.stringify(key), JSON.stringify(path === key ? route : { ...route, path })].join(':'),
  );
  return { page: writeFile(queries, routes), common };
}

function writeFile(queries: readonly string[], routes: readonly string[]): WrittenData {
  const json = `{"queries":[${queries.join(',')}],"routes":{${routes.join(',')}}}`;
  return { json, hash: hash('sha256', json, 'base64url').slice(0, 22) };
}

function jsonOfQuery({ queryKey, queryType, state }: Query): string {
  const isInfinite = queryType === 'infinite';
  const content =
    state.status === 'success'
      ? `"data":${isInfinite ? pagesJson(state.data as Pages) : jsonOf(state.data)}`
      : `"error":${JSON.stringify(messageOf(state.error))}`;
  return `{"key":${JSON.stringify(queryKey)},${content}${isInfinite ? ',"isInfinite":true' : ''}}`;
}

/** Data of an infinite query. */
interface Pages {
  readonly pages: readonly unknown[];
  readonly pageParams: readonly unknown[];
}

/** Requests share the pages; the object around them belongs to one request. */
const pagesJson = ({ pages, pageParams }: Pages) =>
  `{"pages":[${pages.map(jsonOf).join(',')}],"pageParams":${JSON.stringify(pageParams)}}`;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
