import {
  infiniteQueryOptions,
  onlineManager,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';
import {
  inStockField,
  nextStart,
  onSaleField,
  type ListingRequest,
  type ProductName,
  type SearchPage,
} from '@shop/catalog-client';
import type { Product } from '@shop/contract';
import { toListingQuery, type FilterState } from '@shop/url-resolver';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';
import { cardFields, fieldsNotOnCards, type CardProduct } from '../products/card-fields.ts';
import { cardOfChoice, type OptionChoice } from '../products/card-of-choice.ts';
import { idsUnder, type CategoryNode } from '../category-tree.ts';
import { searchOnDevice } from '../stored/search-on-device.ts';
import { listingKey } from './listing-key.ts';

/** Builds the request of a listing: the category with its descendants, and the filters of the address. */
function listingRequest(shop: Shop, category: CategoryNode, state: FilterState): ListingRequest {
  const { config } = shop;
  return {
    categoryIds: idsUnder(category),
    ...toListingQuery(state, config.products, config.search.pageSize),
    facets: [...config.products.defaultFilters, inStockField, onSaleField],
    spans: config.products.measureFilters,
  };
}

/** One page of a listing. */
export interface ListingPage extends SearchPage<CardProduct> {
  /** Found products of which only the name is stored on this device, without a network. */
  readonly otherNames?: readonly ProductName[];
}

/** Time that a viewed listing stays cached; `keepListings` removes it earlier. */
export const untilOthersCome = Infinity;

/** Query of the pages of a listing, starting at the page in the address. */
export const listingQuery = (
  shop: Shop,
  now: number,
  category: CategoryNode,
  state: FilterState,
) => {
  const request = listingRequest(shop, category, state);
  return infiniteQueryOptions({
    queryKey: [listingKey, shop.view.code, category.id, request],
    queryFn: async ({ pageParam, client, queryKey }): Promise<ListingPage> => {
      const toCard = cardFields(shop.view, now);
      const toCardPage = (page: SearchPage<Product>) => {
        const choice = choiceOf(page, request.filters);
        const items = page.items.map((product) => cardOfChoice(toCard(product), product, choice));
        return { ...page, items };
      };
      /** The prices of the platform replace the preliminary ones. */
      const onFresh = (fresher: SearchPage<Product>) =>
        void client.setQueryData<InfiniteData<ListingPage, number>>(
          queryKey,
          (data) =>
            data && {
              ...data,
              pages: data.pages.map((page) =>
                page.start === fresher.start ? toCardPage(fresher) : page,
              ),
            },
        );
      const page = await answered(
        shop.catalog.listing(
          {
            ...request,
            from: pageParam,
            size: shop.config.search.pageSize,
            // A browser keeps these fields, for use without a network.
            ...(import.meta.env.SSR && { withoutFields: fieldsNotShown(request) }),
          },
          shop.config.products.alwaysSyncPlatformPricesOver ? { onFresh } : {},
        ),
      );
      if (page.offline && page.noresults && state.search !== undefined) {
        const { cards, otherNames } = await searchOnDevice(shop, state.search);
        const total = cards.length;
        return { ...page, items: cards, total, noresults: total === 0, otherNames };
      }
      void shop.urls.registerProducts(page.items);
      return toCardPage(page);
    },
    initialPageParam: request.from ?? 0,
    getNextPageParam: (last) => nextStart(last),
    // Data from the device is fetched again when the network returns.
    refetchOnReconnect: ({ state: { data } }) => isFromDevice(data) && 'always',
    // The browser reports the network before the first request succeeds.
    refetchInterval: ({ state: { data } }) => retryAfterMs(data),
  });
};

/** Returns the selected values and those of the search words, which determine the shown variant. */
function choiceOf(
  { understood = [] }: Partial<Pick<SearchPage<Product>, 'understood'>>,
  filters: OptionChoice = {},
): OptionChoice {
  const valuesByField = new Map<string, string[]>();
  for (const { field, values, isApplied } of understood) {
    // A price filter selects no variant.
    if (isApplied && field !== 'price')
      valuesByField.set(field, [...(valuesByField.get(field) ?? []), ...values]);
  }
  return { ...Object.fromEntries(valuesByField), ...filters };
}

/** Returns the fields to leave out: a card needs the variants' images only with a selection or a search text. */
function fieldsNotShown({ text, filters = {} }: ListingRequest): readonly string[] {
  const hasChoice = text !== undefined || Object.keys(filters).length > 0;
  return hasChoice
    ? fieldsNotOnCards.filter((field) => field !== 'configurable_children.image')
    : fieldsNotOnCards;
}

/** Returns the milliseconds until a list from the device is fetched again; false while the browser is offline. */
export function retryAfterMs(data: InfiniteData<ListingPage> | undefined): number | false {
  return isFromDevice(data) && onlineManager.isOnline() ? 3_000 : false;
}

const isFromDevice = (data: InfiniteData<ListingPage> | undefined): boolean =>
  data?.pages.some((page) => page.offline === true) === true;

/**
 * Fetches the filters of a category without a selection: a selected attribute keeps its whole list, so that another
 * value can be added.
 */
export const facetsQuery = (shop: Shop, category: CategoryNode, text: string | undefined) =>
  queryOptions({
    queryKey: ['facets', shop.view.code, category.id, text ?? ''],
    queryFn: async () => {
      const [page, attributes] = await Promise.all([
        answered(
          shop.catalog.listing({
            categoryIds: idsUnder(category),
            size: shop.config.products.maxFiltersQuerySize,
            fields: ['sku'],
            // The values of a word of the text can be replaced by others.
            ...(text !== undefined && { text, plainWords: ['*'] }),
          }),
        ),
        answered(
          shop.catalog.attributes({
            codes: shop.config.products.defaultFilters.filter((code) => code !== 'price'),
          }),
        ),
      ]);
      return {
        aggregations: page.aggregations,
        attributes: attributes.items,
        ...(page.offline && { offline: true }),
      };
    },
    refetchOnReconnect: ({ state: { data } }) =>
      data !== undefined && Object.keys(data.aggregations).length === 0 && 'always',
  });
