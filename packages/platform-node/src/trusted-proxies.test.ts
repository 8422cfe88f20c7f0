import { expect, it } from 'vitest';
import { clientAddress, createTrustedProxies, isProxyRange } from './trusted-proxies.ts';

const forged = '203.0.113.9, 198.51.100.1';

it.each<[story: string, socket: string | undefined, count: number, forwarded: string, is: string]>([
  ['without a proxy no header counts', '10.0.0.2', 0, forged, '10.0.0.2'],
  ['behind one proxy the address it wrote counts', '10.0.0.2', 1, forged, '198.51.100.1'],
  ['behind two proxies the second last', '::1', 2, `${forged}, 10.0.0.3`, '198.51.100.1'],
  ['fewer addresses than proxies', '127.0.0.1', 2, '198.51.100.1', '198.51.100.1'],
  ['an empty header', '10.0.0.2', 1, '', '10.0.0.2'],
  ['an IPv4 address written as IPv6', '::ffff:192.168.0.9', 1, forged, '198.51.100.1'],
  ['a link-local address with its interface', 'fe80::1%eth0', 1, forged, '198.51.100.1'],
  ['a socket without an address', undefined, 1, forged, '198.51.100.1'],
  ['a client that connects itself', '192.0.2.7', 1, forged, '192.0.2.7'],
  ['a client that connects itself by IPv6', '2001:db8::7', 1, forged, '2001:db8::7'],
  ['an IPv4 client written as IPv6', '::ffff:192.0.2.7', 1, forged, '::ffff:192.0.2.7'],
])('the address of a client: %s', (_story, socket, count, forwarded, is) => {
  expect(clientAddress(socket, forwarded, createTrustedProxies(count, ['private']))).toBe(is);
});

it('proxies are at the addresses that are named, and at no others', () => {
  const proxies = createTrustedProxies(1, ['192.0.2.0/24', '2001:db8::5']);
  const addresses = ['192.0.2.7', '2001:db8::5', '2001:db8::6', '10.0.0.2', '127.0.0.1'];
  expect(addresses.filter((address) => proxies.isProxy(address))).toEqual([
    '192.0.2.7',
    '2001:db8::5',
  ]);
});

it.each([
  ['private', true],
  ['192.0.2.7', true],
  ['192.0.2.0/24', true],
  ['fc00::/7', true],
  ['192.0.2.0/33', false],
  ['fc00::/129', false],
  ['192.0.2.0/', false],
  ['proxy.example', false],
  ['', false],
])('%j names proxies: %s', (text, isRange) => {
  expect(isProxyRange(text)).toBe(isRange);
});
