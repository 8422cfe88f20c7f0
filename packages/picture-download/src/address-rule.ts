import { BlockList, isIPv6 } from 'node:net';

/** Networks of IPv4 that are not the public internet (IANA special-purpose registry). */
const localNetworks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Networks inside 2000::/3, the public addresses of IPv6, that are not public: Teredo, documentation, 6to4. */
const specialNetworks = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const local4 = listOf(localNetworks, 'ipv4');
const public6 = listOf(['2000::/3'], 'ipv6');
const special6 = listOf(specialNetworks, 'ipv6');

/** Returns true for an IP address that is not in the public internet. */
export function isLocalAddress(ip: string): boolean {
  if (!isIPv6(ip)) return local4.check(ip);
  return !public6.check(ip, 'ipv6') || special6.check(ip, 'ipv6');
}

/** Returns the reason why no request may be sent to this IP address; `undefined` if it is allowed. Source: PD-1. */
export function addressProblem(
  protocol: string,
  ip: string,
  isLocalAllowed: boolean,
): 'not-https' | 'local-address' | undefined {
  if (isLocalAddress(ip)) return isLocalAllowed ? undefined : 'local-address';
  return protocol === 'https:' ? undefined : 'not-https';
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
