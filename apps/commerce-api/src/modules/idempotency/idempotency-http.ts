import { isPermanentFailure } from '@shop/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Sql, TransactionSql } from 'postgres';
import type { ApiContext } from '../context.ts';
import { sqlState } from '../../db/database-error.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ApiError } from '../../http/request/api-error.ts';
import {
  claimKey,
  findOutcome,
  responseLifeMs,
  storeRefusal,
  storeResponse,
  type IdempotencyClaim,
  type StoredOutcome,
  type StoredResponse,
} from './idempotency-store.ts';

/** A change that is executed once per `Idempotency-Key`, for any number of requests. */
export interface IdempotentChange<Prepared> {
  /**
   * Fingerprint of the request: call, caller, body. Never a password: a fast hash of it is stored, which would make the
   * slow one useless.
   */
  readonly request: readonly unknown[];
  /** Work before the transaction: rate limits, hashing, proofs. Its errors are not stored. */
  readonly prepare?: () => Promise<Prepared> | Prepared;
  /** The whole change, in one transaction with its stored response, which contains no personal data. */
  readonly work: (transaction: TransactionSql, prepared: Prepared) => Promise<StoredResponse>;
}

type Replayable = StoredResponse & { readonly isReplayed: boolean };

/** A refusal that was stored before: it is not stored again. */
class ReplayedError extends ApiError {}

/** Errors: as {@link respondOnce}, and 400 for an invalid key. */
export function changeOnce<Prepared = undefined>(
  context: Context,
  { sql, clock }: Pick<ApiContext, 'sql' | 'clock'>,
  { request, prepare, work }: IdempotentChange<Prepared>,
): Promise<StoredResponse> {
  const key = idempotencyKey(context);
  const claim = { key, request, nowMs: clock.now(), keepMs: responseLifeMs };
  return markReplay(context, async () => {
    const outcome = key === undefined ? undefined : await findOutcome(sql, key, claim);
    if (outcome !== undefined) return replay(outcome);
    const prepared = (await prepare?.()) as Prepared;
    return respondOnce(sql, claim, (transaction) => work(transaction, prepared));
  });
}

/** Sets the header that marks a response, or a refusal, as a stored one. */
export async function markReplay(
  context: Context,
  make: () => Promise<Replayable>,
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

/**
 * Runs `work` in one transaction and stores its response under the key, so that a repeated request gets the same
 * response without `work`. Stored: successes and final refusals (4xx); never 5xx, 409, 429 and refusals marked as
 * temporary.
 * Errors: 422 `idempotency-mismatch` if the key was used for another request; 409 `idempotency-running` if a concurrent
 * request with the key still runs after 2 s; the stored refusal.
 */
export async function respondOnce(
  sql: Sql,
  claim: IdempotencyClaim,
  work: (transaction: TransactionSql) => Promise<StoredResponse>,
): Promise<Replayable> {
  const { key } = claim;
  if (key === undefined) return { ...(await inTransaction(sql, work)), isReplayed: false };
  try {
    const answered = await inTransaction(sql, async (tx) => {
      const outcome = await claimKey(tx, key, claim);
      if (outcome.kind === 'running') throw stillRunning();
      if (outcome.kind !== 'claimed') return replay(outcome);
      claim.crashPoint?.('key-claimed');
      const response = await work(tx);
      await storeResponse(tx, key, response);
      claim.crashPoint?.('answer-kept');
      return { ...response, isReplayed: false };
    });
    claim.crashPoint?.('committed');
    return answered;
  } catch (error) {
    if (error instanceof ApiError && isFinal(error) && !(error instanceof ReplayedError)) {
      const { status, error: code, result, details } = error;
      const { fields, meta } = details;
      const storedMeta = fields === undefined ? { ...meta } : { ...meta, fields };
      await storeRefusal(sql, key, claim, { status, error: code, result, meta: storedMeta });
    }
    throw error;
  }
}

/**
 * Runs `work` as a single statement that contains `storedResponse`, without the round trips of a transaction.
 * `undefined`: nothing was done, because one statement is not sufficient or the key was used before.
 * Errors: 409 `idempotency-running` if a lock takes too long.
 */
export async function respondInOneStatement(
  claim: IdempotencyClaim,
  work: () => Promise<StoredResponse | undefined>,
): Promise<Replayable | undefined> {
  try {
    const response = await work();
    return response && { ...response, isReplayed: false };
  } catch (error) {
    if (claim.key === undefined) throw error;
    const state = sqlState(error);
    if (state === '23505') return undefined;
    // Only a concurrent request with the same key can block that long.
    if (state === '55P03' || state === '57014') throw stillRunning();
    throw error;
  }
}

/** Returns the client's key from the header. Errors: 400 for a key that is empty, too long or not plain text. */
export function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ApiError(400, 'invalid-request', 'Invalid Idempotency-Key.', {
    fields: [{ path: 'Idempotency-Key', rule: 'regex' }],
  });
}

function replay(outcome: StoredOutcome): Replayable {
  switch (outcome.kind) {
    case 'response':
      return { ...outcome.response, isReplayed: true };
    case 'refusal': {
      const { status, error, result, meta = {} } = outcome.refusal;
      throw new ReplayedError(status as ContentfulStatusCode, error, result, { meta });
    }
    case 'mismatch':
      throw new ReplayedError(
        422,
        'idempotency-mismatch',
        'This Idempotency-Key came with another request before.',
      );
  }
}

function stillRunning(): ApiError {
  return new ApiError(409, 'idempotency-running', 'The same request is still being worked on.', {
    retryAfterMs: 1_000,
  });
}

function isFinal({ status, details }: ApiError): boolean {
  return details.isPassing !== true && isPermanentFailure(status);
}
