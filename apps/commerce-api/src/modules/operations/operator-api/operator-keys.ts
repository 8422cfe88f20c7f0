import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readBearer, scopes, writeKey, type Scope } from '@shop/operator-api';
import type { ISql } from 'postgres';
import { hashToken, randomToken } from '../../../tokens/secret-text.ts';

/** A stored key. */
export interface StoredKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly created_at: Date;
  readonly revoked_at: Date | null;
}

/** Creates a key. Returns its text, which is not stored, or `undefined` if the name is taken. Source: OA-1. */
export async function createKey(
  sql: ISql,
  name: string,
  keyScopes: readonly Scope[],
  nowMs: number,
): Promise<string | undefined> {
  const key = writeKey(randomBytes(6).toString('hex'), randomToken());
  const added = await sql`
    INSERT INTO operator_key (id, name, scopes, hash, created_at)
    VALUES (${key.id}, ${name}, ${[...keyScopes]}, ${hashToken(key.text)}, ${new Date(nowMs)})
    ON CONFLICT (name) DO NOTHING`;
  return added.count === 1 ? key.text : undefined;
}

/** Lists the keys, the oldest first. */
export async function listKeys(sql: ISql): Promise<readonly StoredKey[]> {
  return sql<StoredKey[]>`
    SELECT id, name, scopes, created_at, revoked_at FROM operator_key ORDER BY created_at, id`;
}

/** Revokes a key immediately. Returns false if there is no valid key with this name. */
export async function revokeKey(sql: ISql, name: string, nowMs: number): Promise<boolean> {
  const revoked = await sql`
    UPDATE operator_key SET revoked_at = ${new Date(nowMs)}
    WHERE name = ${name} AND revoked_at IS NULL`;
  return revoked.count === 1;
}

/** Finds the key of an `Authorization` header. Hashes are compared in constant time. Source: OA-1. */
export async function findKey(
  sql: ISql,
  header: string | undefined,
): Promise<Pick<StoredKey, 'id' | 'name' | 'scopes'> | undefined> {
  const key = readBearer(header);
  if (key === undefined) return undefined;
  const [row] = await sql<{ name: string; scopes: string[]; hash: Buffer }[]>`
    SELECT name, scopes, hash FROM operator_key WHERE id = ${key.id} AND revoked_at IS NULL`;
  const isKnown = timingSafeEqual(row?.hash ?? Buffer.alloc(32), hashToken(key.text));
  if (row === undefined || !isKnown) return undefined;
  // A scope of an older build allows nothing.
  return { id: key.id, name: row.name, scopes: scopes.filter((name) => row.scopes.includes(name)) };
}
