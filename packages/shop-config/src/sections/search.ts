import * as v from 'valibot';
import { between, count, milliseconds, questionSize, singleWord } from './bounds.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Full-text search and the page sizes of requests. Source: SC-13. */
export const search = v.optional(
  v.strictObject({
    /** Hits with a lower score are dropped. */
    minScore: v.optional(v.pipe(v.number(), v.minValue(0)), 0.02),
    /** Maximum edit distance of a word. */
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
    /**
     * Codes of attributes whose values are recognised in a search text. The first one wins if a word matches several
     * equally.
     */
    understoodFields: v.optional(v.array(singleWord), ['color']),
    /** Minimum number of characters of a query. */
    minTermLength: v.optional(between(1, 200), 3),
    /** Number of products per page of a listing. */
    pageSize: v.optional(questionSize, 50),
    attributePageSize: v.optional(questionSize, 150),
    categoryPageSize: v.optional(questionSize, 4000),
    /** Field and direction, separated by a colon: `field:dir`. */
    categorySort: v.optional(singleWord, 'position:asc'),
    /** Timeout of one catalog request of a browser. */
    browserTimeoutMs: v.optional(milliseconds, 8000),
    /** Timeout of one catalog request of a rendering server. */
    serverTimeoutMs: v.optional(milliseconds, 1500),
  }),
  {},
);

/** The tree of categories. Source: SC-13. */
export const categories = v.optional(
  v.strictObject({
    /** Root category. It is never the current category in breadcrumbs. */
    rootId: v.optional(count, 2),
  }),
  {},
);
