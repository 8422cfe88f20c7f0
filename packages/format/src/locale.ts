/** The languages the shop writes. `hu` is the shop's own; `en` is the source text of its messages. */
export type Locale = 'hu' | 'de' | 'it' | 'ro' | 'en';

/** The five languages, the shop's own first. */
export const locales: readonly Locale[] = ['hu', 'de', 'it', 'ro', 'en'];

/** Returns true if a text names one of the five languages; narrows it. Source: FO-43. */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}
