import type { CatalogClient, ProductPage, SearchPage } from '@shop/catalog-client';
import type { Product } from '@shop/contract';
import { ok } from '@shop/kernel';
import { reviewsAsked } from '../../../queries/products/reviews.ts';

type JoinedCalls = Pick<CatalogClient, 'listing' | 'loadProduct' | 'productsBySkus' | 'reviews'>;
type SourceCalls = JoinedCalls & Pick<CatalogClient, 'listingPage' | 'productPage'>;

interface AskedListing {
  readonly args: Parameters<CatalogClient['listing']>;
  answer(page: ReturnType<CatalogClient['listing']>): void;
}

/**
 * Joins calls of one page that the API answers in one response: two concurrent listings, and a product with its reviews
 * and parts. For a backend without such calls the catalog client sends each call separately.
 */
export function joinedCalls(catalog: SourceCalls): JoinedCalls {
  let askedListings: AskedListing[] = [];
  /** Data that arrived with the products of this page, by product id. */
  const besides = new Map<number, NonNullable<ProductPage['extras']>>();

  function send(): void {
    const [first, second, ...otherListings] = askedListings;
    askedListings = [];
    if (first !== undefined && second !== undefined) void sendTwo(first, second);
    else first?.answer(catalog.listing(...first.args));
    for (const { args, answer } of otherListings) answer(catalog.listing(...args));
  }

  async function sendTwo(first: AskedListing, second: AskedListing): Promise<void> {
    const both = await catalog.listingPage({ listing: first.args[0], unfiltered: second.args[0] });
    first.answer(Promise.resolve(both.ok ? ok(both.value.listing) : both));
    second.answer(
      both.ok && both.value.unfiltered === undefined
        ? catalog.listing(...second.args)
        : Promise.resolve(both.ok ? ok(both.value.unfiltered as SearchPage<Product>) : both),
    );
  }

  return {
    listing(...args) {
      return new Promise((answer) => {
        if (askedListings.push({ args, answer }) === 1) setImmediate(send);
      });
    },

    async loadProduct(request, options) {
      const page = await catalog.productPage({ ...request, reviews: reviewsAsked }, options);
      if (!page.ok) return page;
      const { extras, ...loaded } = page.value;
      if (extras !== undefined) besides.set(loaded.product.id, extras);
      return ok(loaded);
    },

    reviews(productId, page = {}, options) {
      const beside = besides.get(productId);
      const isThat = page.size === reviewsAsked && page.from === undefined;
      return beside !== undefined && isThat
        ? Promise.resolve(ok(beside.reviews))
        : catalog.reviews(productId, page, options);
    },

    productsBySkus(skus, options) {
      const partsBySku = new Map(
        [...besides.values()].flatMap(({ parts }) => parts).map((part) => [part.sku, part]),
      );
      const items = skus.flatMap((sku) => partsBySku.get(sku) ?? []);
      return items.length === skus.length && items.length > 0
        ? Promise.resolve(ok(pageOf(items)))
        : catalog.productsBySkus(skus, options);
    },
  };
}

function pageOf(items: readonly Product[]): SearchPage<Product> {
  return {
    items,
    total: items.length,
    start: 0,
    perPage: items.length,
    aggregations: {},
    suggestions: [],
    understood: [],
    cache: false,
    offline: false,
    noresults: false,
  };
}
