import { orderLinkDays } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { Sql } from 'postgres';
import * as v from 'valibot';
import { cachedSecret, readClaims, signClaims } from '../../tokens/signed-claims.ts';

const accessLifeMs = orderLinkDays * 24 * 3_600_000;

/** Signed contents of an access token. */
const claims = v.object({ order: v.number(), exp: v.number() });

/** Creates and reads the tokens that open one order without an account. */
export interface OrderAccess {
  /** Creates a token that is valid for `orderLinkDays`. */
  sign(orderId: number, nowMs: EpochMs): Promise<string>;
  /** Returns the id of the order that a token opens; `undefined` for an expired token and for any other text. */
  read(token: string, nowMs: EpochMs): Promise<number | undefined>;
}

/** Reads the secret once. */
export function createOrderAccess(sql: Sql): OrderAccess {
  const secret = cachedSecret(sql, 'order-access');
  return {
    sign: async (orderId, nowMs) =>
      signClaims(await secret(), { order: orderId, exp: nowMs + accessLifeMs }),
    read: async (token, nowMs) => {
      const read = v.safeParse(claims, readClaims(await secret(), token));
      return read.success && read.output.exp > nowMs ? read.output.order : undefined;
    },
  };
}

/** Returns the URL of an order's page for its buyer. The token is after `#`, so that it is in no log. */
export async function orderLink(
  sql: Sql,
  order: { readonly id: number; readonly incrementId: string },
  shopUrl: string,
  nowMs: EpochMs,
): Promise<string> {
  const token = await createOrderAccess(sql).sign(order.id, nowMs);
  return `${shopUrl}/order/${encodeURIComponent(order.incrementId)}#${token}`;
}
