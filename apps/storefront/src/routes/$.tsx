import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import type { Query } from '@shop/url-resolver';
import { loadScreen } from '../features/screens/load-screen.ts';
import type { ScreenKind } from '../features/screens/screen-kind.ts';
import { pageHead } from '../features/screens/page-head.ts';

/** Any address without a route of its own: a product, a category, a page of the content, or nothing. */
export const Route = createFileRoute('/$')({
  validateSearch: (query: Record<string, unknown>) => query as Query,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    const loaded = await loadScreen(context, location.href, deps);
    if (loaded.kind === 'redirect') throw redirect({ href: loaded.to, statusCode: 301 });
    if (loaded.kind === 'not-found') throw notFound();
    return loaded;
  },
  head: ({ loaderData, match }) => pageHead(loaderData, match.context),
  component: Screen,
});

const ContentScreen = lazy(() => import('../features/content/content-screen.tsx'));
const screens: Readonly<Record<ScreenKind, ReturnType<typeof lazyScreen>>> = {
  product: lazyScreen(() => import('../features/product/product-screen.tsx')),
  category: lazyScreen(() => import('../features/category/category-screen.tsx')),
  campaign: ContentScreen,
  info: ContentScreen,
};

function lazyScreen(load: () => Promise<{ default: React.ComponentType }>) {
  return lazy(load);
}

function Screen() {
  const { target } = Route.useLoaderData();
  const Found = screens[target.kind];
  return <Found />;
}
