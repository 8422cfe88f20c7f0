import * as v from 'valibot';
import { pendingAddsCookie } from './pending-adds-cookie.ts';
import { sku } from '../wire/scalars.ts';

const maxWordLength = 64;

/**
 * Addition to the cart, submitted by a form before the page was hydrated. `wish` maps each option's attribute code to
 * the chosen value. Source: CO-62.
 */
export const pendingAdd = v.object({
  sku,
  qty: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  wish: v.record(
    v.pipe(v.string(), v.regex(/^\w+$/), v.maxLength(maxWordLength)),
    v.pipe(v.string(), v.minLength(1), v.maxLength(maxWordLength)),
  ),
});
/** Parsed addition to the cart, submitted before the page was hydrated. Source: CO-62. */
export type PendingAdd = v.InferOutput<typeof pendingAdd>;

/** Returns the decoded additions in the value of the cookie; none if it is damaged. Source: CO-62. */
export function readPendingAdds(value: string): readonly PendingAdd[] {
  try {
    const wishes = v.pipe(v.array(pendingAdd), v.maxLength(pendingAddsCookie.most));
    const parsed = v.safeParse(wishes, JSON.parse(value));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
