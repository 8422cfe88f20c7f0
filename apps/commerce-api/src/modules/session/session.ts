import { randomBytes } from 'node:crypto';
import type { EpochMs } from '@shop/kernel';
import type { ISql, Sql } from 'postgres';
import { rotateCartToken } from './rotate-cart-token.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deriveToken, hashToken, randomToken } from '../../tokens/secret-text.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Lifetimes of tokens. Source: RL-8. */
export const sessionLife = {
  accessMs: 15 * minuteMs,
  /** Lifetime of a session without a refresh. */
  idleMs: 30 * dayMs,
  /** Maximum lifetime of a session. */
  longestMs: 90 * dayMs,
  /** Time for which a replaced token is accepted after its successor was used. */
  leewayMs: 10_000,
  /** Maximum time for which a replaced token is accepted after its replacement. */
  replayMs: 2 * 60 * minuteMs,
} as const;

/** Tokens of a session that a client stores. */
export interface SessionTokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** Caller identified by the access token. */
export interface Caller {
  readonly customerId: number;
  readonly familyId: number;
}

interface TokenRow {
  readonly id: number;
  readonly first_used_at: Date | null;
  readonly replaced_at: Date | null;
  readonly successor_seed: Buffer | null;
  readonly successor_id: number | null;
}

interface FamilyRow {
  readonly id: number;
  readonly customer_id: number;
  readonly started_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}

/** Opens a session for an authenticated customer. */
export async function startSession(
  sql: ISql,
  customerId: number,
  nowMs: EpochMs,
): Promise<SessionTokens> {
  const tokens = { token: randomToken(), refreshToken: randomToken() };
  const [family] = await sql<{ id: number }[]>`
    INSERT INTO session_family (customer_id, started_at, expires_at)
    VALUES (${customerId}, ${new Date(nowMs)}, ${new Date(nowMs + sessionLife.idleMs)})
    RETURNING id`;
  if (family === undefined) throw new Error('A session was not kept');
  await insertTokens(sql, family.id, tokens, nowMs);
  return tokens;
}

/** Finds the caller of an access token; `undefined` if it is unknown or expired, or its session has ended. */
export async function findCaller(
  sql: ISql,
  token: string,
  nowMs: EpochMs,
): Promise<Caller | undefined> {
  const now = new Date(nowMs);
  const [row] = await sql<
    { token_id: number; first_used_at: Date | null; family_id: number; customer_id: number }[]
  >`
    SELECT session_token.id AS token_id, first_used_at, family_id, customer_id
    FROM session_token JOIN session_family ON session_family.id = family_id
    WHERE access_hash = ${hashToken(token)} AND access_expires_at > ${now}
      AND revoked_at IS NULL AND expires_at > ${now}`;
  if (row === undefined) return undefined;
  if (row.first_used_at === null) await markUsed(sql, row.token_id, now);
  return { customerId: row.customer_id, familyId: row.family_id };
}

/**
 * Exchanges a refresh token for the next pair.
 *   current ──refresh──▶ replaced, successor created
 *   replaced ──refresh──▶ the same successor, while no token of it was used (10 s leeway, 2 h at most)
 *   replaced ──refresh──▶ the whole family revoked, any later
 * So a lost response has no effect, and a thief cannot use an older token. `undefined`: sign in again.
 */
export function refreshSession(
  sql: Sql,
  refreshToken: string,
  nowMs: EpochMs,
): Promise<SessionTokens | undefined> {
  const refreshHash = hashToken(refreshToken);
  const now = new Date(nowMs);
  return inTransaction(sql, async (tx) => {
    const [family] = await tx<FamilyRow[]>`
      SELECT * FROM session_family
      WHERE id = (SELECT family_id FROM session_token WHERE refresh_hash = ${refreshHash})
      FOR UPDATE`;
    if (family === undefined || family.revoked_at !== null || family.expires_at <= now) {
      return undefined;
    }
    const [row] = await tx<TokenRow[]>`
      SELECT id, first_used_at, replaced_at, successor_seed, successor_id
      FROM session_token WHERE refresh_hash = ${refreshHash}`;
    if (row === undefined) return undefined;
    if (row.replaced_at === null) return rotate(tx, family, row, refreshToken, nowMs);
    const again = await successorAgain(tx, row, refreshToken, nowMs);
    if (again === undefined) {
      await tx`UPDATE session_family SET revoked_at = ${now} WHERE id = ${family.id}`;
      await rotateCartToken(tx, family.customer_id);
    }
    return again;
  });
}

