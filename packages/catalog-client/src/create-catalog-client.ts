import { createAttributeCalls } from './products/attribute-calls.ts';
import type { CatalogClient } from './catalog-client.ts';
import type { CatalogConfig } from './catalog-config.ts';
import type { CatalogPorts } from './catalog-ports.ts';
import { createCategoryCalls } from './categories/category-calls.ts';
import { createContentCalls } from './content/content-calls.ts';
import { loadFeed } from './feed/feed-call.ts';
import { loadProduct } from './products/load-product.ts';
import { lookUpPath } from './products/path-lookup.ts';
import { createContentPageCalls } from './content/content-page-calls.ts';
import { createProductCalls } from './products/product-calls.ts';
import { createScreenCalls } from './products/screen-calls.ts';
import { createSearchBackend } from './search/search-backend.ts';
import { createSearch } from './search/search.ts';
import { createStockCalls } from './stock/stock-calls.ts';
import { createTransport } from './transport/transport.ts';

/**
 * Creates a catalog client with a response cache and deduplication of concurrent requests. In a browser pass a `cache`;
 * on a rendering server omit it and set `whenUnreachable: 'fail'`.
 *
 * Errors: no call throws for what the network or the backend does. Source: CC-1 to CC-64.
 */
export function createCatalogClient(config: CatalogConfig, ports: CatalogPorts): CatalogClient {
  const transport = createTransport(config, ports);
  const search = createSearch(config, ports, createSearchBackend(config, transport));
  const categories = createCategoryCalls(config, ports, search);
  const products = createProductCalls(config, ports, search, categories);
  const attributes = createAttributeCalls(config, search);
  const stock = createStockCalls(config, ports, transport);
  const content = createContentCalls(config, ports, transport, search);
  const single = { products, attributes, stock, categories, content };
  return {
    search,
    ...products,
    ...attributes,
    ...stock,
    ...content,
    ...createScreenCalls(config, ports, transport, search, single),
    categories: categories.categories,
    category: categories.category,
    categoryTree: categories.categoryTree,
    loadProduct: (request, options) =>
      loadProduct(config, ports, { products, attributes, stock }, request, options),
    lookUpPath: (path, options) => lookUpPath(search, transport, path, options),
    ...createContentPageCalls(config, ports, search),
    feed: (cursor, options) => loadFeed(config, ports, search, cursor, options),
  };
}
