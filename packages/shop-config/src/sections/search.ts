import * as v from 'valibot';
import { between, count, milliseconds, questionSize, singleWord } from './bounds.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Full-text search and the sizes of what is fetched. Source: SC-13. */
export const search = v.optional(
  v.strictObject({
    /** Hits below are dropped. */
    minScore: v.optional(v.pipe(v.number(), v.minValue(0)), 0.02),
    /** Letters a word may be off by. */
    fuzziness: v.optional(v.pipe(count, v.maxValue(2)), 2),
    /** The share of the words of a query that must be found. */
    minimumShouldMatch: v.optional(share, 0.75),
    boosts: v.optional(
      v.strictObject({
        name: v.optional(v.pipe(v.number(), v.minValue(0)), 4),
        sku: v.optional(v.pipe(v.number(), v.minValue(0)), 2),
        categoryName: v.optional(v.pipe(v.number(), v.minValue(0)), 1),
      }),
      {},
    ),
    /** Codes of attributes whose values a search text may name. Of those that a word fits equally the first counts. */
    understoodFields: v.optional(v.array(singleWord), ['color']),
    /** Letters a query needs before it is sent. */
    minTermLength: v.optional(between(1, 200), 3),
    /** Products on a page of a listing. */
    pageSize: v.optional(questionSize, 50),
    attributePageSize: v.optional(questionSize, 150),
    categoryPageSize: v.optional(questionSize, 4000),
    /** `field:dir`. */
    categorySort: v.optional(singleWord, 'position:asc'),
    /** Timeout of one catalog request of a browser. */
    browserTimeoutMs: v.optional(milliseconds, 8000),
    /** The same of a rendering server. */
    serverTimeoutMs: v.optional(milliseconds, 1500),
  }),
  {},
);

/** The tree of categories. Source: SC-13. */
export const categories = v.optional(
  v.strictObject({
    /** The category that is no category of its own: never the current one in breadcrumbs. */
    rootId: v.optional(count, 2),
  }),
  {},
);
