import type { Locale } from '../locale.ts';

/** First and last name, as in addresses. */
export interface PersonName {
  readonly firstname: string;
  readonly lastname: string;
}

/** Returns true if the locale puts the family name first. Source: FO-23. */
export function isFamilyFirst(locale: Locale): boolean {
  return locale === 'hu';
}

/**
 * Returns the full name in the order of the language: `Kovács Anna` in Hungarian, `Anna Kovács` elsewhere.
 * A missing part leaves no extra space.
 * Source: FO-23.
 */
export function formatName({ firstname, lastname }: PersonName, locale: Locale): string {
  const firstName = firstname.trim();
  const family = lastname.trim();
  return (isFamilyFirst(locale) ? `${family} ${firstName}` : `${firstName} ${family}`).trim();
}
