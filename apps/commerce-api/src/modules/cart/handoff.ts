import type { ISql, Sql } from 'postgres';
import { hashToken, randomToken, decryptToken, encryptToken } from '../../tokens/secret-text.ts';
import { type Caller, type SessionTokens, startSession } from '../session/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { NamedCart } from './cart-store.ts';

/** Lifetime of a code. */
const handoffLifeMs = 60_000;

/** Data of a code for the shop host. */
export interface Adopted {
  readonly cartToken: string;
  /** A session of the shop host, if the shopper was signed in and the code is bound to the browser. */
  readonly session: SessionTokens | undefined;
}

/**
 * Creates a one-time code for this cart that may be in a URL, unlike the cart's token. `binding`: a secret of the
 * browser; a code with a binding is valid only with it, and only such a code carries a session.
 */
export async function writeHandoff(
  sql: ISql,
  cart: NamedCart,
  {
    caller,
    binding,
  }: { readonly caller: Caller | undefined; readonly binding: string | undefined },
  nowMs: number,
): Promise<string> {
  const code = randomToken();
  const bindingHash = binding === undefined ? null : hashToken(binding);
  await sql`
    INSERT INTO cart_handoff (code_hash, cart_id, customer_id, sealed_token, binding_hash, expires_at)
    VALUES (${hashToken(code)}, ${cart.id}, ${caller?.customerId ?? null},
      ${encryptToken(cart.token, code)}, ${bindingHash}, ${new Date(nowMs + handoffLifeMs)})`;
  return code;
}

/**
 * Redeems a code. `undefined`: unknown, used before, older than 60 s, from another browser, or of another customer than
 * the signed-in one, whose session is never replaced.
 */
export function adoptHandoff(
  sql: Sql,
  code: string,
  {
    caller,
    binding,
  }: { readonly caller: Caller | undefined; readonly binding: string | undefined },
  nowMs: number,
): Promise<Adopted | undefined> {
  return inTransaction(sql, async (tx) => {
    const bindingHash = binding === undefined ? null : hashToken(binding);
    const [row] = await tx<
      { sealed_token: Buffer; customer_id: number | null; is_bound: boolean }[]
    >`
      DELETE FROM cart_handoff
      WHERE code_hash = ${hashToken(code)} AND expires_at > ${new Date(nowMs)}
        AND (binding_hash IS NULL OR binding_hash = ${bindingHash})
        AND (customer_id IS NULL OR customer_id = coalesce(${caller?.customerId ?? null}, customer_id))
      RETURNING sealed_token, customer_id, binding_hash IS NOT NULL AS is_bound`;
    if (row === undefined) return undefined;
    const session =
      row.customer_id !== null && row.is_bound && caller === undefined
        ? await startSession(tx, row.customer_id, unsafeBrand<EpochMs>(nowMs))
        : undefined;
    return { cartToken: decryptToken(row.sealed_token, code), session };
  });
}
