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
import { loadProductPage } from './products/product-page.ts';
import { loadListingPage } from './products/listing-page.ts';
import { loadFreshness } from './products/freshness.ts';
import { createPageCall, type PageCallParts } from './products/page-call.ts';
import { createSearchBackend } from './search/search-backend.ts';
import { createSearch } from './search/search.ts';
import { createStockCalls } from './stock/stock-calls.ts';
import { createTransport } from './transport/transport.ts';

/**
 * Creates a catalog client with a response cache and deduplication of concurrent requests. In a browser pass a `cache`;
 * on a rendering server omit it and set `whenUnreachable: 'fail'`.
 * Errors: never throws because of a network or backend fault. Source: CC-1 to CC-40, CC-43, CC-44, CC-49 to CC-71 and
 * CC-75.
 */
export function createCatalogClient(config: CatalogConfig, ports: CatalogPorts): CatalogClient {
  const transport = createTransport(config, ports);
  const search = createSearch(config, ports, createSearchBackend(config, transport));
  const categories = createCategoryCalls(config, ports, search);
  const products = createProductCalls(config, ports, search, categories);
  const attributes = createAttributeCalls(config, search);
  const stock = createStockCalls(config, ports, transport);
  const content = createContentCalls(config, ports, transport, search);
  const contentPages = createContentPageCalls(config, ports, search);
  const single = { products, attributes, stock, categories, content };
  const pageCall = createPageCall(config, ports);
  const parts: PageCallParts = { config, ports, transport, search, single, pageCall };
  return {
    search,
    listing: products.listing,
    product: products.product,
    productBy: products.productBy,
    loadProduct: (request, options) => loadProduct(config, ports, single, request, options),
    parentOf: products.parentOf,
    productsByIds: products.productsByIds,
    productsBySkus: products.productsBySkus,
    newCollection: products.newCollection,
    bestsellers: products.bestsellers,
    suggest: products.suggest,
    productPage: (request, options) => loadProductPage(parts, request, options),
    listingPage: (request, options) => loadListingPage(parts, request, options),
    freshness: (skus, options) => loadFreshness(parts, skus, options),
    lookUpPath: (path, options) => lookUpPath(search, transport, path, options),
    categories: categories.categories,
    category: categories.category,
    categoryTree: categories.categoryTree,
    attributes: attributes.attributes,
    attributeGroups: attributes.attributeGroups,
    taxRules: attributes.taxRules,
    reviews: attributes.reviews,
    stock: stock.stock,
    stockOf: stock.stockOf,
    stockOfProducts: stock.stockOfProducts,
    renderList: stock.renderList,
    menuImages: content.menuImages,
    deliveryDates: content.deliveryDates,
    deliveryDatesOf: content.deliveryDatesOf,
    instalment: content.instalment,
    cmsPage: content.cmsPage,
    cmsBlock: content.cmsBlock,
    cmsPageById: content.cmsPageById,
    cmsBlockById: content.cmsBlockById,
    prismic: content.prismic,
    contentPage: contentPages.contentPage,
    contentRoutes: contentPages.contentRoutes,
    stores: contentPages.stores,
    feed: (cursor, options) => loadFeed(config, ports, search, cursor, options),
    reviewsWidget: content.reviewsWidget,
    promotedOffers: content.promotedOffers,
    mainImage: content.mainImage,
  };
}
