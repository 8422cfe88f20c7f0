import * as v from 'valibot';
import { atLeastOne, count, milliseconds, singleWord } from './bounds.ts';

/** Browser storage and its limits. Source: SC-25. */
export const storage = v.optional(
  v.strictObject({
    quotaCheckMs: v.optional(milliseconds, 30_000),
    /** Storage use of the origin, above which copies are removed, in KiB. */
    quotaKb: v.optional(count, 4096),
    /** Number of write errors after which writes stop. */
    maxWriteErrors: v.optional(atLeastOne, 30),
    /** Number of read errors in a row after which reads pause. */
    maxReadErrors: v.optional(atLeastOne, 1),
    readTimeoutMs: v.optional(milliseconds, 800),
    iterateTimeoutMs: v.optional(milliseconds, 2000),
    /** Seconds until a cached response expires. Default one week. */
    cacheTtlS: v.optional(count, 604_800),
    /**
     * Collections of the browser's database that are kept after a new build. `cart`: cart, its token and hash. `user`:
     * customer, tokens, orders. `lists`: recently viewed, searches, wishlist, compare. `claims`: campaigns, the
     * newsletter email. `checkout`: personal details. `outbox`: unsent tasks.
     */
    keptCollections: v.optional(v.array(singleWord), [
      'cart',
      'user',
      'lists',
      'claims',
      'checkout',
      'outbox',
    ]),
    /** Keys of `localStorage` that are kept after a new build, such as a heat map's id of its visitor. */
    keptKeys: v.optional(v.array(singleWord), []),
  }),
  {},
);
