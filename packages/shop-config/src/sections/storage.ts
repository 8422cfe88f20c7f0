import * as v from 'valibot';
import { atLeastOne, count, milliseconds, singleWord } from './bounds.ts';

/** Storage of the browser and its limits. Source: SC-25. */
export const storage = v.optional(
  v.strictObject({
    quotaCheckMs: v.optional(milliseconds, 30_000),
    /** Storage use of the origin above which copies are removed, in KiB. */
    quotaKb: v.optional(count, 4096),
    /** Write errors after which nothing more is written. */
    maxWriteErrors: v.optional(atLeastOne, 30),
    /** Read errors in a row after which nothing is read for a while. */
    maxReadErrors: v.optional(atLeastOne, 1),
    readTimeoutMs: v.optional(milliseconds, 800),
    iterateTimeoutMs: v.optional(milliseconds, 2000),
    /** Seconds a cached answer counts: a week. */
    cacheTtlS: v.optional(count, 604_800),
    /**
     * Collections of the browser's database that outlive a new build. `cart`: cart, its token and hash. `user`:
     * customer, tokens, orders. `lists`: recently viewed, searches, wishlist, compare. `claims`: campaigns, the
     * newsletter's address. `checkout`: personal details. `outbox`: what has not been sent.
     */
    keptCollections: v.optional(v.array(singleWord), [
      'cart',
      'user',
      'lists',
      'claims',
      'checkout',
      'outbox',
    ]),
    /** Keys of `localStorage` that outlive a new build, such as a heat map's id of its visitor. */
    keptKeys: v.optional(v.array(singleWord), []),
  }),
  {},
);
