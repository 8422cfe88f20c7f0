import type { ApiFailure, Product } from '@shop/contract';
import { characterCount, err, ok, type Result, plainText } from '@shop/kernel';
import type { SearchOptions } from '../transport/call-options.ts';
import type { CatalogClient, EntitySearch, ProductResult } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { ProductRejection } from '../transport/catalog-rejection.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import type { CategoryCalls } from '../categories/category-calls.ts';
import { listedProducts, listingSearch } from '../search/listing-search.ts';
import type { Search } from '../search/search-function.ts';
import type { SearchPage } from '../search/search-page.ts';

export type ProductCalls = Pick<
  CatalogClient,
  | 'listing'
  | 'product'
  | 'productBy'
  | 'parentOf'
  | 'productsByIds'
  | 'productsBySkus'
  | 'newCollection'
  | 'bestsellers'
  | 'suggest'
>;

/** Source: CC-27, CC-38, CC-39. */
export function createProductCalls(
  config: CatalogConfig,
  { log }: Pick<CatalogPorts, 'log'>,
  search: Search,
  categories: Pick<CategoryCalls, 'withDescendants'>,
): ProductCalls {
  async function findOne(
    key: string,
    value: string | number,
    options: SearchOptions<Product> = {},
  ): Promise<Result<ProductResult, ApiFailure | ProductRejection>> {
    if (value === '') return err({ kind: 'key-missing', key });
    const { onFresh, ...searchOptions } = options;
    const page = await search(
      { type: 'product', where: { [key]: { eq: value } }, size: 1 },
      {
        ...searchOptions,
        requireNetwork: true,
        onFresh,
        asProduct: key === 'sku' ? String(value) : undefined,
      },
    );
    if (!page.ok) return page;
    const [product] = page.value.items;
    if (product === undefined) {
      log.info('product-query-empty', {
        message: 'Product query returned empty result',
        key,
        value: String(value),
      });
      return err({ kind: 'not-found', key, value: String(value) });
    }
    const { cache, savedAt } = page.value;
    return ok({ product, cache, savedAt });
  }

  /** Returns true for a text that is too short to search for. An empty text is allowed. */
  function isTooShort(text = ''): boolean {
    const count = characterCount(plainText(text));
    return count > 0 && count < config.minSearchLength;
  }

  const byList = (
    key: 'id' | 'sku',
    values: readonly (string | number)[],
    options?: SearchOptions<Product>,
  ) =>
    values.length === 0
      ? Promise.resolve(ok(emptyPage<Product>()))
      : search(
          { type: 'product', where: { [key]: { in: [...values] } }, size: values.length },
          options,
        );

  return {
    async listing(request, options) {
      if (isTooShort(request.text)) return ok(emptyPage<Product>());
      const ids = await categories.withDescendants(request, options);
      if (!ids.ok) return ids;
      return search(listingSearch(request, ids.value, config), options);
    },
    product: (sku, options) => findOne('sku', sku, options),
    productBy: findOne,
    async parentOf(childSku, options) {
      const page = await search(
        { type: 'product', where: { 'configurable_children.sku': { eq: childSku } }, size: 1 },
        { ...options, requireNetwork: true },
      );
      return page.ok ? ok(page.value.items[0]) : page;
    },
    productsByIds: (ids, options) => byList('id', ids, options),
    productsBySkus: (skus, options) => byList('sku', skus, options),
    newCollection: (options) =>
      search(collectionSearch(config, config.newCollection, config.newCollection.sort), options),
    bestsellers: (options) => search(collectionSearch(config, config.bestsellers), options),
    suggest(text, size = 6, options) {
      if (plainText(text) === '' || isTooShort(text))
        return Promise.resolve(ok(emptyPage<Product>()));
      const suggestSearch: EntitySearch<'product'> = {
        type: 'product',
        where: listedProducts(config),
        text,
        size,
      };
      return search(suggestSearch, options);
    },
  };
}

/** Returns the search of a collection, limited to a category if it has one. */
function collectionSearch(
  config: CatalogConfig,
  { categoryId, size }: CatalogConfig['bestsellers'],
  sort: string = config.defaultSort,
): EntitySearch<'product'> {
  const category_ids = categoryId === null ? undefined : { in: [categoryId] };
  return { type: 'product', where: { ...listedProducts(config), category_ids }, sort, size };
}

/** Page without items, returned without a request. */
function emptyPage<T>(): SearchPage<T> {
  return {
    items: [],
    total: 0,
    start: 0,
    perPage: 0,
    aggregations: {},
    suggestions: [],
    understood: [],
    cache: false,
    offline: false,
    noresults: true,
  };
}
