import { createCatalogClient, defaultCatalogConfig, type ContentRoute } from '@shop/catalog-client';
import type { Clock, Fetch, Log } from '@shop/kernel';
import { expandPageRoutes } from '@shop/url-resolver';
import { pageNames } from './page-names.ts';

/** Pages of the content as the resolver knows them. */
export type PageRoutes = readonly ContentRoute[];

/** A new page of the content is known to every server after this long. */
const freshMs = 60_000;

/**
 * Where the pages of the content live, for all requests of a process: asked once, then again in the background.
 * While the backend is silent the last answer counts; before the first one there are no pages.
 */
export function createPageRoutes(world: {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly timeoutMs: number;
}): (apiUrl: string) => Promise<PageRoutes> {
  let known: { readonly routes: PageRoutes; readonly askedAt: number } | undefined;
  let underWay: Promise<PageRoutes> | undefined;

  async function ask(baseUrl: string): Promise<PageRoutes> {
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
    if (!answer.ok) return known?.routes ?? [];
    const routes = withoutConflicts(answer.value, world.log);
    known = { routes, askedAt: world.clock.now() };
    return routes;
  }

  return (apiUrl) => {
    const isFresh = known !== undefined && world.clock.now() - known.askedAt < freshMs;
    if (!isFresh) {
      underWay ??= ask(apiUrl).finally(() => {
        underWay = undefined;
      });
    }
    return known === undefined ? (underWay ?? Promise.resolve([])) : Promise.resolve(known.routes);
  };
}

/** Two pages at one path, or a placeholder nothing fills, must not take every page of the shop with them. */
export function withoutConflicts(routes: PageRoutes, log: Log): PageRoutes {
  const taken = new Set<string>();
  return routes.filter((route) => {
    try {
      const paths = [...expandPageRoutes([{ ...route, id: route.uid }], pageNames).keys()];
      if (paths.some((path) => taken.has(path))) throw new RangeError('The path is taken');
      for (const path of paths) taken.add(path);
      return true;
    } catch (cause) {
      log.error('page-route-left-out', { uid: route.uid, cause });
      return false;
    }
  });
}
