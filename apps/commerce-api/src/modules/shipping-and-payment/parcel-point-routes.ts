import { selectedShipping } from '@shop/cart-prices';
import { shippingCodes } from '@shop/checkout';
import { viewMethods } from '@shop/content-files';
import { calls } from '@shop/contract';
import { pointDocument } from '@shop/parcel-points';
import { Hono } from 'hono';
import { catalogLimit } from '../../http/limits/catalog-limit.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { readCallQuery } from '../../http/request/read-call.ts';
import { respond } from '../../http/respond.ts';
import type { Routes } from '../context.ts';

/** Searches the parcel points of a shipping method. Source: wire contract 6. */
export const parcelPointRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const { shipping } = viewMethods(deps.config.contentDir, deps.log, deps);
  app.get(calls.parcelPoints.path, catalogLimit(deps), async (context) => {
    const { method, q } = readCallQuery(context, calls.parcelPoints);
    const codes = shippingCodes(method);
    const rule = selectedShipping(shipping, codes?.carrier_code, codes?.method_code);
    const carrier = rule?.parcel_points;
    const search = carrier && (await deps.pointLists.searchIn(carrier));
    const matches = search?.search(q, rule?.countries ?? []);
    const items =
      carrier && matches ? matches.points.map((point) => pointDocument(carrier, point)) : [];
    const result = { items, total_count: matches?.total ?? 0 };
    return respond(context, result, { cache: 'public, max-age=60' });
  });
  return app;
};
