import type { OperatorAnswer, OperatorCallId, OperatorRequest } from '@shop/operator-api';
import type { TransactionSql } from 'postgres';

/** Calls that happen once for each `Idempotency-Key`. */
type OnceId = 'stepOrder' | 'addParcel' | 'refundOrder';

/** Work of the calls with these ids. */
export type Handlers<Ids extends Exclude<OperatorCallId, OnceId>> = {
  readonly [Id in Ids]: (request: OperatorRequest<Id>) => Promise<OperatorAnswer<Id>>;
};

/** Work of a call that happens once: in one transaction with its stored answer, then what follows it. */
export type OnceHandlers = {
  readonly [Id in OnceId]: {
    work(tx: TransactionSql, request: OperatorRequest<Id>): Promise<OperatorAnswer<Id>>;
    /** Runs after the transaction, also when the answer was stored before: repeating it is harmless. */
    after?(request: OperatorRequest<Id>): Promise<void>;
  };
};
