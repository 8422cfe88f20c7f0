import * as v from 'valibot';

/** No parameters. */
export const noFields = v.object({});

/** Parameters of a list that is read page by page. */
export const pageQuery = v.object({
  after: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
    '50',
  ),
});
