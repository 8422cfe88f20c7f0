import { createAttributeCalls } from './attribute-calls.ts';
import type { CatalogClient } from './catalog-client.ts';
import type { CatalogConfig } from './catalog-config.ts';
import type { CatalogPorts } from './catalog-ports.ts';
import { createCategoryCalls } from './category-calls.ts';
import { createContentCalls } from './content-calls.ts';
import { loadFeed } from './feed-call.ts';
import { loadProduct } from './load-product.ts';
import { lookUpPath } from './path-lookup.ts';
import { createPageCalls } from './page-calls.ts';
import { createProductCalls } from './product-calls.ts';
import { createScreenCalls } from './screen-calls.ts';
import { createSearchBackend } from './search-backend.ts';
import { createSearch } from './search.ts';
import { createStockCalls } from './stock-calls.ts';
import { createWire } from './wire.ts';

/**
 * The catalogue over the wire, with kept answers and one request per question at a time. In a browser give it
 * a `cache`; on a rendering server leave that out and set `whenUnreachable: 'fail'`.
 *
 * Errors: no call throws for what the network or the backend does. Source: CC-1 to CC-64.
 */
export function createCatalogClient(config: CatalogConfig, ports: CatalogPorts): CatalogClient {
  const wire = createWire(config, ports);
  const search = createSearch(config, ports, createSearchBackend(config, wire));
  const categories = createCategoryCalls(config, ports, search);
  const products = createProductCalls(config, ports, search, categories);
  const attributes = createAttributeCalls(config, search);
  const stock = createStockCalls(config, ports, wire);
  const content = createContentCalls(config, ports, wire, search);
  const single = { products, attributes, stock, categories, content };
  return {
    search,
    ...products,
    ...attributes,
    ...stock,
    ...content,
    ...createScreenCalls(config, ports, wire, search, single),
    categories: categories.categories,
    category: categories.category,
    categoryTree: categories.categoryTree,
    loadProduct: (request, options) =>
      loadProduct(config, ports, { products, attributes, stock }, request, options),
    lookUpPath: (path, options) => lookUpPath(search, wire, path, options),
    ...createPageCalls(config, ports, search),
    feed: (cursor, options) => loadFeed(config, ports, search, cursor, options),
  };
}
