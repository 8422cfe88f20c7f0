import {
  createRequestHandler,
  getSsrStatus,
  renderRouterToStream,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import {
  createJsonLog,
  createNodeFetch,
  createResilientFetch,
  systemClock,
} from '@shop/platform-node';
import type { PageTag, TaggedKind } from '@shop/contract';
import { routePolicyOf } from '@shop/url-resolver';
import * as v from 'valibot';
import { createAnswerStore, namesOneEntity } from './server/answer-store.ts';
import { createDocumentStore } from './server/document-store.ts';
import { createFragmentStore } from './server/fragment-store.ts';
import { joinedCalls } from './server/joined-calls.ts';
import { renderAtOnce } from './server/render-at-once.ts';
import { createRequestAnswers } from './server/request-answers.ts';
import { speculationRules } from './server/speculation-rules.ts';
import { storedCalls, withoutNotFound } from './server/stored-calls.ts';
import { priceChangeOf } from '../queries/products/card-fields.ts';
import { clientManifest } from './server/client-manifest.ts';
import { createServerI18n } from '../shop/i18n/i18n-server.ts';
import { hydratesInParts } from './router/page-parts.ts';
import { createPageRoutes } from './server/page-routes.ts';
import type { ScreenKind } from './catch-all/screen-kind.ts';
import { PageFragmentsContext } from '../platform/hydrate/page-fragments.ts';
import { collectPageTags } from './server/page-tags.ts';
import { pageFiles } from './server/router-manifest.ts';
import { writePageData, type WrittenPageData } from './server/write-page-data.ts';
import { withLateStart } from './server/with-late-start.ts';
import { completeOverrides, runningConfig } from './server/running-config.ts';
import { createServerShop } from './server/server-shop.ts';
import { noShopperStore } from '../shopper/session/shopper-store.ts';
import type { Settings } from '../shop/settings/settings.ts';
import { pathViews, storeOfPath, type PathView } from '../shop/urls/store-paths.ts';
import { createShopRouter, type ShopRouter } from './router/router.tsx';
import { fetchParts } from '../platform/late-part.tsx';

export { knownQuery } from '../shop/urls/known-query.ts';

/** The one way a path is written: addresses that differ in nothing else are one page. */
export { normalisePath } from '@shop/url-resolver';

/** Path of the failure page. Caches and crawlers must not take it for content. */
const failurePath = /^\/error(?:[?#]|$)/;

/** Statuses of a busy backend, and of a proxy whose backend is gone. */
const busyStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

interface PageRequest {
  readonly href: string;
  /** Shown on a page that broke. */
  readonly requestId: string;
  readonly requestedAt: number;
  readonly apiUrl: string;
  readonly settings: Omit<Settings, 'storeCode' | 'pages' | 'overrides'>;
  readonly signal: AbortSignal;
}

interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly location: string | undefined;
  readonly audience: 'public' | 'personal';
  readonly isCanonical: boolean;
  readonly tags: readonly PageTag[];
  /** Data that the browser hydrates the page with; undefined if the page contains it. */
  readonly data: WrittenPageData | undefined;
}

interface Renderer {
  (page: PageRequest): Promise<RenderedPage>;
  /**
   * Drops what is stored of the answers with any of these tags; to be called before pages are. An empty list says that the
   * change feed is connected and has named everything up to now: without that, nothing that shows a price is stored.
   */
  invalidate(tags: readonly string[]): void;
}

/** Memory for answers of the API, as parsed objects: those of about three hundred pages. */
const maxAnswerBytes = 16 * 1024 * 1024;

/** Memory for the HTML of parts of pages: of about two thousand cards. */
const maxFragmentBytes = 12 * 1024 * 1024;

/** Memory for parsed products: of about five hundred. */
const maxDocumentBytes = 12 * 1024 * 1024;

/** The calls whose answers hold lists of products. */
const productLists = /\/api\/(?:catalog|ext\/pages\/listing)(?:\?|$)/;

/** The kind of page, as caches know it. */
function pageKind(href: string, kind: string | undefined, status: number): TaggedKind {
  if (status === 404) return 'page-not-found';
  if (status >= 500) return 'error';
  if (/^\/(?:home|pwa\.html)?(?:\?|$)/.test(href)) return 'home';
  return kind === 'product' || kind === 'category' ? kind : 'cmsPage';
}

/** The store views of this build, as whoever serves its pages must know them. Errors: as {@link createRenderer}. */
export function storeViews(
  overrides: Readonly<Record<string, unknown>>,
  multistore: boolean,
): readonly PathView[] {
  const config = runningConfig(overrides);
  return pathViews({ ...config, stores: { ...config.stores, multistore } });
}

/**
 * Renders pages of this build. Every page is a function of its address and the settings: no cookie, token or
 * user can reach it, so what comes out may be sent to anyone. `overrides`: what the operator laid over the shop's
 * configuration. Errors: throws what is wrong with them.
 */
export function createRenderer(
  manifestOfClient: unknown,
  overrides: Readonly<Record<string, unknown>> = {},
): Renderer {
  const config = runningConfig(overrides);
  const carriedOverrides = completeOverrides(overrides, config);
  const log = createJsonLog();
  // The backend is near: what its answers would save on the way costs more to compress and to open.
  const fetch = createResilientFetch(
    createNodeFetch({ headers: { 'accept-encoding': 'identity' } }),
    { clock: systemClock, log },
  );
  const pageRoutes = createPageRoutes({
    fetch,
    clock: systemClock,
    log,
    timeoutMs: config.search.serverTimeoutMs,
  });
  const answers = createAnswerStore({ maxBytes: maxAnswerBytes, now: Date.now });
  const storesPrices = !config.products.alwaysSyncPlatformPricesOver;
  const fragments = createFragmentStore(maxFragmentBytes);
  const documents = createDocumentStore(maxDocumentBytes);
  /** A backend without calls for whole pages is asked once. */
  let hasPageCalls = true;
  const client = v.parse(clientManifest, manifestOfClient);
  const filesOf = pageFiles(client);
  const render = async (page: PageRequest): Promise<RenderedPage> => {
    const requestAnswers = createRequestAnswers(answers, { storesPrices });
    const pageDocuments = documents.forPage();
    const store = storeOfPath(page.href, {
      stores: { ...config.stores, multistore: page.settings.multistore },
    });
    const routes = await pageRoutes(page.apiUrl);
    /** Whether the backend left a question of this page unanswered. */
    let isAway = routes === undefined;
    const plainShop = createServerShop({
      apiUrl: page.apiUrl,
      settings: {
        ...page.settings,
        storeCode: store.code,
        pages: routes ?? [],
        overrides: carriedOverrides,
      },
      config,
      signal: page.signal,
      now: page.requestedAt,
      fetch: async (call) => {
        const answer = await fetch(call);
        isAway ||= answer.ok ? busyStatuses.has(answer.value.status) : true;
        if (!answer.ok || answer.value.status >= 500 || busyStatuses.has(answer.value.status)) {
          requestAnswers.noteFailure();
        }
        if (answer.ok && answer.value.status === 404 && call.url.includes('/api/ext/pages/')) {
          hasPageCalls = false;
        }
        const isList = answer.ok && answer.value.status === 200 && productLists.test(call.url);
        if (!isList || call.body?.includes('"type":"product"') === false) return answer;
        const body = pageDocuments.withReferences(answer.value.body);
        return { ok: true, value: { ...answer.value, body } };
      },
      storedProduct: pageDocuments.find,
      log,
      callsInstead(catalog, view) {
        const callsFromStore = storedCalls(catalog, answers, view.code);
        return {
          ...(hasPageCalls && joinedCalls(catalog)),
          ...callsFromStore,
          ...(routes === undefined && { lookUpPath: withoutNotFound(callsFromStore.lookUpPath) }),
        };
      },
      onProduct: (product) => requestAnswers.noteChange(priceChangeOf(product, page.requestedAt)),
    });
    const shop = { ...plainShop, urls: requestAnswers.withAddressesOf(plainShop.urls) };
    const i18n = createServerI18n(shop.view.language, page.settings.pseudoLanguage);
    const router = createShopRouter(
      {
        shop,
        shopper: noShopperStore,
        i18n,
        loadTexts: () => Promise.resolve(),
        requestedAt: page.requestedAt,
        requestId: page.requestId,
      },
      { createQueryClient: requestAnswers.createQueryClient },
    );
    fixLoadTimes(router, page.requestedAt);
    const tagsOf = collectPageTags(router.options.context.queryClient.getQueryCache());
    const handle = createRequestHandler({
      // The router hands crawlers a page only once it is complete, which is how all of ours leave.
      request: new Request(new URL(store.prefix + store.href, 'http://shop.invalid'), {
        // Without the signal: calls that are broken off make a page that says so, an aborted request makes none.
        headers: { 'user-agent': 'Googlebot' },
      }),
      // The files of a page are put into its head once it is finished: see `withLateStart`.
      getRouterManifest: () => Promise.resolve({ routes: {} }),
      createRouter: () => router,
    });
    const pageFragments = fragments.forPage(
      `${store.code} ${JSON.stringify(page.settings)} ${JSON.stringify(routes)}`,
    );
    let whole: string | undefined;
    await fetchParts();
    const response = await handle(async ({ request, responseHeaders }) => {
      requestAnswers.beginRendering();
      const children = (
        <PageFragmentsContext value={pageFragments}>
          <RouterServer router={router} />
        </PageFragmentsContext>
      );
      whole = await renderAtOnce(router, children);
      return whole === undefined
        ? renderRouterToStream({ request, router, responseHeaders, children })
        : new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
    });
    const location = stayingIn(response.headers.get('location') ?? undefined, store.prefix);
    const html =
      location === undefined ? pageFragments.finish(whole ?? (await response.text())) : '';
    const data =
      location === undefined
        ? writePageData(router.options.context.queryClient, shop.urls)
        : undefined;
    const status = statusOf(store.href, response.status, isAway);
    // Nobody stores what failed: a file of its own would be made anew, of other answers.
    const isStored = status < 500;
    const match = router.state.matches.at(-1);
    const kind = screenKindOf(match);
    const pageModules = {
      routeIds: router.state.matches.map(({ routeId }) => routeId),
      kind,
      language: shop.view.language,
      isInParts: hydratesInParts(router.state.matches),
    };
    return {
      status,
      html:
        data === undefined
          ? ''
          : withLateStart(html, filesOf(pageModules), speculationRules, {
              json: data.json,
              ...(isStored && {
                address: `/page-state/${data.hash}?page=${encodeURIComponent(page.href)}`,
              }),
            }),
      data: isStored ? data : undefined,
      location,
      audience: routePolicyOf(store.href)?.isPersonal === true ? 'personal' : 'public',
      isCanonical: isCanonical(store.href, match),
      tags: tagsOf(pageKind(store.href, kind, status)),
    };
  };
  return Object.assign(render, {
    invalidate(tags: readonly string[]) {
      answers.invalidate(tags);
      if (!tags.every(namesOneEntity)) pageRoutes.invalidate();
    },
  });
}

/** The router sends when it loaded each part of a page: it says the moment of the page, or equal pages would differ. */
function fixLoadTimes(router: ShopRouter, requestedAt: number): void {
  const load = router.load.bind(router);
  router.load = async (options) => {
    await load(options);
    for (const match of router.state.matches) match.updatedAt = requestedAt;
  };
}

/** Status of the response. A page that failed because of the backend is 503: it may be requested again soon. */
function statusOf(href: string, status: number, isAway: boolean): number {
  if (failurePath.test(href)) return 500;
  return status === 500 && isAway ? 503 : status;
}

/** Whether an address is the page's own: the one its head names, or that of a route without parameters. */
function isCanonical(
  href: string,
  match: { readonly loaderData?: unknown; readonly params: object } | undefined,
): boolean {
  const { canonical } = (match?.loaderData ?? {}) as { readonly canonical?: string };
  if (canonical !== undefined) return canonical === href;
  return match !== undefined && Object.keys(match.params).length === 0 && !href.includes('?');
}

/** Kind of the screen of the catch-all route; undefined for every other route. */
function screenKindOf(match: { readonly loaderData?: unknown } | undefined) {
  const { target } = (match?.loaderData ?? {}) as { readonly target?: { kind: ScreenKind } };
  return target?.kind;
}

/** A way on within the shop stays in the store view. */
function stayingIn(location: string | undefined, prefix: string): string | undefined {
  const isInside = location === prefix || location?.startsWith(`${prefix}/`) === true;
  return location === undefined || isInside || !location.startsWith('/')
    ? location
    : prefix + location;
}
