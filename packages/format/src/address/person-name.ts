import type { Locale } from '../locale.ts';

/** A name in its two halves, as addresses hold it. */
export interface PersonName {
  readonly firstname: string;
  readonly lastname: string;
}

/** Returns true if the locale puts the family name first. Source: FO-23. */
export function isFamilyFirst(locale: Locale): boolean {
  return locale === 'hu';
}

/**
 * The full name in the order of the language: `Kovács Anna` in Hungarian, `Anna Kovács` elsewhere.
 * A missing half leaves no stray space.
 *
 * Source: FO-23.
 */
export function formatName({ firstname, lastname }: PersonName, locale: Locale): string {
  const firstName = firstname.trim();
  const family = lastname.trim();
  return (isFamilyFirst(locale) ? `${family} ${firstName}` : `${firstName} ${family}`).trim();
}
