import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect, useLocation } from '@tanstack/react-router';
import { keepQuery, type Query, type RouteTarget } from '@shop/url-resolver';
import { shownPagesOf } from '../features/category/shown-pages.ts';
import { loadScreen } from '../features/screens/load-screen.ts';
import { pageHead, personalHead } from '../features/screens/page-head.ts';
import { screens } from '../features/screens/screens.tsx';
import { Hydrate } from '../shell/hydrate/index.ts';
import { queryOfPage } from '../wiring/known-query.ts';

/** Any address without a route of its own: a product, a category, a page of the content, or nothing. */
export const Route = createFileRoute('/$')({
  validateSearch: (query: Record<string, unknown>) => query as Query,
  loaderDeps: ({ search }) => queryOfPage(search),
  loader: async ({ context, location, deps }) => {
    // Of a page that is fetched ahead the router's `href` begins with the prefix of the view; the path does not.
    const address = location.pathname + location.searchStr;
    const loaded = await loadScreen(context, address, deps, shownPagesOf(location.state));
    if (loaded.kind === 'redirect') {
      throw redirect({
        href: keepQuery(loaded.to, location.searchStr),
        statusCode: loaded.isTemporary === true ? 302 : 301,
      });
    }
    if (loaded.kind === 'not-found') throw notFound();
    return loaded;
  },
  head: ({ loaderData, match: { context, status } }) =>
    status === 'notFound'
      ? personalHead(context, context.i18n._(msg`Page not found`))
      : pageHead(loaderData, context),
  component: Screen,
});

function Screen() {
  const { target } = Route.useLoaderData();
  const hasMorePages = useLocation({ select: ({ state }) => shownPagesOf(state) > 1 });
  const { Component } = screens[target.kind];
  // A listing acts at a press only, except one that is shown again and fetches the pages it had.
  const when = target.kind === 'category' && !hasMorePages ? 'interaction' : 'idle';
  return (
    <Hydrate key={screenKey(target)} when={when}>
      <Component />
    </Hydrate>
  );
}

/** Another page of one kind is another screen; variants of a product and other views of a list are not. */
function screenKey(target: RouteTarget): string {
  switch (target.kind) {
    case 'product':
      return target.parentSku;
    case 'category':
      return target.slug;
    case 'campaign':
    case 'info':
      return `${target.id} ${JSON.stringify(target.params)}`;
  }
}
