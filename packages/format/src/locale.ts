/** The languages of the shop. `hu` is the default; `en` is the source text of its messages. */
export type Locale = 'hu' | 'de' | 'it' | 'ro' | 'en';

/** The five languages, the default first. */
export const locales: readonly Locale[] = ['hu', 'de', 'it', 'ro', 'en'];

/** Type guard: true if a text is one of the five language codes. Source: FO-43. */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}
