import type { OperatorAnswer, OperatorCallId, OperatorRequest } from '@shop/operator-api';
import type { TransactionSql } from 'postgres';

/** Calls whose change is one transaction. */
type ChangeId =
  | 'stepOrder'
  | 'addParcel'
  | 'refundOrder'
  | 'settlePayment'
  | 'makeInvoice'
  | 'changeProduct'
  | 'addRedirect'
  | 'removeRedirect'
  | 'invalidatePages'
  | 'decideReview'
  | 'addCoupon'
  | 'endCoupon'
  | 'eraseCustomer'
  | 'resendEvents';

/** Handlers of the calls with these ids, which read, or change in several transactions. */
export type Handlers<Ids extends Exclude<OperatorCallId, ChangeId>> = {
  readonly [Id in Ids]: (request: OperatorRequest<Id>) => Promise<OperatorAnswer<Id>>;
};

/** Handlers that run in one transaction with their line in the log. `onceKey`: the `Idempotency-Key`, if any. */
export type ChangeHandlers<Ids extends ChangeId> = {
  readonly [Id in Ids]: (
    tx: TransactionSql,
    request: OperatorRequest<Id> & { readonly onceKey?: string },
  ) => Promise<OperatorAnswer<Id>>;
};

/**
 * Work after the transaction, also if the response was stored before: repeating it is harmless. Its result replaces the
 * response.
 */
export type FollowUps<Ids extends ChangeId> = {
  readonly [Id in Ids]: (request: OperatorRequest<Id>) => Promise<OperatorAnswer<Id> | void>;
};
