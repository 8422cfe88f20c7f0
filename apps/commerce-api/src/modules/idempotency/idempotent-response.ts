import { createHash } from 'node:crypto';
import { isPermanentFailure, type ErrorCode } from '@shop/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ISql, PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import type { CrashPoint } from '../../platform/crash-point.ts';
import { sqlState } from '../../db/database-error.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ApiError } from '../../http/request/api-error.ts';
import { millisecondsLeft } from '../../platform/request-deadline.ts';

/** Milliseconds a request waits for its twin that still runs. */
const twinWaitMs = 2_000;
/** Lifetime of stored responses to cart changes. */
export const responseLifeMs = 8 * 24 * 3_600_000;

export interface StoredResponse {
  readonly result: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export interface IdempotencyClaim {
  /** The client's name for this one change; `undefined`: it names none, nothing is remembered. */
  readonly key: string | undefined;
  /** Fingerprint of a request: caller, target and body. */
  readonly request: readonly unknown[];
  readonly nowMs: number;
  /** Absent: for good. */
  readonly keepMs?: number;
  readonly crashPoint?: CrashPoint | undefined;
}

/**
 * Runs `work` in one transaction and remembers its answer under the key, so that the same request again gets
 * the same answer without `work`. Remembered: successes and final refusals (4xx); never 5xx, 409, 429 and those that
 * say they pass.
 *
 * Errors: 422 `idempotency-mismatch` when the key came with another request before; 409 `idempotency-running`
 * when its twin still runs after 2 s; the remembered refusal.
 */
export async function respondOnce(
  sql: Sql,
  claim: IdempotencyClaim,
  work: (transaction: TransactionSql) => Promise<StoredResponse>,
): Promise<StoredResponse & { readonly isReplayed: boolean }> {
  const { key } = claim;
  if (key === undefined) return { ...(await inTransaction(sql, work)), isReplayed: false };
  const requestHash = hashOf(claim);
  try {
    const answered = await inTransaction(sql, async (tx) => {
      const storedRow = await claimKey(tx, key, requestHash, claim);
      if (storedRow !== undefined)
        return { ...readStored(storedRow, requestHash), isReplayed: true };
      claim.crashPoint?.('key-claimed');
      const response = await work(tx);
      await tx`
        UPDATE idempotency_key SET status = 200, answer = ${asJson(response)}::text::jsonb
        WHERE key = ${key}`;
      claim.crashPoint?.('answer-kept');
      return { ...response, isReplayed: false };
    });
    claim.crashPoint?.('committed');
    return answered;
  } catch (error) {
    if (error instanceof ApiError && isFinal(error) && !(error instanceof ReplayedError)) {
      await storeRefusal(sql, key, requestHash, claim, error);
    }
    throw error;
  }
}

/** Finds the response stored under the key; `undefined` if there is none. Errors: as {@link respondOnce}. */
export async function findResponse(
  sql: ISql,
  claim: IdempotencyClaim,
): Promise<(StoredResponse & { readonly isReplayed: true }) | undefined> {
  if (claim.key === undefined) return undefined;
  const storedRow = await readAnswer(sql, claim.key);
  return storedRow && { ...readStored(storedRow, hashOf(claim)), isReplayed: true };
}

/**
 * `work` where it is a single statement, which {@link storedResponse} is part of: nobody waits for a transaction to
 * begin and to end. `undefined`: nothing was done, because `work` could not do it so or the key came before.
 * Errors: 409 `idempotency-running` when what it waits for takes too long.
 */
export async function respondInOneStatement(
  claim: IdempotencyClaim,
  work: () => Promise<StoredResponse | undefined>,
): Promise<(StoredResponse & { readonly isReplayed: false }) | undefined> {
  try {
    const response = await work();
    return response && { ...response, isReplayed: false };
  } catch (error) {
    if (claim.key === undefined) throw error;
    const state = sqlState(error);
    if (state === '23505') return undefined;
    // Whoever waits for a twin waits for nothing else as long as that.
    if (state === '55P03' || state === '57014') throw stillRunning();
    throw error;
  }
}

/**
 * The part of a statement that remembers `answer`, JSON made of a row of `from`. It fails where the key came before.
 */
export function storedResponse(
  sql: ISql,
  claim: IdempotencyClaim,
  answer: PendingQuery<Row[]>,
  from: PendingQuery<Row[]>,
): PendingQuery<Row[]> {
  return sql`
    INSERT INTO idempotency_key (key, request_hash, status, answer, expires_at)
    SELECT ${claim.key ?? null}::text, ${hashOf(claim)}::bytea, 200, ${answer}, ${expiry(claim)}::timestamptz
    FROM ${from}
    RETURNING key`;
}

/** The client's key, from the header. Errors: 400 for one that is empty, too long or not plain text. */
export function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ApiError(400, 'invalid-request', 'Invalid Idempotency-Key.', {
    fields: [{ path: 'Idempotency-Key', rule: 'regex' }],
  });
}

