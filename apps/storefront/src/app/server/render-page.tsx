import {
  createRequestHandler,
  getSsrStatus,
  renderRouterToStream,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import { routePolicyOf } from '@shop/url-resolver';
import { fetchParts } from '../../platform/late-part.tsx';
import { PageFragmentsContext } from '../../platform/hydrate/page-fragments.ts';
import { categoryTreeQuery } from '../../queries/category-tree.ts';
import { hydratesInParts } from '../router/page-parts.ts';
import type { ShopRouter } from '../router/router.tsx';
import { collectPageTags } from './answers/page-tags.ts';
import { renderAtOnce, type RenderedTexts } from './document/render-at-once.ts';
import type { pageFiles } from './document/router-manifest.ts';
import { withLateStart } from './document/with-late-start.ts';
import {
  isCanonical,
  pageKind,
  routerHref,
  screenKindOf,
  stayingIn,
  statusOf,
} from './page-outcome.ts';
import type { PageRequest, RenderedPage } from './page-request.ts';
import type { ProcessStores } from './process-stores.ts';
import { createRequestShop } from './request-shop.ts';
import { writePageData, type WrittenData } from './write-page-data.ts';

/** Renders a page. `filesOf`: returns the files of the browser build for a page. */
export async function renderPage(
  stores: ProcessStores,
  filesOf: ReturnType<typeof pageFiles>,
  page: PageRequest,
): Promise<RenderedPage> {
  const { shop, router, store, routes, answers, isAway } = await createRequestShop(stores, page);
  fixLoadTimes(router, page.requestedAt);
  const tagsOf = collectPageTags(router.options.context.queryClient.getQueryCache());
  const fragments = stores.fragments.forPage(
    `${store.code} ${JSON.stringify(page.settings)} ${JSON.stringify(routes)}`,
  );
  const answer = await renderDocument(router, routerHref(store), fragments, () =>
    answers.beginRendering(),
  );
  const location = stayingIn(answer.location, store.prefix);
  const status = statusOf(store.href, answer.status, isAway());
  const match = router.state.matches.at(-1);
  const kind = screenKindOf(match);
  const facts = {
    status,
    location,
    audience: routePolicyOf(store.href)?.isPersonal === true ? 'personal' : 'public',
    isCanonical: isCanonical(store.href, match),
    tags: tagsOf(pageKind(store.href, kind, status)),
  } as const;
  if (location !== undefined) return { ...facts, html: '', data: undefined, commonData: undefined };

  // A failed page is not stored, and its data file would be built from other responses.
  const isStored = status < 500;
  const data = writePageData(router.options.context.queryClient, shop.urls, { splits: isStored });
  const files = filesOf({
    routeIds: router.state.matches.map(({ routeId }) => routeId),
    kind,
    language: shop.view.language,
    isInParts: hydratesInParts(router.state.matches),
  });
  return {
    ...facts,
    html: withLateStart(
      { ...answer.texts, html: fragments.finish(answer.texts.html) },
      files,
      stores.headEnd,
      isStored ? { addresses: addressesOf(data, page.href, store.prefix) } : data.page,
    ),
    data: isStored ? data.page : undefined,
    commonData: data.common,
  };
}

/** Returns the data that pages of the store view of `page` share; undefined if it cannot be fetched. */
export async function renderCommonData(
  stores: ProcessStores,
  page: PageRequest,
): Promise<WrittenData | undefined> {
  const { shop, router } = await createRequestShop(stores, page);
  const { queryClient } = router.options.context;
  await queryClient.prefetchQuery(categoryTreeQuery(shop));
  return writePageData(queryClient, shop.urls, { splits: true }).common;
}

interface RenderedDocument {
  readonly status: number;
  readonly location: string | undefined;
  readonly texts: RenderedTexts;
}

async function renderDocument(
  router: ShopRouter,
  href: string,
  fragments: ReturnType<ProcessStores['fragments']['forPage']>,
  beginRendering: () => void,
): Promise<RenderedDocument> {
  const handle = createRequestHandler({
    // The router sends crawlers a complete page, as every page here must be.
    request: new Request(new URL(href, 'http://shop.invalid'), {
      // Without the signal: an interrupted call renders an error page, an aborted request renders nothing.
      headers: { 'user-agent': 'Googlebot' },
    }),
    // The files of a page are inserted into its head after rendering: see `withLateStart`.
    getRouterManifest: () => Promise.resolve({ routes: {} }),
    createRouter: () => router,
  });
  let whole: RenderedTexts | undefined;
  const response = await handle(async ({ request, responseHeaders }) => {
    // The route has loaded its screen, so the parts in it are known: the page is then complete without scripts.
    await fetchParts();
    beginRendering();
    const children = (
      <PageFragmentsContext value={fragments}>
        <RouterServer router={router} />
      </PageFragmentsContext>
    );
    whole = await renderAtOnce(router, children);
    return whole === undefined
      ? renderRouterToStream({ request, router, responseHeaders, children })
      : new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  const location = response.headers.get('location') ?? undefined;
  return {
    status: response.status,
    location,
    texts: whole ?? { doctype: '', html: location === undefined ? await response.text() : '' },
  };
}

/** Returns the addresses of the data files of a page. */
function addressesOf(
  { page, common }: ReturnType<typeof writePageData>,
  href: string,
  prefix: string,
): { readonly page: string; readonly common?: string } {
  const home = encodeURIComponent(prefix === '' ? '/' : prefix);
  return {
    page: `/page-state/${page.hash}?page=${encodeURIComponent(href)}`,
    ...(common !== undefined && { common: `/page-state/common/${common.hash}?page=${home}` }),
  };
}

/** Replaces the load times that the router sends with the time of the page: otherwise equal pages would differ. */
function fixLoadTimes(router: ShopRouter, requestedAt: number): void {
  const load = router.load.bind(router);
  router.load = async (options) => {
    await load(options);
    for (const match of router.state.matches) match.updatedAt = requestedAt;
  };
}
