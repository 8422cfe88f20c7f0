import { I18nProvider } from '@lingui/react';
import {
  onlineManager,
  QueryClient,
  QueryClientProvider,
  type QueryClientConfig,
} from '@tanstack/react-query';
import { createRouter, type AnyRouter, type RouterHistory } from '@tanstack/react-router';
import { createStore, Provider as AtomProvider } from 'jotai';
import { parseQuery, stringifyQuery, type Query } from '@shop/url-resolver';
import { FailureScreen } from '../../shell/pages/failure-screen.tsx';
import { PendingPlace } from '../../shell/pages/pending-place.tsx';
import { checkArrivedPrices } from '../../queries/products/check-arrived-prices.ts';
import { keepListings } from '../../queries/listings/kept-listings.ts';
import type { StoredAnswers } from '../../queries/stored/stored-answers.ts';
import { createScrollRestoration } from './restore-scroll.ts';
import { routeTree } from './routeTree.gen.ts';
import { latePart } from '../../platform/late-part.tsx';
import { untilFetched } from '../../platform/until-fetched.ts';
import { hydratesInParts } from './page-parts.ts';
import { freshFor } from '../../queries/fresh-for.ts';
import type { ShopperRouteContext } from '../../shopper/session/shopper-context.ts';
import type { RouteContext } from '../../shop/route-context.ts';

const notFound = latePart(() =>
  untilFetched(() => import('../../shell/pages/not-found-screen.tsx')),
);

/**
 * Time that the data of a page stays cached after the page was left, in milliseconds: going back shows it at once.
 * Listings have a separate rule.
 */
const keptMs = 1_800_000;

/** Time that fetched data is fresh unless its query sets another one, in milliseconds. */
const freshMs = 60_000;

/** State that the server passes to the browser in addition to the data of the page. */
interface PageState {
  readonly requestedAt: number;
  readonly requestId?: string;
  /** True if the page hydrates in parts, before its data and most of its texts are loaded. */
  readonly isInParts: boolean;
  /** True if the address has no page. */
  readonly isMissing: boolean;
}

/** Time that the left page stays visible before the next one shows that it is loading, in milliseconds. */
const pendingMs = 400;

interface RouterPorts {
  /** A server may pass a query client whose queries find responses of other requests. */
  readonly createQueryClient?: (config: QueryClientConfig) => QueryClient;
  /** Loads the data and the texts that the page was rendered with; called before a page hydrates as a whole. */
  readonly loadPage?: () => Promise<unknown>;
  /** Default: the history of the browser. */
  readonly history?: RouterHistory | undefined;
  /** Responses of queries on the device, for pages without a network. */
  readonly storedAnswers?: StoredAnswers | undefined;
}

/** Creates the router, query cache and atom store of one request (server) or one page load (browser). */
export function createShopRouter(
  context: Omit<RouteContext, 'queryClient'> & ShopperRouteContext,
  {
    createQueryClient = (config) => new QueryClient(config),
    loadPage = () => Promise.resolve(),
    history,
    storedAnswers,
  }: RouterPorts = {},
) {
  const queryClient = createQueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor(freshMs),
        // A server's cache ends with its request; a timer would keep it in memory.
        gcTime: import.meta.env.SSR ? Infinity : keptMs,
        retry: false,
        // Without a network the catalog client returns stored data, or an error.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        ...(storedAnswers !== undefined && { persister: storedAnswers.persister }),
      },
    },
  });
  if (!import.meta.env.SSR) {
    storedAnswers?.watch(queryClient);
    checkArrivedPrices(context.shop, queryClient, Date.now());
    keepListings(queryClient, context.shop.config.screen.keepAlivePages);
    // The manager assumes that every page starts with a network, and would miss its return.
    onlineManager.setOnline(navigator.onLine);
  }
  const atoms = createStore();
  const router = createRouter({
    routeTree,
    ...(history !== undefined && { history }),
    context: { ...context, queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: import.meta.env.SSR || createScrollRestoration(window),
    trailingSlash: 'never',
    ...(context.shop.pathPrefix !== '' && { basepath: context.shop.pathPrefix }),
    parseSearch: parseQuery,
    stringifySearch: (query) => stringifyQuery(query as Query),
    defaultNotFoundComponent: notFound.Component,
    defaultErrorComponent: FailureScreen,
    defaultPendingComponent: PendingPlace,
    defaultPendingMs: pendingMs,
    // A changed filter shows the same page: only a changed path has a view transition.
    defaultViewTransition: { types: ({ pathChanged }) => (pathChanged ? ['place'] : false) },
    dehydrate: (): PageState => ({
      requestedAt: context.requestedAt,
      isInParts: hydratesInParts(router.state.matches),
      isMissing: router.state.matches.some(({ status }) => status === 'notFound'),
      ...(context.requestId !== undefined &&
        router.state.matches.some(tellsOfFailure) && {
          requestId: context.requestId,
        }),
    }),
    hydrate: async ({ requestedAt, requestId, isInParts, isMissing }) => {
      router.update({
        context: {
          ...router.options.context,
          requestedAt,
          ...(requestId !== undefined && { requestId }),
        },
      });
      if (isInParts) return;
      await Promise.all([loadPage(), isMissing && notFound.fetch()]);
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <AtomProvider store={atoms}>
          <I18nProvider i18n={context.i18n}>{children}</I18nProvider>
        </AtomProvider>
      </QueryClientProvider>
    ),
  });
  if (context.shop.pathPrefix !== '') {
    // Without a prefix the router compares an address with its own form of the query. With a prefix it compares the
    // original query: a `+` for a space, or `%3A` for a colon, redirected the page to itself.
    const parse = router.parseLocation;
    router.parseLocation = (location, previous) => {
      const parsed = parse(location, previous);
      const path = location.pathname + parsed.searchStr + location.hash;
      const { pathname, search, hash } = new URL(path, 'http://shop.invalid');
      return { ...parsed, publicHref: pathname + search + hash };
    };
    writeHomeWithoutSlash(router);
  }
  // With an unchanged path the page stays until the new data is loaded: a pressed filter keeps its focus, and the list
  // its scroll position.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? pendingMs : Infinity;
  });
  return router;
}

/**
 * Returns true if the screen reports an error: a failed screen, and the page that others redirect to after an error.
 */
const tellsOfFailure = ({ status, routeId }: { status: string; routeId: string }) =>
  status === 'error' || routeId === '/error';

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
}

/** Makes the router write the home page of a view as `/de` instead of `/de/`: pages are stored under that address. */
function writeHomeWithoutSlash({ rewrite = {} }: Pick<AnyRouter, 'rewrite'>): void {
  const { output } = rewrite;
  rewrite.output = ({ url }) => {
    output?.({ url });
    url.pathname = url.pathname.replace(/\/$/, '');
    return url;
  };
}
