import type { Locale } from '../locale.ts';

/** Returns the name of a country in a language; the text itself if it is no country code in capitals. Source: FO-46. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
