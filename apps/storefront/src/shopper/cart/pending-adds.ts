import { quantityProblem } from '@shop/forms';
import { pendingAddsCookie, readPendingAdds, type PendingAdd } from '@shop/contract';
import type { Lock } from '@shop/kernel';

interface Cookies {
  read(): string;
  write(cookie: string): void;
}

/**
 * Adds the pending articles one by one, and deletes each from the cookie only afterwards, so that the next page
 * continues if this one is left. An article stays pending if `add` could not reach the shop. Holds a lock, so that no
 * other tab adds it again. Ignores a damaged cookie, and quantities that FM-10 forbids.
 */
export function takePendingAdds(
  cookies: Cookies,
  lock: Lock,
  maxQuantity: number,
  add: (pendingAdd: PendingAdd) => Promise<'done' | 'waits'>,
): Promise<void> {
  return lock.run(pendingAddsCookie.name, async () => {
    let waiting = waitingIn(cookies, maxQuantity);
    for (const pendingAdd of waiting) {
      if ((await add(pendingAdd)) === 'waits') continue;
      waiting = waiting.filter((waitingAdd) => waitingAdd !== pendingAdd);
      keepAwaitedAdds(cookies, waiting);
    }
  });
}

function waitingIn(cookies: Cookies, maxQuantity: number): readonly PendingAdd[] {
  const name = `${pendingAddsCookie.name}=`;
  const cookie = cookies
    .read()
    .split('; ')
    .find((part) => part.startsWith(name));
  if (cookie === undefined) return [];
  const adds = readPendingAdds(decoded(cookie.slice(name.length))).filter(
    ({ qty }) => quantityProblem(qty, { max: maxQuantity }) === undefined,
  );
  if (adds.length === 0) keepAwaitedAdds(cookies, []);
  return adds;
}

/** Returns '' for a truncated value. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

function keepAwaitedAdds(cookies: Cookies, adds: readonly PendingAdd[]): void {
  const { name, lifeS } = pendingAddsCookie;
  const value = adds.length === 0 ? '' : encodeURIComponent(JSON.stringify(adds));
  const maxAge = adds.length === 0 ? 0 : lifeS;
  cookies.write(`${name}=${value}; max-age=${maxAge}; path=/; samesite=Strict`);
}
