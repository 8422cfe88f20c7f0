import * as v from 'valibot';
import { atLeastOne, count, milliseconds } from './bounds.ts';

/** What the browser keeps, and when it gives up keeping. Source: SC-25. */
export const storage = v.optional(
  v.strictObject({
    quotaCheckMs: v.optional(milliseconds, 30_000),
    /** How much of the origin's storage may be used before copies give way. Kibibytes. */
    quotaKb: v.optional(count, 4096),
    /** Write errors after which nothing more is written. */
    maxWriteErrors: v.optional(atLeastOne, 30),
    /** Read errors in a row after which nothing is read for a while. */
    maxReadErrors: v.optional(atLeastOne, 1),
    readTimeoutMs: v.optional(milliseconds, 800),
    iterateTimeoutMs: v.optional(milliseconds, 2000),
    /** Seconds a cached answer counts: a week. */
    cacheTtlS: v.optional(count, 604_800),
  }),
  {},
);
