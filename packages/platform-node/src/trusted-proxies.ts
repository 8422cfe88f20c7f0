import { BlockList, isIP, isIPv6 } from 'node:net';
import * as v from 'valibot';

/** Proxies in front of a server that are trusted to report the client's address. */
export interface TrustedProxies {
  /** Number of proxies in a row. 0: none. */
  readonly count: number;
  /** Returns true for an address that a proxy connects from; `undefined`: the socket has no address. */
  isProxy(address: string | undefined): boolean;
}

/** Addresses of the own machine and private networks. Source: RFC 1918, 3927, 4193, 4291. */
const privateRanges = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** Returns true for an address, a range such as `203.0.113.0/24`, and the word `private`. */
export function isProxyRange(text: string): boolean {
  if (text === 'private') return true;
  const [address = '', prefix] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (prefix === undefined) return bits > 0;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

/** Schema of the addresses of proxies in a setting: each in a form that `isProxyRange` accepts, separated by commas. */
export const proxyRanges = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((range) => range.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.check(isProxyRange, 'addresses and ranges with commas, such as private,203.0.113.0/24'),
    ),
  ),
);

/** Creates the proxies of a server. `ranges`: their addresses, each in a form that `isProxyRange` accepts. */
export function createTrustedProxies(count: number, ranges: readonly string[]): TrustedProxies {
  const proxies = new BlockList();
  for (const range of ranges.flatMap((name) => (name === 'private' ? privateRanges : [name]))) {
    const [address = '', prefix] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    proxies.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return {
    count,
    isProxy(address) {
      const [plain = ''] = address?.split('%') ?? [];
      // A socket without an address belongs to this machine.
      return isIP(plain) === 0 || proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
    },
  };
}

/**
 * Returns the address of a client: the entry of `X-Forwarded-For` that the outermost of the trusted proxies wrote.
 * Without proxies, and for a connection that does not come from one of them, the address of the socket.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string {
  const hops = forwardedFor?.split(',') ?? [];
  const isForwarded = proxies.count > 0 && proxies.isProxy(socketAddress);
  const forwarded = isForwarded ? (hops.at(-proxies.count) ?? hops[0]) : undefined;
  return forwarded?.trim().slice(0, 64) || (socketAddress ?? 'unknown');
}
