import { calls } from '@shop/contract';
import { Hono, type Context } from 'hono';
import { findSignedIn } from '../session/index.ts';
import { viewMethods } from '@shop/content-files';
import type { ApiContext } from '../context.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { valueOrThrow } from '../../http/request/api-error.ts';
import { readCallQuery } from '../../http/request/read-call.ts';
import { respondOnce, idempotencyKey, responseLifeMs } from '../idempotency/index.ts';
import { deriveToken, hashToken, randomToken } from '../../tokens/secret-text.ts';
import { cachedSecret } from '../../tokens/signed-claims.ts';
import { cartError } from './cart-refusal-http.ts';
import { createCartService } from './cart-service-http.ts';
import { examineLines } from './cart-lines.ts';
import { cartRowDocuments, unavailableLines } from './cart-row-document.ts';
import {
  cartSecretName,
  isUnused,
  openCustomerCart,
  openGuestCart,
  readItems,
  type NamedCart,
} from './cart-store.ts';
import { deleteLine, setLine } from './change-line.ts';
import { upsertLine } from './upsert-line.ts';

/** Number of carts one client may open; each is stored for months. */
const cartsPerClient = { limit: 60, windowMs: 10 * 60_000 };

/** `/api/cart`: the cart and its lines. */
export function cartRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql, clock, catalog } = deps;
  const cartService = createCartService(deps, viewMethods(deps.config.contentDir, deps.log, deps));
  const limiter = deps.limits.limiter('carts');
  const secret = cachedSecret(sql, cartSecretName);
  const app = new Hono<ApiEnv>();

  app.post(calls.cartCreate.path, async (context) => {
    readCallQuery(context, calls.cartCreate);
    limiter.take(context.get('client'), cartsPerClient);
    const caller = await findSignedIn(context, deps);
    const { token, version } =
      caller === undefined
        ? await openGuestCartOnce(context, deps)
        : await openCustomerCart(sql, await secret(), caller.customerId, clock.now());
    return respond(context, token, { meta: { cartVersion: version } });
  });

  app.get(calls.cartPull.path, async (context) => {
    const { cartId } = readCallQuery(context, calls.cartPull);
    const cart = await cartService.find(context, cartId);
    const items = await readItems(sql, cart.id);
    const lines = await examineLines(sql, catalog, cart, items);
    const unavailable = unavailableLines(lines);
    return respond(context, cartRowDocuments(cart, lines), {
      meta: {
        cartVersion: cart.version,
        ...(unavailable.length === 0 ? {} : { unavailable }),
      },
    });
  });

  app.post(calls.cartUpdate.path, (context) =>
    cartService.change(
      context,
      calls.cartUpdate,
      async ({ tx, cart, body }) => {
        const changed = valueOrThrow(
          await setLine(tx, catalog, cart, body.cartItem, clock.now()),
          cartError,
        );
        return { result: changed.row, meta: { cartVersion: changed.cart.version } };
      },
      {
        element: 'cartItem',
        shown: (row, { cartId }) => ({ ...(row as object), quote_id: cartId }),
        atOnce: ({ claim, caller, query, body }) =>
          upsertLine(sql, catalog, claim, {
            cartToken: query.cartId,
            caller,
            update: body.cartItem,
          }),
      },
    ),
  );

  app.post(calls.cartDelete.path, (context) =>
    cartService.change(
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

/**
 * Opens a new cart, or returns the existing one if the same client repeats the same key because the response was lost.
 * A cart that was used meanwhile has an owner: a later request gets another one.
 */
async function openGuestCartOnce(
  context: Context<ApiEnv>,
  { sql, clock }: Pick<ApiContext, 'sql' | 'clock'>,
): Promise<Pick<NamedCart, 'token' | 'version'>> {
  const now = clock.now();
  const key = idempotencyKey(context);
  if (key === undefined) return openGuestCart(sql, now);
  // Stores only a hash of the key, because the token follows from the key and the stored data.
  const keyHash = hashToken(`${context.get('client')} ${key}`).toString('base64url');
  const claim = {
    key: `cart ${keyHash}`,
    request: [calls.cartCreate.path],
    nowMs: now,
    keepMs: responseLifeMs,
  };
  const tokenOf = (seed: unknown) => deriveToken(Buffer.from(String(seed)), 'cart', key);
  const { result: seed, isReplayed } = await respondOnce(sql, claim, async (tx) => {
    const fresh = randomToken();
    await openGuestCart(tx, now, tokenOf(fresh));
    return { result: fresh };
  });
  const token = tokenOf(seed);
  if (!isReplayed) return { token, version: 1 };
  if (!(await isUnused(sql, token))) return openGuestCart(sql, now);
  context.header('Idempotent-Replayed', 'true');
  return { token, version: 1 };
}
