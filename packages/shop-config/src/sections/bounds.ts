import * as v from 'valibot';

/** A whole number from 0 on: a count, a limit, an amount in minor units. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A whole number from 1 on. */
export const atLeastOne = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** A whole number from `least` to `most`. */
// @__NO_SIDE_EFFECTS__
export function between(min: number, max: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
}
/** Page size of one request: the wire returns 4,000 at most. Source: SC-41. */
export const questionSize = between(1, 4_000);
/** Milliseconds, whole; a timer that is to wait for longer does not wait at all. */
export const milliseconds = between(0, 2_147_483_647);
/** A word of an address or a key: not empty, no spaces. */
export const singleWord = v.pipe(v.string(), v.regex(/^\S+$/, 'must be one word'));
/** Text a person reads. */
export const text = v.pipe(v.string(), v.minLength(1));
/** Code of a language. */
export const languageCode = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}$/, 'must be a language such as hu'),
);
/** Texts by language: `{ "hu": "Bútor", "de": "Möbel" }`. Source: SC-53. */
export const textByLanguage = v.record(languageCode, text);
/** Nothing, a path of this origin, or the address of another. Without a slash at the end. */
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
