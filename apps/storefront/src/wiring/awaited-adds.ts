import { quantityProblem } from '@shop/checkout';
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

/**
 * Reads what waits, and clears it at once: another tab must not add it again. A damaged cookie is nothing, nor is
 * what nobody may add of, by CH-10.
 */
export function takeAwaitedAdds(
  cookies: { read(): string; write(cookie: string): void },
  maxQuantity: number,
): readonly AwaitedAdd[] {
  const name = `${awaitedAddsCookie}=`;
  const cookie = cookies
    .read()
    .split('; ')
    .find((part) => part.startsWith(name));
  if (cookie === undefined) return [];
  cookies.write(`${awaitedAddsCookie}=; max-age=0; path=/; samesite=Strict`);
  try {
    const read: unknown = JSON.parse(decodeURIComponent(cookie.slice(name.length)));
    const parsed = v.safeParse(v.pipe(v.array(awaitedAdd), v.maxLength(20)), read);
    const wanted = parsed.success ? parsed.output : [];
    return wanted.filter(({ qty }) => quantityProblem(qty, { max: maxQuantity }) === undefined);
  } catch {
    return [];
  }
}
