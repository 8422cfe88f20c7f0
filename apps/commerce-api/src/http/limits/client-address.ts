/**
 * The address of whoever asks: the `trustedProxies`-th entry from the end of `X-Forwarded-For`, the first hop
 * being the proxy that speaks to us; the socket's own address when nobody can be believed.
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
