import { createHash } from 'node:crypto';
import type { ErrorCode } from '@shop/contract';
import type { OperatorErrorCode } from '@shop/operator-api';
import type { ISql, PendingQuery, Row, TransactionSql } from 'postgres';
import type { CrashPoint } from '../../platform/crash-point.ts';
import { sqlState } from '../../db/database-error.ts';
import { millisecondsLeft } from '../../platform/request-deadline.ts';

/** Code of a refusal that is stored. */
type RefusalCode = ErrorCode | OperatorErrorCode;

/** Milliseconds a request waits for a concurrent request with the same key. */
const twinWaitMs = 2_000;
/** Lifetime of stored responses to cart changes. */
export const responseLifeMs = 8 * 24 * 3_600_000;

export interface StoredResponse {
  readonly result: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** A refusal as it is stored: status, code and body of the wire. */
export interface StoredRefusal extends StoredResponse {
  readonly status: number;
  readonly error: RefusalCode;
}

export interface IdempotencyClaim {
  /** The client's key of this change; `undefined`: no key, nothing is stored. */
  readonly key: string | undefined;
  /** Fingerprint of a request: caller, target and body. */
  readonly request: readonly unknown[];
  readonly nowMs: number;
  /** Lifetime in milliseconds; absent: forever. */
  readonly keepMs?: number;
  readonly crashPoint?: CrashPoint | undefined;
}

/** Outcome that is stored under a key. `mismatch`: the key was used for another request. */
export type StoredOutcome =
  | { readonly kind: 'response'; readonly response: StoredResponse }
  | { readonly kind: 'refusal'; readonly refusal: StoredRefusal }
  | { readonly kind: 'mismatch' };

/**
 * Claims the key of a request in the transaction that does its work.
 *
 * @returns `claimed`: the work may begin; `running`: a concurrent request with the same key still runs after 2 s;
 * otherwise the outcome that is stored.
 */
export async function claimKey(
  tx: TransactionSql,
  key: string,
  claim: IdempotencyClaim,
): Promise<StoredOutcome | { readonly kind: 'claimed' } | { readonly kind: 'running' }> {
  try {
    // Sends both before the first response arrives.
    const [, claimed] = await Promise.all([
      tx`
        SELECT set_config('lock_timeout', ${String(millisecondsLeft(twinWaitMs))}, true),
          set_config('statement_timeout', ${String(millisecondsLeft(twinWaitMs + 1_000))}, true)`,
      tx`
        INSERT INTO idempotency_key (key, request_hash, expires_at)
        VALUES (${key}, ${hashOf(claim)}, ${expiry(claim)})
        ON CONFLICT DO NOTHING RETURNING key`,
    ]);
    if (claimed.length > 0) return { kind: 'claimed' };
  } catch (error) {
    if (sqlState(error) !== '55P03') throw error;
    return { kind: 'running' };
  }
  return (await findOutcome(tx, key, claim)) ?? { kind: 'running' };
}

/** Finds the outcome stored under the key; `undefined` if there is none. */
export async function findOutcome(
  sql: ISql,
  key: string,
  claim: IdempotencyClaim,
): Promise<StoredOutcome | undefined> {
  const [row] = await sql<
    {
      readonly request_hash: Buffer;
      /** Null while the work of the key runs. */
      readonly status: number | null;
      readonly answer: (StoredResponse & { readonly error?: RefusalCode }) | null;
    }[]
  >`SELECT request_hash, status, answer FROM idempotency_key WHERE key = ${key}`;
  if (row === undefined) return undefined;
  if (!row.request_hash.equals(hashOf(claim))) return { kind: 'mismatch' };
  if (row.status === null || row.answer === null) return undefined;
  const { result, meta, error = 'internal' } = row.answer;
  if (row.status !== 200) {
    return { kind: 'refusal', refusal: { status: row.status, error, result, meta: meta ?? {} } };
  }
  return { kind: 'response', response: meta === undefined ? { result } : { result, meta } };
}

/** Stores the response of the claimed key, in the transaction that claimed it. */
export async function storeResponse(
  tx: TransactionSql,
  key: string,
  response: StoredResponse,
): Promise<void> {
  await tx`
    UPDATE idempotency_key SET status = 200, answer = ${JSON.stringify(response)}::text::jsonb
    WHERE key = ${key}`;
}

/** Stores a refusal, after the transaction that claimed the key was rolled back. */
export async function storeRefusal(
  sql: ISql,
  key: string,
  claim: IdempotencyClaim,
  { status, ...answer }: StoredRefusal,
): Promise<void> {
  await sql`
    INSERT INTO idempotency_key (key, request_hash, status, answer, expires_at)
    VALUES (${key}, ${hashOf(claim)}, ${status}, ${JSON.stringify(answer)}::text::jsonb,
      ${expiry(claim) ?? new Date(claim.nowMs + responseLifeMs)})
    ON CONFLICT DO NOTHING`;
}

/** Part of a statement that stores `answer`, JSON built from a row of `from`. It fails if the key exists. */
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

function hashOf({ request }: IdempotencyClaim): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

function expiry(claim: IdempotencyClaim): Date | null {
  return claim.keepMs === undefined ? null : new Date(claim.nowMs + claim.keepMs);
}