/** A refusal that was remembered, not made: not to be remembered anew. */
export class ReplayedError extends ApiError {}

interface StoredAnswer {
  readonly request_hash: Buffer;
  readonly status: number;
  readonly answer: StoredResponse & { readonly error?: ErrorCode };
}

function hashOf({ request }: IdempotencyClaim): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

async function claimKey(
  tx: TransactionSql,
  key: string,
  requestHash: Buffer,
  claim: IdempotencyClaim,
): Promise<StoredAnswer | undefined> {
  try {
    // Both on their way before the first is answered.
    const [, claimed] = await Promise.all([
      tx`
        SELECT set_config('lock_timeout', ${String(millisecondsLeft(twinWaitMs))}, true),
          set_config('statement_timeout', ${String(millisecondsLeft(twinWaitMs + 1_000))}, true)`,
      tx`
        INSERT INTO idempotency_key (key, request_hash, expires_at)
        VALUES (${key}, ${requestHash}, ${expiry(claim)})
        ON CONFLICT DO NOTHING RETURNING key`,
    ]);
    if (claimed.length > 0) return undefined;
  } catch (error) {
    if (sqlState(error) !== '55P03') throw error;
    throw stillRunning();
  }
  const storedRow = await readAnswer(tx, key);
  if (storedRow === undefined) throw stillRunning();
  return storedRow;
}

async function readAnswer(sql: ISql, key: string): Promise<StoredAnswer | undefined> {
  const [storedRow] = await sql<StoredAnswer[]>`
    SELECT request_hash, status, answer FROM idempotency_key WHERE key = ${key}`;
  return storedRow;
}

function stillRunning(): ApiError {
  return new ApiError(409, 'idempotency-running', 'The same request is still being worked on.', {
    retryAfterMs: 1_000,
  });
}

function readStored(storedRow: StoredAnswer, requestHash: Buffer): StoredResponse {
  if (!storedRow.request_hash.equals(requestHash)) {
    throw new ReplayedError(
      422,
      'idempotency-mismatch',
      'This Idempotency-Key came with another request before.',
    );
  }
  const { result, meta, error } = storedRow.answer;
  if (storedRow.status === 200) return { result, ...(meta === undefined ? {} : { meta }) };
  const status = storedRow.status as ContentfulStatusCode;
  throw new ReplayedError(status, error ?? 'internal', result, { meta: meta ?? {} });
}

function isFinal({ status, details }: ApiError): boolean {
  if (details.isPassing === true) return false;
  return isPermanentFailure(status);
}

async function storeRefusal(
  sql: ISql,
  key: string,
  requestHash: Buffer,
  claim: IdempotencyClaim,
  refusal: ApiError,
): Promise<void> {
  const { fields, meta } = refusal.details;
  const storedFields = {
    result: refusal.result,
    error: refusal.error,
    meta: { ...meta, ...(fields === undefined ? {} : { fields }) },
  };
  await sql`
    INSERT INTO idempotency_key (key, request_hash, status, answer, expires_at)
    VALUES (${key}, ${requestHash}, ${refusal.status}, ${asJson(storedFields)}::text::jsonb,
      ${expiry(claim) ?? new Date(claim.nowMs + responseLifeMs)})
    ON CONFLICT DO NOTHING`;
}

function expiry(claim: IdempotencyClaim): Date | null {
  return claim.keepMs === undefined ? null : new Date(claim.nowMs + claim.keepMs);
}

function asJson(value: unknown): string {
  return JSON.stringify(value);
}
