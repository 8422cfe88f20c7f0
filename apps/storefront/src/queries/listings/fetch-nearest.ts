import type { ListingRequest, SearchPage } from '@shop/catalog-client';
import type { Product } from '@shop/contract';
import { toListingQuery, type FilterState } from '@shop/url-resolver';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';
import { idsUnder, type CategoryNode } from '../category-tree.ts';
import { cardFields, fieldsNotOnCards, type CardProduct } from '../products/card-fields.ts';

/** Products that a search shows in addition to its results. */
export interface NearestResults {
  /** `bestsellers` if no product matches any word. */
  readonly kind: 'similar' | 'bestsellers';
  readonly products: readonly CardProduct[];
  /** Labels of the options or the words that filter these products. */
  readonly understood: readonly string[];
}

/**
 * Fetches the products nearest to a search. With results, the words rank the products and filter none; the results are
 * excluded, and both lists together have eight. Without results one matching word is enough: first with all filters,
 * then without those of the words, then without those of the shopper. If nothing matches, the bestsellers.
 */
export async function fetchNearest(
  shop: Shop,
  now: number,
  category: CategoryNode,
  state: FilterState,
  {
    shownSkus,
    count,
    isEmpty,
  }: {
    readonly shownSkus: readonly string[];
    readonly count: number;
    /** True for a search without results. */
    readonly isEmpty: boolean;
  },
): Promise<NearestResults> {
  const unshownItems = new Map<string, Product>();
  let firstPage: SearchPage<Product> | undefined;
  for (const request of isEmpty ? withAnyWord(shop, state) : [withPlainWords(shop, state)]) {
    if (unshownItems.size >= count) break;
    const page = await answered(
      shop.catalog.listing({
        categoryIds: idsUnder(category),
        ...request,
        // The response may contain the results themselves.
        size: count + shownSkus.length,
        facets: [],
        ...(import.meta.env.SSR && { withoutFields: fieldsNotOnCards }),
      }),
    );
    firstPage ??= page;
    for (const item of page.items) {
      if (!shownSkus.includes(item.sku)) unshownItems.set(item.sku, item);
    }
  }
  const isBestsellers = isEmpty && unshownItems.size === 0;
  const items = isBestsellers
    ? (await answered(shop.catalog.bestsellers())).items
    : [...unshownItems.values()];
  void shop.urls.registerProducts(items);
  return {
    kind: isBestsellers ? 'bestsellers' : 'similar',
    products: items.slice(0, count).map(cardFields(shop.view, now)),
    understood: (firstPage?.understood ?? []).flatMap(({ isApplied, label, word }) =>
      isApplied ? [label === '' ? word : label] : [],
    ),
  };
}

function requestOf(shop: Shop, state: FilterState): ListingRequest {
  return toListingQuery(state, shop.config.products, 0);
}

function withPlainWords(shop: Shop, state: FilterState): ListingRequest {
  return { ...requestOf(shop, state), plainWords: ['*'] };
}

function withAnyWord(shop: Shop, state: FilterState): readonly ListingRequest[] {
  const {
    filters: _filters,
    priceFrom: _from,
    priceTo: _to,
    measures: _measures,
    ...wordState
  } = state;
  const requests = [
    requestOf(shop, state),
    withPlainWords(shop, state),
    withPlainWords(shop, { ...wordState, filters: {} }),
  ];
  return requests.map((request) => ({ ...request, anyWord: true }));
}
