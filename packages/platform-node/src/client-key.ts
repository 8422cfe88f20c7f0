import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the key under which a client is counted: its IPv4 address, also if it is written as IPv6, or the /64 network
 * of its IPv6 address, because one client can use every address of that network. Any other text is its own key.
 */
export function clientKey(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = ipv6Groups(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped)
    return groups
      .slice(6)
      .map((group) => `${group >> 8}.${group & 0xff}`)
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Returns the eight numbers of an IPv6 address. */
function ipv6Groups(address: string): readonly number[] {
  const [head = [], tail] = address.split('::').map(groupsOf);
  const missing = 8 - head.length - (tail?.length ?? 0);
  return [...head, ...Array.from({ length: missing }, () => 0), ...(tail ?? [])];
}

function groupsOf(part: string): readonly number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
