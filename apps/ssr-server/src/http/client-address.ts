import { getConnInfo } from '@hono/node-server/conninfo';
import { clientAddress, clientKey, type TrustedProxies } from '@shop/platform-node';
import type { Context } from 'hono';

/** Returns the remote address of the socket; `unknown` for a request made inside the process. */
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
