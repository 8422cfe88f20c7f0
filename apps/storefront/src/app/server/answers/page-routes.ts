import type { ApiFailure } from '@shop/contract';
import { createCatalogClient, defaultCatalogConfig, type ContentRoute } from '@shop/catalog-client';
import type { Clock, Fetch, Log } from '@shop/kernel';
import { expandPageRoutes } from '@shop/url-resolver';
import { pageNames } from '../../../shop/urls/page-names.ts';

/** Routes of the content pages for the resolver. */
export type PageRoutes = readonly ContentRoute[];

export interface PageRoutesReader {
  /** `undefined`: the pages are unknown, because the backend has not responded yet. */
  (apiUrl: string): Promise<PageRoutes | undefined>;
  /** Marks the pages as changed: the next caller waits for a new response. */
  invalidate(): void;
}

/** Longest time until every server has a new content page, in milliseconds. */
const freshMs = 60_000;

/**
 * Stores the paths of the content pages for all requests of a process: fetched once, then refreshed in the background.
 * While the backend does not respond, the last response is used.
 */
export function createPageRoutes(world: {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly timeoutMs: number;
}): PageRoutesReader {
  let lastAnswer: { readonly routes: PageRoutes; readonly askedAt: number } | undefined;
  let underWay: Promise<PageRoutes | undefined> | undefined;
  /** True if `lastAnswer` may be older than an invalidation. */
  let isOutdated = false;

  async function ask(baseUrl: string, isCurrent: () => boolean): Promise<PageRoutes | undefined> {
    const catalog = createCatalogClient(
      {
        ...defaultCatalogConfig,
        baseUrl,
        timeoutMs: world.timeoutMs,
        cacheMode: 'none',
        whenUnreachable: 'fail',
      },
      world,
    );
    const answer = await catalog.contentRoutes();
    if (!answer.ok && isSilent(answer.error)) return lastAnswer?.routes;
    const routes = answer.ok
      ? withoutConflicts(answer.value, world.log)
      : (lastAnswer?.routes ?? []);
    if (isCurrent()) {
      lastAnswer = { routes, askedAt: world.clock.now() };
      isOutdated = false;
    }
    return routes;
  }

  function askOnce(apiUrl: string): Promise<PageRoutes | undefined> {
    if (underWay !== undefined) return underWay;
    const request: Promise<PageRoutes | undefined> = ask(
      apiUrl,
      () => underWay === request,
    ).finally(() => {
      if (underWay === request) underWay = undefined;
    });
    underWay = request;
    return request;
  }

  const read = (apiUrl: string) => {
    if (lastAnswer === undefined || isOutdated) return askOnce(apiUrl);
    if (world.clock.now() - lastAnswer.askedAt >= freshMs) void askOnce(apiUrl);
    return Promise.resolve(lastAnswer.routes);
  };
  return Object.assign(read, {
    invalidate() {
      isOutdated = true;
      underWay = undefined;
    },
  });
}

/** Returns true if the backend did not respond or was busy. A backend that rejects the call has no content pages. */
function isSilent(failure: ApiFailure): boolean {
  switch (failure.kind) {
    case 'network':
      return true;
    case 'malformed':
      return failure.status !== undefined && isBusy(failure.status);
    case 'rejected':
      return isBusy(failure.code);
  }
}

const isBusy = (status: number) => status === 429 || status >= 500;

/** Isolates invalid routes: two pages at one path, or an unknown placeholder, must not break every page of the shop. */
export function withoutConflicts(routes: PageRoutes, log: Log): PageRoutes {
  const takenPaths = new Set<string>();
  return routes.filter((route) => {
    try {
      const paths = [...expandPageRoutes([{ ...route, id: route.uid }], pageNames()).keys()];
      if (paths.some((path) => takenPaths.has(path))) throw new RangeError('The path is taken');
      for (const path of paths) takenPaths.add(path);
      return true;
    } catch (cause) {
      log.error('page-route-left-out', { uid: route.uid, cause });
      return false;
    }
  });
}
