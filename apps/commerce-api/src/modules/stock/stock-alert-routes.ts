import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { emailKey } from '../customer/index.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError } from '../../http/request/api-error.ts';
import type { Routes } from '../context.ts';
import { readCall } from '../../http/request/read-call.ts';
import { requestStockAlert } from './stock-alerts.ts';

const perClient = { limit: 10, windowMs: 3_600_000 };
/** Anybody may enter any address: this limit prevents abuse by email. */
const perAddress = { limit: 10, windowMs: 24 * 3_600_000 };

/** Receives requests for an email when an article is in stock again. */
export const stockAlertRoutes: Routes = (deps) => {
  const { catalog, clock, sql } = deps;
  const app = new Hono<ApiEnv>();
  const limiter = deps.limits.limiter('stock-alerts');
  app.post(calls.stockNotify.path, async (context) => {
    const { body } = await readCall(context, calls.stockNotify);
    limiter.take(`by ${context.get('client')}`, perClient);
    if (!(await catalog.productsBySku([body.sku])).has(body.sku)) {
      throw new ApiError(404, 'not-found', 'There is no product with this sku.');
    }
    limiter.take(`to ${emailKey(body.email)}`, perAddress);
    await requestStockAlert(sql, body, deps.view.code, clock.now());
    return respond(context, true);
  });
  return app;
};
