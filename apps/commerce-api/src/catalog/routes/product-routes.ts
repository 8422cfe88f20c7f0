import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { catalogueOf } from '../customer-group.ts';
import { answer } from '../../http/respond.ts';
import { ApiError } from '../../http/request/api-error.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import type { CatalogRoutes } from '../context.ts';
import { readCallQuery } from '../../http/request/read-call.ts';
import { catalogQuery } from '../search/query/catalog-search.ts';
import { catalogueLimit } from '../../http/limits/catalog-limit.ts';
import { platformPrice } from '../../documents/platform-price.ts';
import { requireText } from '../../http/request/require-text.ts';

/** Articles per call. */
const maxSkus = 200;

/** Products by article number, and what the platform says they cost. Source: wire contract 2.6. */
export const productRoutes: CatalogRoutes = (deps) => {
  const app = new Hono<ApiEnv>();
  const { catalogue, view, sql } = deps;
  const limit = catalogueLimit(deps);

  app.get('/api/product', limit, async (context) => {
    const { sku, skus, pageSize, currentPage } = readCallQuery(context, calls.product);
    const wanted = sku === undefined ? skus : [sku];
    if (wanted !== undefined) {
      refuseMany(wanted);
      const items = [...(await catalogue.productsBySku(wanted)).values()];
      if (sku !== undefined && items.length === 0) {
        throw new ApiError(404, 'not-found', 'Product query returned empty result');
      }
      const search_criteria = { page_size: wanted.length, current_page: 1 };
      const list = { items, search_criteria, total_count: items.length };
      return answer(context, list, { cache: 'no-cache' });
    }
    const { listVisibility, listStatus } = deps.shop.products;
    const where = { visibility: { in: [...listVisibility] }, status: { in: [...listStatus] } };
    const { hits, total } = await catalogue.search.find(
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
    const documents = await catalogue.documents(
      'product',
      hits.map(({ id }) => id),
    );
    const search_criteria = { page_size: pageSize, current_page: currentPage };
    const items = documents.map(({ document }) => document);
    return answer(context, { items, search_criteria, total_count: total }, { cache: 'no-cache' });
  });

  app.get('/api/product/list', limit, async (context) => {
    requireText(context, 'skus');
    const { skus } = readCallQuery(context, calls.productList);
    refuseMany(skus);
    const found = await catalogue.productsBySku(skus);
    const items = [...found.values()];
    const search_criteria = { page_size: skus.length, current_page: 1 };
    const list = { items, search_criteria, total_count: items.length };
    return answer(context, list, { cache: 'no-cache' });
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
    // Whose prices these are, the session says; a group named in the request proves nothing.
    const customerId = await deps.findCustomerId(context);
    const seen = await catalogueOf(sql, catalogue, customerId);
    const found = await seen.productsBySku(query.skus);
    const items = [...found.values()].map((product) => ({
      ...platformPrice(product),
      store_id: Number(query.storeId ?? view.storeId),
      currency_code: currency,
    }));
    return answer(context, { items });
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
