import type { ISql } from 'postgres';
import { hashToken, randomToken } from '../../tokens/secret-text.ts';

/**
 * Invalidates the tokens of a customer's open carts when sessions end: the next login gets a new one from
 * `openCustomerCart`.
 */
export async function rotateCartToken(sql: ISql, customerId: number): Promise<void> {
  await sql`
    UPDATE cart
    SET token_number = token_number + 1, token_hash = ${hashToken(randomToken())}
    WHERE customer_id = ${customerId} AND state = 'open'`;
}
