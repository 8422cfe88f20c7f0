import { catalogQuery } from '../search/catalog-query.ts';
import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { catalogForCustomer } from '../customer-group.ts';
import { respond } from '../../http/respond.ts';
import { ApiError } from '../../http/request/api-error.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import type { CatalogRoutes } from './context.ts';
import { readCallQuery } from '../../http/request/read-call.ts';
import { catalogLimit } from '../../http/limits/catalog-limit.ts';
import { platformPrice } from '@shop/catalog-documents';
import { requireText } from '../../http/request/require-text.ts';

/** Maximum number of articles per call. */
const maxSkus = 200;

/** Products by article number, and their platform prices. Source: wire contract 2.6. */
export const productRoutes: CatalogRoutes = (deps) => {
  const app = new Hono<ApiEnv>();
  const { catalog, view, sql } = deps;
  const limit = catalogLimit(deps);

  app.get('/api/product', limit, async (context) => {
    const { sku, skus, pageSize, currentPage } = readCallQuery(context, calls.product);
    const requestedSkus = sku === undefined ? skus : [sku];
    if (requestedSkus !== undefined) {
      refuseMany(requestedSkus);
      const items = [...(await catalog.productsBySku(requestedSkus)).values()];
      if (sku !== undefined && items.length === 0) {
        throw new ApiError(404, 'not-found', 'Product query returned empty result');
      }
      const search_criteria = { page_size: requestedSkus.length, current_page: 1 };
      const list = { items, search_criteria, total_count: items.length };
      return respond(context, list, { cache: 'no-cache' });
    }
    const { listVisibility, listStatus } = deps.shop.products;
    const where = { visibility: { in: [...listVisibility] }, status: { in: [...listStatus] } };
    const { hits, total } = await catalog.search.find(
      catalogQuery(
        'product',
        {
          _searchText: '',
          _appliedFilters: Object.entries(where).map(([attribute, value]) => ({
            attribute,
            value,
            scope: 'default',
          })),
          _appliedSort: [],
          _availableFilters: [],
        },
        {
          from: (currentPage - 1) * pageSize,
          size: pageSize,
          sort: deps.shop.products.defaultSort,
        },
      ),
    );
    const documents = await catalog.documents(
      'product',
      hits.map(({ id }) => id),
    );
    const search_criteria = { page_size: pageSize, current_page: currentPage };
    const items = documents.map(({ document }) => document);
    return respond(context, { items, search_criteria, total_count: total }, { cache: 'no-cache' });
  });

  app.get('/api/product/list', limit, async (context) => {
    requireText(context, 'skus');
    const { skus } = readCallQuery(context, calls.productList);
    refuseMany(skus);
    const productsBySku = await catalog.productsBySku(skus);
    const items = [...productsBySku.values()];
    const search_criteria = { page_size: skus.length, current_page: 1 };
    const list = { items, search_criteria, total_count: items.length };
    return respond(context, list, { cache: 'no-cache' });
  });

  app.get('/api/product/render-list', limit, async (context) => {
    requireText(context, 'skus');
    const query = readCallQuery(context, calls.renderList);
    refuseMany(query.skus);
    const { currency } = view;
    if (query.currencyCode !== undefined && query.currencyCode !== currency) {
      throw new ApiError(400, 'invalid-request', `Prices of this store view are in ${currency}.`, {
        fields: [{ path: 'currencyCode', rule: 'currency' }],
      });
    }
    // The session decides whose prices these are; a group in the request proves nothing.
    const customerId = await deps.findCustomerId(context);
    const customerCatalog = await catalogForCustomer(sql, catalog, customerId);
    const productsBySku = await customerCatalog.productsBySku(query.skus);
    const items = [...productsBySku.values()].map((product) => ({
      ...platformPrice(product),
      store_id: Number(query.storeId ?? view.storeId),
      currency_code: currency,
    }));
    return respond(context, { items });
  });
  return app;
};

function refuseMany(skus: readonly string[]): void {
  if (skus.length > maxSkus) {
    throw new ApiError(400, 'invalid-request', `At most ${maxSkus} skus at once.`, {
      fields: [{ path: 'skus', rule: 'max_length' }],
    });
  }
}
