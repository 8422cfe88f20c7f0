import type { Context } from 'hono';
import type { ApiEnv } from '../request/api-env.ts';

const innerAddress =
  /^(unknown$|::1$|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/;

/** Returns true for calls of the shop's own servers: from an internal address, without a forwarded one. */
export function isInnerCall(context: Context<ApiEnv>): boolean {
  return (
    innerAddress.test(context.get('clientAddress')) &&
    context.req.header('x-forwarded-for') === undefined
  );
}
