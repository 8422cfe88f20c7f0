import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { requireSignedIn } from '../../session/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ApiContext } from '../../context.ts';
import { respond } from '../../../http/respond.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import { ApiError } from '../../../http/request/api-error.ts';
import { readCall, readCallQuery } from '../../../http/request/read-call.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { readOrderPage, readOwnOrder } from './order-history.ts';

/** `/api/user`: the orders of a customer, and their cancellation. An order of another customer is not found. */
export function ownOrderRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql, clock } = deps;
  const app = new Hono<ApiEnv>();

  async function ownOrder(customerId: number, orderNumber: string) {
    const order = await readOwnOrder(sql, customerId, orderNumber, clock.now());
    if (order === undefined) throw new ApiError(404, 'not-found', 'There is no such order.');
    return order;
  }

  app.get(calls.orderHistory.path, async (context) => {
    const { pageSize, currentPage } = readCallQuery(context, calls.orderHistory);
    const { customerId } = await requireSignedIn(context, deps);
    return respond(context, await readOrderPage(sql, customerId, pageSize, currentPage));
  });

  app.get(calls.order.path, async (context) => {
    const { orderNumber } = readCallQuery(context, calls.order);
    const { customerId } = await requireSignedIn(context, deps);
    return respond(context, await ownOrder(customerId, orderNumber));
  });

  app.post(calls.cancelOrder.path, async (context) => {
    const { orderNumber } = (await readCall(context, calls.cancelOrder)).body;
    const { customerId } = await requireSignedIn(context, deps);
    const { entity_id: orderId } = await ownOrder(customerId, orderNumber);
    const isCanceled = await inTransaction(sql, (tx) =>
      changeOrderStatus(tx, { orderId, to: 'canceled', mover: 'customer', nowMs: clock.now() }),
    );
    if (!isCanceled) {
      throw new ApiError(409, 'order-not-cancelable', 'The order can no longer be canceled.');
    }
    return respond(context, await ownOrder(customerId, orderNumber));
  });

  return app;
}
