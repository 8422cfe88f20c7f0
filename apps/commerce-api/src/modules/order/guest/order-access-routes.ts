import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { ApiError } from '../../../http/request/api-error.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import { readCall } from '../../../http/request/read-call.ts';
import { respond } from '../../../http/respond.ts';
import type { ApiContext } from '../../context.ts';
import { queueEmail } from '../../emails/index.ts';
import { readOrderDocument } from '../history/order-history.ts';
import { createOrderAccess } from '../order-access.ts';
import { findOrderByEmail, redeemOrderCode } from './order-code.ts';

const hourMs = 3_600_000;
/** An open page requests again when it becomes visible. */
const readsPerClient = { limit: 300, windowMs: 10 * 60_000 };
const codesPerClient = { limit: 20, windowMs: hourMs };
/** Limit of codes per order number, also for one that does not exist. */
const codesPerOrder = { limit: 5, windowMs: hourMs };
const guessesPerClient = { limit: 40, windowMs: hourMs };

/**
 * `/api/order/open` and `/api/order/code`: the order of a guest, by the token of a link or by a code sent to its email
 * address. No response reveals whether an order exists.
 */
export function orderAccessRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql, clock } = deps;
  const access = createOrderAccess(sql);
  const limiter = deps.limits.limiter('order-access');
  const app = new Hono<ApiEnv>();

  app.post(calls.openOrder.path, async (context) => {
    const { access: token } = (await readCall(context, calls.openOrder)).body;
    limiter.take(`read ${context.get('client')}`, readsPerClient);
    const orderId = await access.read(token, clock.now());
    const order =
      orderId === undefined ? undefined : await readOrderDocument(sql, orderId, clock.now());
    // An order without an email address was erased: its links are invalid.
    if (order?.customer_email === undefined) {
      throw new ApiError(400, 'link-invalid', 'The link has expired or is not complete.');
    }
    return respond(context, order);
  });

  app.post(calls.requestOrderCode.path, async (context) => {
    const { body } = await readCall(context, calls.requestOrderCode);
    limiter.take(`code ${context.get('client')}`, codesPerClient);
    limiter.take(`order ${body.orderNumber.toUpperCase()}`, codesPerOrder);
    const orderId = await findOrderByEmail(sql, body);
    if (orderId !== undefined) {
      const job = { kind: 'order-code', subject: { orderId } } as const;
      await queueEmail(sql, job, deps.view.code, clock.now());
    }
    return respond(context, true);
  });

  app.post(calls.redeemOrderCode.path, async (context) => {
    const { body } = await readCall(context, calls.redeemOrderCode);
    limiter.take(`guess ${context.get('client')}`, guessesPerClient);
    const orderId = await findOrderByEmail(sql, body);
    if (orderId === undefined || !(await redeemOrderCode(sql, orderId, body.code, clock.now()))) {
      throw new ApiError(400, 'order-code-invalid', 'The code is wrong, used or expired.');
    }
    const token = await access.sign(orderId, clock.now());
    return respond(context, { orderNumber: body.orderNumber.toUpperCase(), access: token });
  });

  return app;
}
