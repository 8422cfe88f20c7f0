import { hashKey, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { Log } from '@shop/kernel';
import type { UrlResolver } from '@shop/url-resolver';
import type { PageData } from './page-data-format.ts';

/** Data that the server rendered the page with. */
export interface LoadedPageData {
  /**
   * Adds the data to the query cache, once. Resolves afterwards. Errors: none; if the data cannot be loaded, it
   * resolves after the page has fetched its data again.
   */
  load(): Promise<void>;
}

interface PageDataPorts {
  /** Data as JSON texts, one for each file. */
  readonly texts: () => Promise<readonly string[]>;
  readonly queryClient: QueryClient;
  /** `restore` resolves when the addresses are known. */
  readonly urls: Pick<UrlResolver, 'restore'>;
  /** Time of rendering by the server's clock, in epoch milliseconds: the age of all its data. */
  readonly requestedAt: () => number;
  /** Fetches the data of the page, as a navigation to it does. */
  readonly refetch: () => Promise<unknown>;
  readonly log: Pick<Log, 'info'>;
}

/** Creates the loader of the page's data. */
export function createPageData({
  texts,
  queryClient,
  urls,
  requestedAt,
  refetch,
  log,
}: PageDataPorts): LoadedPageData {
  let loading: Promise<void> | undefined;

  async function put(): Promise<void> {
    const files = (await texts()).map(parsePageData);
    const queries = files.flatMap((file) => file.queries);
    const routes = files.flatMap((file) => Object.entries(file.routes));
    const storedAtMs = requestedAt();
    await urls.restore(
      Object.fromEntries(routes.map(([path, route]) => [path, { path, ...route, storedAtMs }])),
    );
    hydrate(queryClient, {
      queries: queries.map((query) => dehydratedQuery(query, storedAtMs)),
    });
  }

  return {
    load() {
      loading ??= put().catch(async (cause: unknown) => {
        log.info('page-data-missing', { cause });
        // Parts ask the resolver if an address has a page.
        await Promise.allSettled([refetch(), urls.restore({})]);
      });
      return loading;
    },
  };
}

/**
 * Parses data that this shop's own server has written, which needs no schema. Errors: throws for text that is not the
 * data of a page.
 */
function parsePageData(text: string): PageData {
  // Copying such a key would change the prototype of the copy.
  if (text.includes('"__proto__"')) throw new Error('The data of the page names a prototype');
  const data = JSON.parse(text) as PageData;
  if (!data.queries.every(({ key }) => Array.isArray(key))) {
    throw new Error('The data of the page has another shape');
  }
  return data;
}

function dehydratedQuery(
  { key, data, error, isInfinite }: PageData['queries'][number],
  updatedAt: number,
): DehydratedState['queries'][number] {
  const isFailed = error !== undefined;
  return {
    dehydratedAt: updatedAt,
    queryKey: key,
    queryHash: hashKey(key),
    ...(isInfinite === true && { queryType: 'infinite' as const }),
    state: {
      data,
      dataUpdateCount: isFailed ? 0 : 1,
      dataUpdatedAt: isFailed ? 0 : updatedAt,
      error: isFailed ? new Error(error) : null,
      errorUpdateCount: isFailed ? 1 : 0,
      errorUpdatedAt: isFailed ? updatedAt : 0,
      fetchFailureCount: isFailed ? 1 : 0,
      fetchFailureReason: isFailed ? new Error(error) : null,
      fetchMeta: null,
      isInvalidated: false,
      status: isFailed ? 'error' : 'success',
      fetchStatus: 'idle',
    },
  };
}
