import { getConnInfo } from '@hono/node-server/conninfo';
import { clientAddress, clientKey, type TrustedProxies } from '@shop/platform-node';
import type { Context } from 'hono';

/** The address at the other end of the socket; a request made in the process has none. */
export function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Returns the key that the client is counted under: `clientKey` of its `clientAddress`. */
export function clientOf(context: Context, proxies: TrustedProxies): string {
  const forwardedFor = context.req.header('x-forwarded-for');
  return clientKey(clientAddress(socketAddress(context), forwardedFor, proxies));
}
