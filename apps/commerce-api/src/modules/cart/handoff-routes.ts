import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { findSignedIn } from '../session/index.ts';
import type { ApiContext } from '../context.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError, valueOrThrow } from '../../http/request/api-error.ts';
import { readCall } from '../../http/request/read-call.ts';
import { cartError } from './cart-refusal-http.ts';
import { findOpenCart } from './cart-store.ts';
import { adoptHandoff, writeHandoff } from './handoff.ts';

/** Maximum number of codes that one client may request and redeem. */
const codes = { limit: 30, windowMs: 60_000 };

/** `/api/cart/handoff` and `/adopt`: transfer of a cart from the storefront to the shop host. */
export function handoffRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql, clock } = deps;
  const limiter = deps.limits.limiter('hand-off');
  const app = new Hono<ApiEnv>();

  app.post(calls.cartHandoff.path, async (context) => {
    const { query, body } = await readCall(context, calls.cartHandoff);
    limiter.take(`asked by ${context.get('client')}`, codes);
    const caller = await findSignedIn(context, deps);
    const cart = valueOrThrow(
      await findOpenCart(sql, query.cartId, caller, clock.now()),
      cartError,
    );
    return respond(
      context,
      await writeHandoff(sql, cart, { caller, binding: body.binding }, clock.now()),
    );
  });

  app.post(calls.cartAdopt.path, async (context) => {
    const { body } = await readCall(context, calls.cartAdopt);
    limiter.take(`cashed in by ${context.get('client')}`, codes);
    const caller = await findSignedIn(context, deps);
    const { code, binding } = body;
    const adopted = await adoptHandoff(sql, code, { caller, binding }, clock.now());
    if (adopted === undefined) {
      throw new ApiError(400, 'handoff-invalid', 'The code was used already or is too old.');
    }
    return respond(context, { cartToken: adopted.cartToken, ...adopted.session });
  });

  return app;
}
