import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { inTransaction } from '../../db/transaction.ts';
import type { ApiContext } from '../context.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError } from '../../http/request/api-error.ts';
import { readCall, readCallQuery } from '../../http/request/read-call.ts';
import { accountLimits } from '../customer/index.ts';
import { type RequirePassword, requireSignedIn } from '../session/index.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportPersonalData } from './export-personal-data.ts';

/** `/api/user`: exports and deletes the stored data of a customer. */
export function personalDataRoutes(
  deps: ApiContext,
  requirePassword: RequirePassword,
): Hono<ApiEnv> {
  const { sql, clock } = deps;
  const app = new Hono<ApiEnv>();
  const limiter = deps.limits.limiter('personal-data');

  app.get(calls.exportMe.path, async (context) => {
    readCallQuery(context, calls.exportMe);
    const { customerId } = await requireSignedIn(context, deps);
    limiter.take(`export ${customerId}`, accountLimits.export);
    const exported = await exportPersonalData(deps, customerId);
    if (exported === undefined) throw new ApiError(404, 'not-found', 'Not found.');
    return respond(context, exported);
  });

  app.post(calls.eraseMe.path, async (context) => {
    const { body } = await readCall(context, calls.eraseMe);
    const { customerId } = await requireSignedIn(context, deps);
    await requirePassword(context, customerId, body.password);
    const isErased = await inTransaction(sql, (tx) =>
      eraseCustomer(tx, customerId, deps.view.code, clock.now()),
    );
    if (!isErased) {
      throw new ApiError(409, 'orders-under-way', 'There are orders that have not arrived yet.');
    }
    return respond(context, true);
  });

  return app;
}
