import { calls, sku } from '@shop/contract';
import { Hono, type Context } from 'hono';
import type { Catalog } from '../../catalog/index.ts';
import { catalogLimit } from '../../http/limits/catalog-limit.ts';
import { requireText } from '../../http/request/require-text.ts';
import { respond } from '../../http/respond.ts';
import { ApiError } from '../../http/request/api-error.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { checkSchema } from '../../http/request/check-schema.ts';
import type { Routes } from '../context.ts';
import { readCallQuery } from '../../http/request/read-call.ts';

/** Serves the stock of articles. Source: wire contract 2.6. */
export const stockRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const { catalog } = deps;
  const limit = catalogLimit(deps);

  const check = async (context: Context<ApiEnv>, requestedSku: string) => {
    const [entry] = await stockEntries(catalog, [requestedSku]);
    if (entry === undefined) {
      throw new ApiError(404, 'not-found', 'There is no product with this sku.');
    }
    return respond(context, entry);
  };
  app.get('/api/stock/check', limit, (context) => {
    requireText(context, 'sku');
    return check(context, readCallQuery(context, calls.stockCheck).sku);
  });
  app.get('/api/stock/check/:sku', limit, (context) =>
    check(context, checkSchema(sku, context.req.param('sku'))),
  );
  app.get('/api/stock/list', limit, async (context) => {
    requireText(context, 'skus');
    const { skus } = readCallQuery(context, calls.stockList);
    return respond(context, await stockEntries(catalog, skus));
  });
  return app;
};

/** Returns entries in the requested order, without unknown articles. */
export async function stockEntries(
  catalog: Pick<Catalog, 'productsBySku'>,
  skus: readonly string[],
): Promise<readonly unknown[]> {
  const levels = await catalog.productsBySku(skus);
  return skus.map((sku) => levels.get(sku)?.['stock']).filter((entry) => entry !== undefined);
}
