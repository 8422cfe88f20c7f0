import * as v from 'valibot';
import { awaitedAddsCookie } from './awaited-adds-cookie.ts';
import { sku } from './scalars.ts';

const longestWord = 64;

/**
 * What a form that was sent before the page was alive wanted in the cart: `wish` has the chosen value of each option,
 * by its attribute's code. Source: CO-62.
 */
export const awaitedAdd = v.object({
  sku,
  qty: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  wish: v.record(
    v.pipe(v.string(), v.regex(/^\w+$/), v.maxLength(longestWord)),
    v.pipe(v.string(), v.minLength(1), v.maxLength(longestWord)),
  ),
});
/** What somebody wanted in the cart before the page was alive. Source: CO-62. */
export type AwaitedAdd = v.InferOutput<typeof awaitedAdd>;

/** The wishes in the value of the cookie, decoded; none in a damaged one. Source: CO-62. */
export function readAwaitedAdds(value: string): readonly AwaitedAdd[] {
  try {
    const wishes = v.pipe(v.array(awaitedAdd), v.maxLength(awaitedAddsCookie.most));
    const parsed = v.safeParse(wishes, JSON.parse(value));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
