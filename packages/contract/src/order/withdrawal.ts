import * as v from 'valibot';
import { orderNumber } from './order.ts';
import { emailAddress, nullish, shortText } from '../wire/scalars.ts';
import { maxItemsTextLength, maxSignatureLength } from '../wire/text-limits.ts';

/**
 * Request body of a withdrawal from a contract, its first step. `items`: the products; absent: all. `bankAccount`: the
 * account for the refund of a cash payment.
 */
export const withdrawalRequest = v.object({
  name: v.pipe(shortText(maxSignatureLength), v.minLength(2)),
  orderNumber,
  email: emailAddress,
  items: nullish(shortText(maxItemsTextLength)),
  bankAccount: nullish(shortText(40)),
});
/** Parsed statement of a withdrawal from a contract. Source: CO-24. */
export type WithdrawalRequest = v.InferOutput<typeof withdrawalRequest>;

/** Fields of a statement, and what it says. A function, so that bundlers can leave it out. */
// @__NO_SIDE_EFFECTS__
function withStatement<const Fields extends v.ObjectEntries>(fields: Fields) {
  return {
    name: v.string(),
    orderNumber: v.string(),
    email: v.string(),
    items: nullish(v.string()),
    bankAccount: nullish(v.string()),
    ...fields,
  };
}

/** The statement that will be submitted, and the token that confirms it within an hour. */
export const withdrawalStatement = v.looseObject(
  withStatement({
    confirmation: v.string(),
    /** True if the order is not dispatched: it may be cancelled instead. */
    is_cancelable: nullish(v.boolean()),
  }),
);
/** Parsed statement with the token that confirms it. Source: CO-24. */
export type WithdrawalStatement = v.InferOutput<typeof withdrawalStatement>;

/** Received withdrawal. The confirmation email has the same content. */
export const withdrawalReceipt = v.looseObject(withStatement({ received_at: v.string() }));
/** Parsed record of a withdrawal. Source: CO-24. */
export type WithdrawalReceipt = v.InferOutput<typeof withdrawalReceipt>;

/** A canceled order. */
export const canceledOrder = v.looseObject({ orderNumber: v.string(), status: v.string() });
/** Parsed order that a guest canceled. Source: CO-24. */
export type CanceledOrder = v.InferOutput<typeof canceledOrder>;
