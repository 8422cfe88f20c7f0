/**
 * Returns the address of the client: the `trustedProxies`-th entry from the end of `X-Forwarded-For`, where the first
 * hop is the proxy that connects to us; without trusted proxies the address of the socket.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const socket = socketAddress ?? 'unknown';
  if (trustedProxies === 0 || forwardedFor === undefined) return socket;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const believed = hops.at(-trustedProxies) ?? hops[0];
  return believed === undefined || believed === '' ? socket : believed.slice(0, 64);
}
