import type { Locale } from '../locale.ts';

/** Returns the name of a country in a language; the text itself if it is no code of a country. Source: FO-46. */
export function countryName(code: string, locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return /^[a-z]{2}$/i.test(code) ? (names.of(code.toUpperCase()) ?? code) : code;
}
