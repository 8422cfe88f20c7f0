import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { requireSignedIn } from '../session/index.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import type { Routes } from '../context.ts';
import { readCallQuery } from '../../http/request/read-call.ts';
import { createDemoLoyaltyProgram } from './loyalty-program.ts';

/** `/api/ext/loyalty`: the loyalty card of the signed-in customer. */
export const loyaltyRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const program = createDemoLoyaltyProgram(deps);

  app.get(calls.loyaltyCard.path, async (context) => {
    readCallQuery(context, calls.loyaltyCard);
    const { customerId } = await requireSignedIn(context, deps);
    return respond(context, (await program.card(customerId)) ?? null);
  });

  app.post(calls.joinLoyalty.path, async (context) => {
    readCallQuery(context, calls.joinLoyalty);
    const { customerId } = await requireSignedIn(context, deps);
    return respond(context, await program.join(customerId));
  });

  app.post(calls.leaveLoyalty.path, async (context) => {
    readCallQuery(context, calls.leaveLoyalty);
    const { customerId } = await requireSignedIn(context, deps);
    await program.leave(customerId);
    return respond(context, true);
  });

  return app;
};
