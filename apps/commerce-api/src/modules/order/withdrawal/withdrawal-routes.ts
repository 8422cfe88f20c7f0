import { hungarianBankAccount } from '@shop/forms';
import { calls, withdrawalRequest } from '@shop/contract';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { findSignedIn } from '../../session/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ApiContext } from '../../context.ts';
import { respond } from '../../../http/respond.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import { ApiError } from '../../../http/request/api-error.ts';
import { limitKey } from '../../../http/limits/limit-key.ts';
import { readCall } from '../../../http/request/read-call.ts';
import { readClaims, serverSecret, signClaims } from '../../../tokens/signed-claims.ts';
import { changeOrderStatus } from '../history/change-order-status.ts';
import {
  findWithdrawableOrder,
  receiveWithdrawal,
  type WithdrawableOrder,
} from './withdrawal-store.ts';

const hourMs = 3_600_000;
const perClient = { limit: 10, windowMs: hourMs };

type Proof = Pick<v.InferOutput<typeof withdrawalRequest>, 'orderNumber' | 'email'>;

/** Signed contents of the token of the first step. */
const claims = v.object({
  exp: v.number(),
  customer: v.optional(v.number()),
  statement: withdrawalRequest,
});

/**
 * `/api/order/withdrawal`: withdraws from a contract in two steps, at any time, signed in or not. The first step
 * returns a signed token with the statement; only the second one stores anything. `/api/order/cancel`: cancels an order
 * before its dispatch.
 */
export function withdrawalRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql, clock } = deps;
  const limiter = deps.limits.limiter('withdrawal');
  const app = new Hono<ApiEnv>();
  const secret = () => serverSecret(sql, 'withdrawal');

  async function provenOrder(proof: Proof, customerId?: number): Promise<WithdrawableOrder> {
    const order = await findWithdrawableOrder(sql, proof, customerId, clock.now());
    if (order !== undefined) return order;
    throw new ApiError(404, 'order-unknown', 'There is no order with this number and address.');
  }

  async function openOrder(proof: Proof, customerId?: number): Promise<WithdrawableOrder> {
    const order = await provenOrder(proof, customerId);
    if (!order.is_open) {
      throw new ApiError(409, 'withdrawal-closed', 'The order is canceled or its period is over.');
    }
    return order;
  }

  /** Counts an attempt to prove the ownership of an order. Errors: 429 `rate-limited`. */
  function countGuess(context: Context<ApiEnv>, customerId: number | undefined): void {
    limiter.take(`from ${limitKey(context, customerId)}`, perClient);
  }

  app.post(calls.cancelGuestOrder.path, async (context) => {
    const { body } = await readCall(context, calls.cancelGuestOrder);
    const caller = await findSignedIn(context, deps);
    countGuess(context, caller?.customerId);
    const order = await provenOrder(body, caller?.customerId);
    const move = {
      orderId: order.id,
      to: 'canceled',
      mover: 'customer',
      nowMs: clock.now(),
    } as const;
    if (!(await inTransaction(sql, (tx) => changeOrderStatus(tx, move)))) {
      throw new ApiError(409, 'order-not-cancelable', 'The order can no longer be canceled.');
    }
    return respond(context, { orderNumber: order.increment_id, status: move.to });
  });

  app.post(calls.withdraw.path, async (context) => {
    const { body } = await readCall(context, calls.withdraw);
    const caller = await findSignedIn(context, deps);
    countGuess(context, caller?.customerId);
    const order = await openOrder(body, caller?.customerId);
    const statement = {
      ...body,
      orderNumber: order.increment_id,
      bankAccount: readBankAccount(body.bankAccount),
    };
    const confirmation = signClaims(await secret(), {
      exp: clock.now() + hourMs,
      ...(caller === undefined ? {} : { customer: caller.customerId }),
      statement,
    });
    return respond(context, { ...statement, confirmation, is_cancelable: order.is_cancelable });
  });

  app.post(calls.confirmWithdrawal.path, async (context) => {
    const { body } = await readCall(context, calls.confirmWithdrawal);
    const read = v.safeParse(claims, readClaims(await secret(), body.confirmation));
    if (!read.success || read.output.exp <= clock.now()) {
      throw new ApiError(400, 'withdrawal-unconfirmed', 'The statement is too old. Begin again.');
    }
    const { statement, customer } = read.output;
    // The signed token is the proof: only its own order needs a limit.
    limiter.take(`confirm ${statement.orderNumber}`, perClient);
    const order = await openOrder(statement, customer);
    const received = await inTransaction(sql, (tx) =>
      receiveWithdrawal(tx, order, statement, deps.view.code, clock.now()),
    );
    return respond(context, received);
  });

  return app;
}

/** Returns the written form of the account; nothing without one. Errors: 400 `invalid-request` if it is invalid. */
function readBankAccount(typed = ''): string | undefined {
  if (typed === '') return undefined;
  const account = hungarianBankAccount(typed);
  if (account !== undefined) return account;
  const fields = [{ path: 'bankAccount', rule: 'bank-account' }];
  throw new ApiError(400, 'invalid-request', 'This is no Hungarian bank account.', { fields });
}
