import { msg } from '@lingui/core/macro';
import {
  createFileRoute,
  notFound,
  redirect,
  useLocation,
  useRouter,
} from '@tanstack/react-router';
import { keepQuery, type Query } from '@shop/url-resolver';
import { memo, useMemo, useState } from 'react';
import { shownPagesOf } from '../../features/category/shown-pages.ts';
import { pageHead, personalHead } from '../head/page-head.ts';
import type { ScreenPlace, ScreenProps } from '../../shared/page/screen-place.ts';
import { catchAllScreens } from '../catch-all/catch-all-screen.tsx';
import { Hydrate } from '../../platform/hydrate/index.ts';
import type { Visit } from '../../shell/kept-screens/keep-screen.ts';
import { KeptScreens } from '../../shell/kept-screens/kept-screens.tsx';
import { noteOpenedSearch } from '../../shop/analytics/opened-searches.ts';
import { withSearchedWords } from '../../shop/analytics/searched-words.ts';
import { useShop } from '../../shop/use-shop.ts';
import { queryOfPage, withoutPageQuery } from '../../shop/urls/known-query.ts';
import { lateModule } from '../../platform/late-module.ts';

const load = lateModule(() => import('../catch-all/load-screen.ts'));

/** Any address without its own route: a product, a category, a content page, or an unknown address. */
export const Route = createFileRoute('/$')({
  validateSearch: (query: Record<string, unknown>) => query as Query,
  loaderDeps: ({ search }) => queryOfPage(search),
  loader: async ({ context, location, deps, preload }) => {
    // For a prefetched page the router's `href` begins with the prefix of the view; the path does not.
    const address = location.pathname + location.searchStr;
    const { loadScreen } = await load();
    const loaded = await loadScreen(context, address, deps, shownPagesOf(location.state));
    if (loaded.kind === 'redirect') {
      const { searchedWords } = loaded;
      if (searchedWords !== undefined && !preload && !import.meta.env.SSR) {
        noteOpenedSearch(searchedWords);
      }
      throw redirect({
        href: keepQuery(
          import.meta.env.SSR ? withSearchedWords(loaded.to, searchedWords) : loaded.to,
          searchedWords === undefined ? location.searchStr : withoutPageQuery(location.searchStr),
        ),
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
  const { keepAlivePages } = useShop().config.screen;
  return (
    <KeptScreens visit={useVisit()} keyOf={screenKey} limit={keepAlivePages} Screen={ScreenAt} />
  );
}

/** Returns the visible screen's address and history entry: the same object while it does not change. */
function useVisit(): Visit<ScreenPlace> {
  const loaded = Route.useLoaderData();
  const query = Route.useSearch();
  const path = Route.useMatch({ select: ({ pathname }) => pathname });
  // While another page is loading the location already belongs to that page.
  const entry = useLocation({
    select: ({ pathname, state }) => (pathname === path ? state.key : undefined),
  });
  const currentQuery = useLocation({
    select: ({ pathname, searchStr }) => (pathname === path ? searchStr : undefined),
  });
  const [askedQuery, setAskedQuery] = useState(currentQuery ?? '');
  if (currentQuery !== undefined && currentQuery !== askedQuery) setAskedQuery(currentQuery);
  const place = useMemo(
    () => ({ loaded, query, path, askedQuery }),
    [loaded, query, path, askedQuery],
  );
  return { place, entry };
}

const ScreenAt = memo(function ScreenAt({ place }: ScreenProps) {
  const router = useRouter();
  const { kind } = place.loaded.target;
  const { Component, fetch } = catchAllScreens[kind];
  // A listing hydrates on interaction only, except one that is shown again and fetches its former pages.
  const [when] = useState<'interaction' | 'idle'>(() =>
    kind === 'category' && shownPagesOf(router.state.location.state) === 1 ? 'interaction' : 'idle',
  );
  return (
    <Hydrate when={when} fetch={fetch}>
      <Component place={place} />
    </Hydrate>
  );
});

/**
 * Returns the identity of a screen: another page of the same kind has another key; variants of a product and filters of
 * a list do not.
 */
function screenKey({ loaded: { target } }: ScreenPlace): string {
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
