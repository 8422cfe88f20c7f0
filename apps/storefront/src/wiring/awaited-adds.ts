import { quantityProblem } from '@shop/checkout';
import type { Lock } from '@shop/kernel';
import * as v from 'valibot';

/** What somebody wanted in the cart before the page was alive. */
const awaitedAdd = v.object({
  sku: v.string(),
  qty: v.number(),
  /** The chosen value of each option, by its attribute's code. */
  wish: v.record(v.string(), v.string()),
});
export type AwaitedAdd = v.InferOutput<typeof awaitedAdd>;

/** The server writes it, the page takes it in and clears it. */
export const awaitedAddsCookie = 'awaited-adds';

interface Cookies {
  read(): string;
  write(cookie: string): void;
}

/** As long as the server has it wait. */
const lifeS = 3_600;

/**
 * Takes in what waits, one after the other, and clears each only then: who leaves the page meanwhile finds it on the
 * next one. What `add` could not take in because nobody could be asked goes on waiting. Under a lock, so that no other
 * tab adds it again. A damaged cookie is nothing, nor is what nobody may add of, by CH-10.
 */
export function takeAwaitedAdds(
  cookies: Cookies,
  lock: Lock,
  maxQuantity: number,
  add: (wanted: AwaitedAdd) => Promise<'done' | 'waits'>,
): Promise<void> {
  return lock.run(awaitedAddsCookie, async () => {
    let waiting = readAwaitedAdds(cookies, maxQuantity);
    for (const wanted of waiting) {
      if ((await add(wanted)) === 'waits') continue;
      waiting = waiting.filter((each) => each !== wanted);
      keepAwaitedAdds(cookies, waiting);
    }
  });
}

function readAwaitedAdds(cookies: Cookies, maxQuantity: number): readonly AwaitedAdd[] {
  const name = `${awaitedAddsCookie}=`;
  const cookie = cookies
    .read()
    .split('; ')
    .find((part) => part.startsWith(name));
  if (cookie === undefined) return [];
  const wanted = parseAwaitedAdds(cookie.slice(name.length)).filter(
    ({ qty }) => quantityProblem(qty, { max: maxQuantity }) === undefined,
  );
  if (wanted.length === 0) keepAwaitedAdds(cookies, []);
  return wanted;
}

function parseAwaitedAdds(value: string): readonly AwaitedAdd[] {
  try {
    const read: unknown = JSON.parse(decodeURIComponent(value));
    const parsed = v.safeParse(v.pipe(v.array(awaitedAdd), v.maxLength(20)), read);
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

function keepAwaitedAdds(cookies: Cookies, adds: readonly AwaitedAdd[]): void {
  const value = adds.length === 0 ? '' : encodeURIComponent(JSON.stringify(adds));
  const maxAge = adds.length === 0 ? 0 : lifeS;
  cookies.write(`${awaitedAddsCookie}=${value}; max-age=${maxAge}; path=/; samesite=Strict`);
}
