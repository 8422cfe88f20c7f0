import { calls } from '@shop/contract';
import { Hono } from 'hono';
import type { ISql } from 'postgres';
import { findSignedIn } from '../account/authenticate.ts';
import { viewMethods } from '../commerce/view-methods.ts';
import type { ApiDeps } from '../deps.ts';
import { answer } from '../http/answer.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { readCallQuery } from '../http/read-call.ts';
import { answerOnce, idempotencyKey, keptMs } from '../idempotency/answer-once.ts';
import { tellingReplay } from '../idempotency/change-once.ts';
import { createCartDesk } from './cart-desk.ts';
import { examineLines } from './cart-lines.ts';
import { cartRowDocuments, unavailableLines } from './cart-row-document.ts';
import { openCart, readItems } from './cart-store.ts';
import { deleteLine, setLine } from './change-line.ts';
import { setLineAtOnce } from './set-line-at-once.ts';

/** How many carts one client may open; each is kept for months. */
const cartsPerClient = { limit: 60, windowMs: 10 * 60_000 };

/** `/api/cart`: the cart and its lines. */
export function cartRoutes(deps: ApiDeps): Hono<ApiEnv> {
  const { sql, clock, catalogue } = deps;
  const desk = createCartDesk(deps, viewMethods(deps.config.contentDir, deps.log, deps));
  const limiter = deps.bounds.limiter('carts');
  const app = new Hono<ApiEnv>();

  app.post(calls.cartCreate.path, async (context) => {
    readCallQuery(context, calls.cartCreate);
    limiter.take(context.get('client'), cartsPerClient);
    const caller = await findSignedIn(context, deps);
    const claim = {
      key: idempotencyKey(context),
      request: [calls.cartCreate.path, caller?.customerId ?? null],
      nowMs: clock.now(),
      keepMs: keptMs,
    };
    const open = async (run: ISql) => {
      const cart = await openCart(run, caller?.customerId, clock.now());
      return { result: cart.token, meta: { cartVersion: cart.version } };
    };
    // A single statement is a transaction of its own.
    const { result, ...made } =
      claim.key === undefined
        ? await open(sql)
        : await tellingReplay(context, () => answerOnce(sql, claim, open));
    return answer(context, result, made);
  });

  app.get(calls.cartPull.path, async (context) => {
    const { cartId } = readCallQuery(context, calls.cartPull);
    const cart = await desk.find(context, cartId);
    const items = await readItems(sql, cart.id);
    const lines = await examineLines(sql, catalogue, cart, items);
    const unavailable = unavailableLines(lines);
    return answer(context, cartRowDocuments(cart, lines), {
      meta: {
        cartVersion: cart.version,
        ...(unavailable.length === 0 ? {} : { unavailable }),
      },
    });
  });

  app.post(calls.cartUpdate.path, (context) =>
    desk.change(
      context,
      calls.cartUpdate,
      async ({ tx, cart, body }) => {
        const changed = await setLine(tx, catalogue, cart, body.cartItem, clock.now());
        return { result: changed.row, meta: { cartVersion: changed.cart.version } };
      },
      {
        element: 'cartItem',
        atOnce: ({ claim, caller, query, body }) =>
          setLineAtOnce(sql, catalogue, claim, {
            cartToken: query.cartId,
            caller,
            update: body.cartItem,
          }),
      },
    ),
  );

  app.post(calls.cartDelete.path, (context) =>
    desk.change(
      context,
      calls.cartDelete,
      async ({ tx, cart, body }) => {
        const changed = await deleteLine(tx, cart, body.cartItem, clock.now());
        return { result: true, meta: { cartVersion: changed.version } };
      },
      { element: 'cartItem' },
    ),
  );

  return app;
}
