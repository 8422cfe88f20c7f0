import { calls } from '@shop/contract';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { Hono, type Context } from 'hono';
import { type Caller, findSignedIn } from '../../session/index.ts';
import { emailKey } from '../../customer/index.ts';
import { viewMethods } from '@shop/content-files';
import { inTransaction } from '../../../db/transaction.ts';
import type { ApiContext } from '../../context.ts';
import { respond } from '../../../http/respond.ts';
import { ApiError, valueOrThrow } from '../../../http/request/api-error.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import { listingFindings } from '../../../http/request/check-schema.ts';
import { limitKey } from '../../../http/limits/limit-key.ts';
import { readCall } from '../../../http/request/read-call.ts';
import { respondOnce, idempotencyKey, markReplay } from '../../idempotency/index.ts';
import { createOrderAccess } from '../order-access.ts';
import { orderError } from './order-refusal-http.ts';
import { findCartToOrder, placeOrder } from './place-order.ts';

/** Limit of order attempts per cart. */
const triesPerCart = { limit: 10, windowMs: 60_000 };
/** Limit per client: carts cost nothing. */
const triesPerClient = { limit: 120, windowMs: 10 * 60_000 };
/** Limit of orders per client. Many shoppers share one address of a carrier or an office. */
const placedPerClient = { limit: 60, windowMs: 3_600_000 };
/** Limit of confirmations per email address. A guest may enter any address. */
const placedPerRecipient = { limit: 5, windowMs: 3_600_000 };

/** Fields of a placed order for its access token. */
interface Placed {
  readonly orderId: string;
  /** ISO time: a repeated response has the same token. */
  readonly transferedAt: string;
}

/** Places orders, under both paths. Reading orders: see `own-order-routes.ts`. */
export function orderRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql, clock, crashPoint } = deps;
  const reservationMs = deps.config.payment.reservationMinutes * 60_000;
  const methods = viewMethods(deps.config.contentDir, deps.log, deps);
  const access = createOrderAccess(sql);
  const limiter = deps.limits.limiter('orders');
  const app = new Hono<ApiEnv>();

  async function create(context: Context<ApiEnv>): Promise<Response> {
    const { body: order } = await listingFindings(() => readCall(context, calls.createOrder));
    const caller = await findSignedIn(context, deps);
    const client = limitKey(context, caller?.customerId);
    limiter.take(`tried by ${client}`, triesPerClient);
    if (order.cart_id) limiter.take(`cart ${order.cart_id}`, triesPerCart);
    // Without a key, the client's id of the order is the key.
    const key =
      idempotencyKey(context) ?? (order.order_id ? `order-id:${order.order_id}` : undefined);
    // Dates and the queue flag differ between two requests of one order.
    const { created_at: _made, updated_at: _changed, transmited: _sent, ...hashedOrder } = order;
    const claim = {
      key,
      request: [calls.createOrder.path, caller?.customerId ?? null, hashedOrder],
      nowMs: clock.now(),
      crashPoint,
    };
    const placing = markReplay(context, () =>
      respondOnce(sql, claim, async (tx) => {
        const placedResponse = await placeOrder(
          tx,
          { ...deps, methods, reservationMs },
          {
            order,
            caller,
            key,
            nowMs: clock.now(),
            count: (email) => countPlaced(client, email, caller),
          },
        );
        return valueOrThrow(placedResponse, orderError);
      }),
    );
    const { result, ...response } = await placing.catch(async (error: unknown) => {
      if (error instanceof ApiError && error.details.isPassing === true) {
        await dropCoupon(order.cart_id, caller);
      }
      throw error;
    });
    if (caller !== undefined) return respond(context, result, response);
    // Signed for each response: the stored response contains no token.
    const { orderId, transferedAt } = result as Placed;
    const token = await access.sign(
      Number(orderId),
      unsafeBrand<EpochMs>(Date.parse(transferedAt)),
    );
    return respond(context, { ...(result as object), access: token }, response);
  }

  /** Counts an order before it is placed; an order placed before is not counted again. Errors: 429 `rate-limited`. */
  function countPlaced(client: string, email: string | undefined, caller?: Caller): void {
    // Guests' orders with a customer's email address do not block that customer's orders.
    const by = caller === undefined ? '' : ` by ${client}`;
    if (email !== undefined) limiter.take(`to ${emailKey(email)}${by}`, placedPerRecipient);
    limiter.take(`placed by ${client}`, placedPerClient);
  }

  /** An older client does not show an invalid coupon, so it cannot be removed there: it is reported once. */
  async function dropCoupon(cartToken: string | undefined, caller?: Caller): Promise<void> {
    await inTransaction(sql, async (tx) => {
      const cart = valueOrThrow(
        await findCartToOrder(tx, cartToken, caller, clock.now()),
        orderError,
      );
      await tx`
        UPDATE cart SET coupon_code = NULL, version = version + 1
        WHERE id = ${cart?.id ?? null} AND state = 'open' AND coupon_code IS NOT NULL`;
    });
  }

  app.post(calls.createOrder.path, create);
  app.post('/api/order', create);

  return app;
}
