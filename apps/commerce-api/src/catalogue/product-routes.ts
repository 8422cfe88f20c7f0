import { calls } from '@shop/contract';
import { Hono } from 'hono';
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
  const { catalogue, shop } = deps;
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
    const found = await catalogue.productsBySku(query.skus);
    const currency = query.currencyCode ?? catalogue.pricingContext().currency ?? 'HUF';
    const items = [...found.values()].map((product) => ({
      ...platformPrice(product),
      store_id: Number(query.storeId ?? shop.stores.views[0]?.storeId ?? 1),
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
