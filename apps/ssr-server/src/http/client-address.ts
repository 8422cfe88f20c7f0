import { getConnInfo } from '@hono/node-server/conninfo';
import { clientKey } from '@shop/platform-node';
import type { Context } from 'hono';

/** The address at the other end of the socket; a request made in the process has none. */
export function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * Returns the key that the client is counted under (`clientKey`): the address reported by the last `trustedProxies`
 * proxies before this server, or the address of the socket.
 */
export function clientOf(context: Context, trustedProxies: number): string {
  const hops = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const proxiedAddress = trustedProxies === 0 ? undefined : (hops.at(-trustedProxies) ?? hops[0]);
  return clientKey(proxiedAddress?.trim().slice(0, 64) || socketAddress(context));
}
