import * as v from 'valibot';
import { pendingAddsCookie } from './pending-adds-cookie.ts';
import { sku } from '../wire/scalars.ts';

const maxWordLength = 64;

/**
 * What a form that was sent before the page was alive wanted in the cart: `wish` has the chosen value of each option,
 * by its attribute's code. Source: CO-62.
 */
export const pendingAdd = v.object({
  sku,
  qty: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  wish: v.record(
    v.pipe(v.string(), v.regex(/^\w+$/), v.maxLength(maxWordLength)),
    v.pipe(v.string(), v.minLength(1), v.maxLength(maxWordLength)),
  ),
});
/** What somebody wanted in the cart before the page was alive. Source: CO-62. */
export type PendingAdd = v.InferOutput<typeof pendingAdd>;

/** The wishes in the value of the cookie, decoded; none in a damaged one. Source: CO-62. */
export function readPendingAdds(value: string): readonly PendingAdd[] {
  try {
    const wishes = v.pipe(v.array(pendingAdd), v.maxLength(pendingAddsCookie.most));
    const parsed = v.safeParse(wishes, JSON.parse(value));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
