import { msg } from '@lingui/core/macro';
import { isOfferedBy, pageCount } from '@shop/catalog-client';
import type { CategoryTarget, FilterState, Query } from '@shop/url-resolver';
import { canonicalUrl, categoryPath, stringifyQuery, writeFilters } from '@shop/url-resolver';
import { categoryTreeQuery, findCategory } from '../../queries/category-tree.ts';
import { colorsQuery } from '../../queries/colors.ts';
import { bannersQuery } from '../../queries/content/home.ts';
import { facetsQuery, listingQuery } from '../../queries/listings/listing.ts';
import { nearestQuery, needsNearest } from '../../queries/listings/nearest.ts';
import { listingStateOf } from '../../queries/listings/listing-state.ts';
import type { RouteContext } from '../../shop/route-context.ts';
import { breadcrumbSteps } from '../../shared/breadcrumbs/breadcrumb-steps.ts';
import type { PageData } from '../../shared/page/page-data.ts';
import { filterCodesOf } from './filter-codes.ts';
import { breadcrumbData } from '../../shared/breadcrumbs/breadcrumb-data.ts';

/** Page that a search is redirected to. */
interface SearchRedirect {
  readonly kind: 'redirect';
  readonly to: string;
  readonly isTemporary: true;
  readonly searchedWords: string;
}

/**
 * Fetches the listing of a category by its address; `undefined` if there is no such page. A search may redirect to
 * another page.
 */
export async function loadCategoryPage(
  { shop, queryClient, requestedAt, i18n }: RouteContext,
  target: CategoryTarget,
  query: Query,
  shownPages: number,
): Promise<PageData | SearchRedirect | undefined> {
  const tree = await queryClient.ensureQueryData(categoryTreeQuery(shop));
  const category = findCategory(tree, target);
  if (category === undefined) {
    const [key, value] = target.id === undefined ? ['slug', target.slug] : ['id', target.id];
    const message = `Category query returned empty result ${key} = ${value}`;
    shop.log.info('category-query-empty', { message, key, value });
    return undefined;
  }
  const requestedState = listingStateOf(shop.config, query);
  const facets = queryClient.ensureQueryData(facetsQuery(shop, category, requestedState.search));
  // Only a page with selected filters waits for the filters.
  const state =
    Object.keys(requestedState.filters).length === 0
      ? requestedState
      : listingStateOf(
          shop.config,
          query,
          isOfferedBy(await facets, filterCodesOf(shop.config.products, category)),
        );
  const [listing] = await Promise.all([
    shownListing(queryClient, listingQuery(shop, requestedAt, category, state), shownPages),
    facets,
    queryClient.ensureQueryData(colorsQuery(shop)),
    // The page is sent also without its banner.
    queryClient.prefetchQuery(bannersQuery(shop)),
  ]);
  const [results] = listing.pages;
  if (requestedState.search !== undefined && results?.redirect !== undefined) {
    return {
      kind: 'redirect',
      to: results.redirect,
      isTemporary: true,
      searchedWords: requestedState.search,
    };
  }
  if (results !== undefined && needsNearest(state, results)) {
    await queryClient.prefetchQuery(nearestQuery(shop, requestedAt, category, state, results));
  }
  const total = results?.total ?? 0;
  const { page = 1, search } = state;
  const pages = pageCount(total, shop.config.search.pageSize);
  const isOffline = results?.offline === true;
  if (page > pages && !isOffline) return undefined;

  const path = categoryPath({ url_path: category.urlPath, slug: category.slug }, shop.linkRules);
  const pageHref = (number: number) => path + queryOf(shop.config.urls.filterSource, state, number);
  const name = search === undefined ? category.name : i18n._(msg`Search: ${search}`);
  const onPage = (text: string) => (page === 1 ? text : `${text} – ${i18n._(msg`Page ${page}`)}`);
  return {
    title: onPage(name),
    description: category.description === null ? undefined : onPage(category.description),
    canonical: canonicalUrl('', pageHref(page)),
    shareImage: `/img/share/category/${category.id}.jpg`,
    ...(page > 1 && { previous: pageHref(page - 1) }),
    ...(page < pages && { next: pageHref(page + 1) }),
    ...(search !== undefined && { isIndexed: false, ...(!isOffline && { resultCount: total }) }),
    structured: breadcrumbData({ i18n }, breadcrumbSteps(shop, tree, category.id)),
  };
}

/** Fetches a listing with as many pages as were shown; only the first one if the others cannot be fetched. */
async function shownListing(
  queryClient: RouteContext['queryClient'],
  query: ReturnType<typeof listingQuery>,
  pages: number,
) {
  const first = () => queryClient.ensureInfiniteQueryData(query);
  return pages === 1
    ? first()
    : queryClient.ensureInfiniteQueryData({ ...query, pages }).catch(first);
}

function queryOf(source: string, state: FilterState, number: number): string {
  const { page: _page, ...firstPageState } = state;
  return stringifyQuery(
    writeFilters(number > 1 ? { ...firstPageState, page: number } : firstPageState, { source }),
  );
}
