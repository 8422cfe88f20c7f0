import * as v from 'valibot';

const query = v.object({
  key: v.array(v.unknown()),
  data: v.exactOptional(v.unknown()),
  /** Why there is no data: the message of the error. */
  error: v.exactOptional(v.string()),
  /** Whether its data are pages that grow. */
  isInfinite: v.exactOptional(v.boolean()),
});

/**
 * What the browser hydrates a page with, in a file of its own. It holds no moments: a page that is made again of the
 * same answers has the same data, which the browser then has already.
 */
export const pageData = v.object({
  queries: v.array(query),
  /** Where the addresses on the page lead, for the resolver of addresses, which looks at each itself. */
  routes: v.record(v.string(), v.looseObject({})),
});
export type PageData = v.InferOutput<typeof pageData>;
