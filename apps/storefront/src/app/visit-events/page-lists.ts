import type { ItemFacts } from '@shop/analytics';
import { isOfferedBy } from '@shop/catalog-client';
import { moneyFromWire, type Currency } from '@shop/money';
import type { CategoryTarget, Query } from '@shop/url-resolver';
import type { QueryClient } from '@tanstack/react-query';
import { filterCodesOf } from '../../features/category/filter-codes.ts';
import { categoryTreeQuery, findCategory } from '../../queries/category-tree.ts';
import { bestsellersQuery, newCollectionQuery } from '../../queries/content/home.ts';
import { listingStateOf } from '../../queries/listings/listing-state.ts';
import { facetsQuery, listingQuery } from '../../queries/listings/listing.ts';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { breadcrumbSteps } from '../../shared/breadcrumbs/breadcrumb-steps.ts';
import type { Shop } from '../../shop/shop.ts';

/** Loaded articles of a list on a page. */
export interface PageList {
  readonly id: string;
  /** Absent if the id is sufficient. */
  readonly name?: string | undefined;
  readonly articles: readonly ItemFacts[];
}

/** Cached responses that the page shows. */
export interface PageAnswers {
  readonly shop: Shop;
  readonly queryClient: Pick<QueryClient, 'getQueryData'>;
  /** Time of the page, in epoch milliseconds. */
  readonly now: number;
}

/** Returns the data of a card for an event. */
export function articleOfCard(
  { sku, variantSku, name, price, originalPrice }: CardProduct,
  currency: Currency,
): ItemFacts {
  return {
    sku: variantSku ?? sku,
    name,
    price: moneyFromWire(price, currency),
    originalPrice: originalPrice === null ? undefined : moneyFromWire(originalPrice, currency),
  };
}

/** Returns the names of the categories from the root to the given one. */
export function categoryNames(
  { shop, queryClient }: PageAnswers,
  categoryId: number | undefined,
): readonly string[] {
  const tree = queryClient.getQueryData(categoryTreeQuery(shop).queryKey);
  return tree === undefined ? [] : breadcrumbSteps(shop, tree, categoryId).map(({ name }) => name);
}

/** Returns the loaded product rows of the home page. */
export function homeLists({ shop, queryClient, now }: PageAnswers): readonly PageList[] {
  const { currency } = shop.view;
  return [
    { id: 'new-collection', query: newCollectionQuery(shop, now) },
    { id: 'bestsellers', query: bestsellersQuery(shop, now) },
  ].flatMap(({ id, query }) => {
    const cards = queryClient.getQueryData(query.queryKey);
    return cards === undefined
      ? []
      : [{ id, articles: cards.map((card) => articleOfCard(card, currency)) }];
  });
}

/** Returns the products of a category or a search, of all loaded pages. */
export function categoryLists(
  answers: PageAnswers,
  target: CategoryTarget,
  query: Query,
): readonly PageList[] {
  const { shop, queryClient, now } = answers;
  const tree = queryClient.getQueryData(categoryTreeQuery(shop).queryKey);
  const category = tree && findCategory(tree, target);
  if (category === undefined) return [];
  const requestedState = listingStateOf(shop.config, query);
  const facets = queryClient.getQueryData(
    facetsQuery(shop, category, requestedState.search).queryKey,
  );
  if (facets === undefined) return [];
  const codes = filterCodesOf(shop.config.products, category);
  const state =
    Object.keys(requestedState.filters).length === 0
      ? requestedState
      : listingStateOf(shop.config, query, isOfferedBy(facets, codes));
  const listing = queryClient.getQueryData(listingQuery(shop, now, category, state).queryKey);
  if (listing === undefined) return [];
  const categories = categoryNames(answers, category.id);
  const articles = listing.pages.flatMap(({ items }) =>
    items.map((card) => ({ ...articleOfCard(card, shop.view.currency), categories })),
  );
  return requestedState.search === undefined
    ? [{ id: String(category.id), name: category.name, articles }]
    : [{ id: 'search', articles }];
}