/**
 * Ends the session of a token, even an expired one; an unknown token has no effect. The token of the customer's cart
 * ends with it.
 */
export async function endSessionOf(
  sql: ISql,
  kind: 'access' | 'refresh',
  token: string,
  nowMs: EpochMs,
): Promise<void> {
  const hash = hashToken(token);
  const [ended] = await sql<{ customer_id: number }[]>`
    UPDATE session_family SET revoked_at = ${new Date(nowMs)}
    WHERE revoked_at IS NULL AND id = (
      SELECT family_id FROM session_token
      WHERE ${kind === 'access' ? sql`access_hash` : sql`refresh_hash`} = ${hash})
    RETURNING customer_id`;
  if (ended !== undefined) await rotateCartToken(sql, ended.customer_id);
}

/** Ends every session of a customer, except `keepFamilyId`, and the token of their cart. */
export async function endSessions(
  sql: ISql,
  customerId: number,
  nowMs: EpochMs,
  keepFamilyId: number | null = null,
): Promise<void> {
  await sql`
    UPDATE session_family SET revoked_at = ${new Date(nowMs)}
    WHERE customer_id = ${customerId} AND revoked_at IS NULL
      AND id IS DISTINCT FROM ${keepFamilyId}`;
  await rotateCartToken(sql, customerId);
}

async function rotate(
  sql: ISql,
  family: FamilyRow,
  row: TokenRow,
  refreshToken: string,
  nowMs: EpochMs,
): Promise<SessionTokens> {
  const seed = randomBytes(32);
  const tokens = successorTokens(seed, refreshToken);
  const successorId = await insertTokens(sql, family.id, tokens, nowMs);
  const now = new Date(nowMs);
  await sql`
    UPDATE session_token
    SET replaced_at = ${now}, first_used_at = coalesce(first_used_at, ${now}),
      successor_seed = ${seed}, successor_id = ${successorId}
    WHERE id = ${row.id}`;
  const endMs = Math.min(
    nowMs + sessionLife.idleMs,
    family.started_at.getTime() + sessionLife.longestMs,
  );
  await sql`UPDATE session_family SET expires_at = ${new Date(endMs)} WHERE id = ${family.id}`;
  return tokens;
}

/** Returns the pair that replaced this token again, within the grace period. */
async function successorAgain(
  sql: ISql,
  row: TokenRow,
  refreshToken: string,
  nowMs: EpochMs,
): Promise<SessionTokens | undefined> {
  const [successor] = await sql<{ first_used_at: Date | null }[]>`
    SELECT first_used_at FROM session_token WHERE id = ${row.successor_id}`;
  if (successor === undefined || row.successor_seed === null || row.replaced_at === null) {
    return undefined;
  }
  const usedMs = successor.first_used_at?.getTime();
  if (nowMs - row.replaced_at.getTime() > sessionLife.replayMs) return undefined;
  if (usedMs !== undefined && nowMs - usedMs > sessionLife.leewayMs) return undefined;
  if (usedMs === undefined) {
    await sql`
      UPDATE session_token SET access_expires_at = ${new Date(nowMs + sessionLife.accessMs)}
      WHERE id = ${row.successor_id}`;
  }
  return successorTokens(row.successor_seed, refreshToken);
}

function successorTokens(seed: Buffer, refreshToken: string): SessionTokens {
  return {
    token: deriveToken(seed, 'access', refreshToken),
    refreshToken: deriveToken(seed, 'refresh', refreshToken),
  };
}

async function insertTokens(
  sql: ISql,
  familyId: number,
  tokens: SessionTokens,
  nowMs: EpochMs,
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO session_token (family_id, refresh_hash, access_hash, access_expires_at)
    VALUES (${familyId}, ${hashToken(tokens.refreshToken)}, ${hashToken(tokens.token)},
      ${new Date(nowMs + sessionLife.accessMs)})
    RETURNING id`;
  if (row === undefined) throw new Error('A session was not kept');
  return row.id;
}

async function markUsed(sql: ISql, tokenId: number, now: Date): Promise<void> {
  await sql`
    UPDATE session_token SET first_used_at = ${now}
    WHERE id = ${tokenId} AND first_used_at IS NULL`;
}
