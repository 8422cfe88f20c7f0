import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Sql } from 'postgres';
import * as v from 'valibot';
import type { ApiConfig } from '@shop/api-settings';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { cachedSecret, readClaims, signClaims } from '../../tokens/signed-claims.ts';

const cookieName = 'known-device';
const lifeSeconds = 365 * 24 * 3_600;

/** A browser in which a customer has signed in. */
const knownDevice = v.object({ customer: v.number(), device: v.string() });

export interface KnownDevices {
  /** Returns the calling device if this customer has signed in with it before. */
  of(context: Context<ApiEnv>, customerId: number | undefined): Promise<string | undefined>;
  /** Marks the calling browser as known to the customer. */
  remember(context: Context<ApiEnv>, customerId: number): Promise<void>;
}

/**
 * Reads and writes a signed cookie, sent only to the sign-in calls, that identifies a known browser: guesses of others
 * then do not count against its owner. The cookie grants no access.
 */
export function createKnownDevices(
  sql: Sql,
  { publicUrl }: Pick<ApiConfig, 'publicUrl'>,
): KnownDevices {
  const secret = cachedSecret(sql, cookieName);
  return {
    async of(context, customerId) {
      const cookie = getCookie(context, cookieName);
      if (cookie === undefined || customerId === undefined) return undefined;
      const read = v.safeParse(knownDevice, readClaims(await secret(), cookie));
      return read.success && read.output.customer === customerId ? read.output.device : undefined;
    },
    async remember(context, customerId) {
      const claims = { customer: customerId, device: randomUUID() };
      setCookie(context, cookieName, signClaims(await secret(), claims), {
        path: '/api/user',
        httpOnly: true,
        sameSite: 'Strict',
        secure: publicUrl.startsWith('https:'),
        maxAge: lifeSeconds,
      });
    },
  };
}
