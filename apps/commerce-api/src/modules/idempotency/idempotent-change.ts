import type { Context } from 'hono';
import type { TransactionSql } from 'postgres';
import type { ApiContext } from '../context.ts';
import {
  respondOnce,
  findResponse,
  idempotencyKey,
  responseLifeMs,
  ReplayedError,
  type StoredResponse,
} from './idempotent-response.ts';

/** A change that happens once per `Idempotency-Key`, however often it is sent. */
export interface IdempotentChange<Prepared> {
  /**
   * Fingerprint of the request: call, caller, body. Never a password: a fast hash of it is stored, which would undo
   * the slow one.
   */
  readonly request: readonly unknown[];
  /** Work before the transaction: rate limits, hashing, proofs. Its errors are not stored. */
  readonly prepare?: () => Promise<Prepared> | Prepared;
  /** Everything the change is, in one transaction with its remembered answer, which holds nothing personal. */
  readonly work: (transaction: TransactionSql, prepared: Prepared) => Promise<StoredResponse>;
}

/** Errors: as `answerOnce`, and 400 for a key that is none. */
export function changeOnce<Prepared = undefined>(
  context: Context,
  { sql, clock }: Pick<ApiContext, 'sql' | 'clock'>,
  { request, prepare, work }: IdempotentChange<Prepared>,
): Promise<StoredResponse> {
  const claim = {
    key: idempotencyKey(context),
    request,
    nowMs: clock.now(),
    keepMs: responseLifeMs,
  };
  return markReplay(context, async () => {
    const response = await findResponse(sql, claim);
    if (response !== undefined) return response;
    const prepared = (await prepare?.()) as Prepared;
    return respondOnce(sql, claim, (transaction) => work(transaction, prepared));
  });
}

/** Says in the headers whether an answer, or a refusal, was remembered. */
export async function markReplay(
  context: Context,
  make: () => Promise<StoredResponse & { readonly isReplayed: boolean }>,
): Promise<StoredResponse> {
  try {
    const { isReplayed, ...response } = await make();
    if (isReplayed) context.header('Idempotent-Replayed', 'true');
    return response;
  } catch (error) {
    if (error instanceof ReplayedError) context.header('Idempotent-Replayed', 'true');
    throw error;
  }
}
