import { splitAddress, type Query, type RouteTarget } from '@shop/url-resolver';
import { CatalogError } from '../../queries/answered.ts';
import { categoryTreeQuery } from '../../queries/category-tree.ts';
import { cmsPageId } from '../../queries/content/content-page.ts';
import type { RouteContext } from '../../shop/route-context.ts';
import { loadCategoryPage } from '../../features/category/load-category-page.ts';
import { loadCmsPage, loadContentPage } from '../../features/content/load-content-page.ts';
import { loadProductPage } from '../../features/product/load-product-page.ts';
import type { ScreenData } from '../../shared/page/screen-place.ts';
import { catchAllScreens } from './catch-all-screen.tsx';

export type LoadedScreen = ScreenData | ScreenRedirect | { readonly kind: 'not-found' };

interface ScreenRedirect {
  readonly kind: 'redirect';
  readonly to: string;
  /** True for a temporary redirect: the address may have its own page again. */
  readonly isTemporary?: boolean;
  /** Search words that led to the redirect; the target does not have the query of the address. */
  readonly searchedWords?: string;
}

/** Resolves an address to its screen, and fetches the data that the page needs before it is sent. */
export async function loadScreen(
  context: RouteContext,
  href: string,
  query: Query,
  shownPages = 1,
): Promise<LoadedScreen> {
  const resolution = await context.shop.urls.resolve(href);
  switch (resolution.kind) {
    case 'redirect':
      return { kind: 'redirect', to: resolution.to };
    case 'not-found': {
      if (resolution.path === context.shop.config.urls.mainCategoryPath) {
        return loadAllProducts(context, query, shownPages);
      }
      const [identifier = '', ...moreSegments] = resolution.path.slice(1).split('/');
      // The content page of the home page already has an address.
      if (resolution.path === `/${context.shop.config.urls.homepageIdentifier}`) {
        return { kind: 'redirect', to: '/' };
      }
      // Content pages are also in the CMS, but only their own paths open them.
      const livesElsewhere = context.shop.settings.pages.some(({ uid }) => uid === identifier);
      if (identifier === '' || moreSegments.length > 0 || livesElsewhere)
        return { kind: 'not-found' };
      const target = { kind: 'info', id: cmsPageId(identifier), params: {} } as const;
      const page = withTarget(target, await loadCmsPage(context, target, resolution.path));
      if (page.kind === 'screen') await catchAllScreens.info.fetch();
      return page;
    }
    case 'unavailable':
      throw new CatalogError({ kind: 'network', reason: 'unreachable' });
    case 'found': {
      const { path, search } = splitAddress(href);
      // An old path of the page redirects permanently (UR-27).
      if (path !== resolution.path) return { kind: 'redirect', to: resolution.path + search };
      const [screen] = await Promise.all([
        screenOf(context, resolution.target, query, resolution.path, shownPages),
        catchAllScreens[resolution.target.kind].fetch(),
      ]);
      // A route stored in the browser may be older than the catalog.
      const isOutdated = screen.kind === 'not-found' && (await context.shop.urls.forget(href));
      return isOutdated ? loadScreen(context, href, query, shownPages) : screen;
    }
  }
}

async function screenOf(
  context: RouteContext,
  target: RouteTarget,
  query: Query,
  path: string,
  shownPages: number,
): Promise<LoadedScreen> {
  switch (target.kind) {
    case 'product':
      return withTarget(target, await loadProductPage(context, target, query));
    case 'category':
      return withTarget(target, await loadCategoryPage(context, target, query, shownPages));
    case 'campaign':
    case 'info':
      return withTarget(target, await loadContentPage(context, target, path));
  }
}

/**
 * Falls back to the first root where the catalog has another path for its main category, so that a search has a
 * category.
 */
async function loadAllProducts(
  context: RouteContext,
  query: Query,
  shownPages: number,
): Promise<LoadedScreen> {
  const [root] = await context.queryClient.ensureQueryData(categoryTreeQuery(context.shop));
  if (root === undefined) return { kind: 'not-found' };
  const target = { kind: 'category', id: root.id, slug: root.slug } as const;
  const [screen] = await Promise.all([
    loadCategoryPage(context, target, query, shownPages),
    catchAllScreens.category.fetch(),
  ]);
  return withTarget(target, screen);
}

function withTarget(
  target: RouteTarget,
  loaded: Omit<ScreenData, 'kind' | 'target'> | ScreenRedirect | undefined,
): LoadedScreen {
  if (loaded === undefined) return { kind: 'not-found' };
  return 'kind' in loaded ? loaded : { kind: 'screen', target, ...loaded };
}
