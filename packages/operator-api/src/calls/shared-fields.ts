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

/** Returns true for an existing day, such as `2026-11-01`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day, such as `2026-11-01`. */
export const day = v.pipe(v.string(), v.check(isDay, 'no day'));
