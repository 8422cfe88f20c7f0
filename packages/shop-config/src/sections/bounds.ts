import * as v from 'valibot';

/** An integer of at least 0: a count, a limit, an amount in minor units. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** An integer of at least 1. */
export const atLeastOne = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** An integer from `min` to `max`, both inclusive. */
// @__NO_SIDE_EFFECTS__
export function between(min: number, max: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
}
/** Page size of one request: the API returns at most 4,000. Source: SC-41. */
export const questionSize = between(1, 4_000);
/** Whole milliseconds. A timer with a longer time would fire at once. */
export const milliseconds = between(0, 2_147_483_647);
/** Part of an address or a key: not empty, without white space. */
export const singleWord = v.pipe(v.string(), v.regex(/^\S+$/, 'must be one word'));
/** Visible text, not empty. */
export const text = v.pipe(v.string(), v.minLength(1));
/** Code of a language. */
export const languageCode = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}$/, 'must be a language such as hu'),
);
/** Texts by language: `{ "hu": "Bútor", "de": "Möbel" }`. Source: SC-53. */
export const textByLanguage = v.record(languageCode, text);
/** Empty, a path of this origin, or the address of another origin. Without a slash at the end. */
export const address = v.pipe(
  v.string(),
  v.regex(
    /^(https?:\/\/[^\s/?#]+)?(\/[^\s/?#]+)*$/,
    'must be an http(s) address without a slash at the end',
  ),
);
/** Six hexadecimal digits. */
export const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'must be like #1f4f8f'));
/** ISO 3166-1 alpha-2. */
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters'));
