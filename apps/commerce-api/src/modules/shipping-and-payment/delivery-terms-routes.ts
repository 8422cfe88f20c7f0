import { deliveryTermsDocument } from '@shop/cart-prices';
import { viewMethods } from '@shop/content-files';
import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { catalogLimit } from '../../http/limits/catalog-limit.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { readCallQuery } from '../../http/request/read-call.ts';
import { respond } from '../../http/respond.ts';
import type { Routes } from '../context.ts';

/** Delivery methods and zones of the store view. Source: wire contract 6. */
export const deliveryTermsRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const methods = viewMethods(deps.config.contentDir, deps.log, deps);
  const terms = deliveryTermsDocument(methods, deps.view.currency);
  app.get(calls.deliveryTerms.path, catalogLimit(deps), (context) => {
    readCallQuery(context, calls.deliveryTerms);
    return respond(context, terms, { cache: 'public, max-age=60' });
  });
  return app;
};
