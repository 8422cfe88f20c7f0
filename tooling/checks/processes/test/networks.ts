import type { Answer } from './open-shop.ts';

/** Number of requests of {@link inTurns} in progress at the same time. */
const atOnce = 12;
let networks = 0;

/** A /64 network without counted requests: each request comes from another of its addresses. */
interface Network {
  /** Returns the header of a request from the next address. */
  next(): Record<string, string>;
  /** Returns the header of a request from the neighboring /64. */
  neighbor(): Record<string, string>;
}

export function newNetwork(): Network {
  const prefix = `2001:db8:${(networks += 1).toString(16)}`;
  let hosts = 0;
  const address = (subnet: number) => {
    hosts += 1;
    // Both halves of the last 64 bits change.
    return {
      'x-forwarded-for': `${prefix}:${subnet}:${hosts.toString(16)}::${hosts.toString(16)}`,
    };
  };
  return { next: () => address(1), neighbor: () => address(2) };
}

/** Sends `count` requests, some at once. Returns their statuses in the order of the requests. */
export async function inTurns(
  count: number,
  send: (index: number) => Promise<Pick<Answer, 'status'>>,
): Promise<readonly number[]> {
  const statuses: number[] = [];
  let next = 0;
  const sender = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      statuses[index] = (await send(index)).status;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, sender));
  return statuses;
}

/** Returns the number of occurrences of each value. */
export function counts<T>(values: Iterable<T>): ReadonlyMap<T, number> {
  const found = new Map<T, number>();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}
