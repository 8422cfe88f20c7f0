import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { findSignedIn } from '../account/authenticate.ts';
import { catalogueOf } from '../account/customer-group.ts';
import { answer } from '../http/answer.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiEnv } from '../http/api-env.ts';
import type { Routes } from '../http/create-api.ts';
import { readCallQuery } from '../http/read-call.ts';
import { catalogueLimit } from './catalogue-limit.ts';
import { platformPrice } from './platform-price.ts';
import { requireText } from './require-text.ts';

/** Articles per call. */
const maxSkus = 200;

/** Products by article number, and what the platform says they cost. Source: wire contract 2.6. */
export const productRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const { catalogue, view, sql } = deps;
  const limit = catalogueLimit(deps);

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
    const caller = await findSignedIn(context, deps);
    const seen = await catalogueOf(sql, catalogue, caller?.customerId);
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
