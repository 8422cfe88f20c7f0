import type { ISql, Sql } from 'postgres';
import { hashSecretText, newSecretText } from '../secret/secret-text.ts';
import { startSession, type Caller, type SessionTokens } from '../account/session.ts';
import { inTransaction } from '../db/transaction.ts';
import { as, type EpochMs } from '@shop/kernel';
import type { CartRow } from './cart-store.ts';

/** How long a code works. */
const handoffLifeMs = 60_000;

/** What the shop host gets for a code. */
export interface Adopted {
  readonly cartToken: string;
  /** A session of the shop host's own, when the shopper was signed in. */
  readonly session: SessionTokens | undefined;
}

/** A one-time code for this cart, which may travel in an address where the cart's token may not. */
export async function writeHandoff(
  sql: ISql,
  cart: CartRow,
  caller: Caller | undefined,
  nowMs: number,
): Promise<string> {
  const code = newSecretText();
  await sql`
    INSERT INTO cart_handoff (code_hash, cart_id, customer_id, expires_at)
    VALUES (${hashSecretText(code)}, ${cart.id}, ${caller?.customerId ?? null},
      ${new Date(nowMs + handoffLifeMs)})`;
  return code;
}

/** Cashes a code in. `undefined`: unknown, used before, or older than 60 s. */
export function adoptHandoff(sql: Sql, code: string, nowMs: number): Promise<Adopted | undefined> {
  return inTransaction(sql, async (tx) => {
    const [row] = await tx<{ token: string; customer_id: number | null }[]>`
      WITH used AS (
        DELETE FROM cart_handoff
        WHERE code_hash = ${hashSecretText(code)} AND expires_at > ${new Date(nowMs)}
        RETURNING cart_id, customer_id)
      SELECT cart.token, used.customer_id FROM used JOIN cart ON cart.id = used.cart_id`;
    if (row === undefined) return undefined;
    const session =
      row.customer_id === null
        ? undefined
        : await startSession(tx, row.customer_id, as<EpochMs>(nowMs));
    return { cartToken: row.token, session };
  });
}
