import type { Context } from 'hono';
import type { TransactionSql } from 'postgres';
import type { ApiDeps } from '../context.ts';
import {
  answerOnce,
  findAnswer,
  idempotencyKey,
  keptMs,
  ReplayedRefusal,
  type OnceAnswer,
} from './idempotent-response.ts';

/** A change that happens once per `Idempotency-Key`, however often it is sent. */
export interface OnceChange<Prepared> {
  /**
   * What the same change must have in common: the call, who asks, the body. Never a password: what is kept of it
   * is a quick hash, which would stand beside the slow one.
   */
  readonly request: readonly unknown[];
  /** What comes before, without a transaction: counting, hashing, proofs. Its refusals are not remembered. */
  readonly prepare?: () => Promise<Prepared> | Prepared;
  /** Everything the change is, in one transaction with its remembered answer, which holds nothing personal. */
  readonly work: (transaction: TransactionSql, prepared: Prepared) => Promise<OnceAnswer>;
}

/** Errors: as `answerOnce`, and 400 for a key that is none. */
export function changeOnce<Prepared = undefined>(
  context: Context,
  { sql, clock }: Pick<ApiDeps, 'sql' | 'clock'>,
  { request, prepare, work }: OnceChange<Prepared>,
): Promise<OnceAnswer> {
  const claim = { key: idempotencyKey(context), request, nowMs: clock.now(), keepMs: keptMs };
  return tellingReplay(context, async () => {
    const known = await findAnswer(sql, claim);
    if (known !== undefined) return known;
    const prepared = (await prepare?.()) as Prepared;
    return answerOnce(sql, claim, (transaction) => work(transaction, prepared));
  });
}

/** Says in the headers whether an answer, or a refusal, was remembered. */
export async function tellingReplay(
  context: Context,
  make: () => Promise<OnceAnswer & { readonly isReplayed: boolean }>,
): Promise<OnceAnswer> {
  try {
    const { isReplayed, ...made } = await make();
    if (isReplayed) context.header('Idempotent-Replayed', 'true');
    return made;
  } catch (error) {
    if (error instanceof ReplayedRefusal) context.header('Idempotent-Replayed', 'true');
    throw error;
  }
}
