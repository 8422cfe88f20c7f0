import type { Query, RouteTarget } from '@shop/url-resolver';
import { CatalogError } from '../../queries/answered.ts';
import type { RouteContext } from '../../wiring/route-context.ts';
import { loadCategoryPage } from '../category/load-category-page.ts';
import { loadProductPage } from '../product/load-product-page.ts';
import type { PageData } from './page-data.ts';
import { screens } from './screens.tsx';

/** What a screen starts from: where the address led, and the little that its head needs. */
type ScreenData = PageData & { readonly kind: 'screen'; readonly target: RouteTarget };

export type LoadedScreen =
  | ScreenData
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' };

/** Finds out what an address shows and brings what must be on the page before it is sent. */
export async function loadScreen(
  context: RouteContext,
  href: string,
  query: Query,
): Promise<LoadedScreen> {
  const resolution = await context.shop.urls.resolve(href);
  switch (resolution.kind) {
    case 'redirect':
      return { kind: 'redirect', to: resolution.to };
    case 'not-found':
      return { kind: 'not-found' };
    case 'unavailable':
      throw new CatalogError({ kind: 'network', reason: 'unreachable' });
    case 'found': {
      const [screen] = await Promise.all([
        screenOf(context, resolution.target, query),
        screens[resolution.target.kind].fetch(),
      ]);
      return screen;
    }
  }
}

async function screenOf(
  context: RouteContext,
  target: RouteTarget,
  query: Query,
): Promise<LoadedScreen> {
  switch (target.kind) {
    case 'product':
      return withTarget(target, await loadProductPage(context, target, query));
    case 'category':
      return withTarget(target, await loadCategoryPage(context, target, query));
    case 'campaign':
    case 'info':
      return { kind: 'not-found' };
  }
}

function withTarget(
  target: RouteTarget,
  loaded: PageData | { readonly kind: 'redirect'; readonly to: string } | undefined,
): LoadedScreen {
  if (loaded === undefined) return { kind: 'not-found' };
  return 'kind' in loaded ? loaded : { kind: 'screen', target, ...loaded };
}
