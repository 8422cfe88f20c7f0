import type { Locale } from '../locale.ts';

/**
 * Grouping of thousands. `always` groups from four digits, so that columns align; `spelling` follows the orthography of
 * Hungarian and Italian, which group from five digits (`9990 Ft`). German, Romanian and English group from four digits
 * in both.
 */
export type Grouping = 'always' | 'spelling';

/** Keeps a number and its unit on one line. */
export const noBreakSpace = '\u00A0';
/** The minus sign in text; not the hyphen of the keyboard. */
export const minusSign = '\u2212';
/** Separates the ends of a range. */
export const enDash = '\u2013';

const thousands: Readonly<Record<Locale, string>> = {
  hu: noBreakSpace,
  de: '.',
  it: '.',
  ro: '.',
  en: ',',
};
const fourTogether: Readonly<Record<Locale, boolean>> = {
  hu: true,
  de: false,
  it: true,
  ro: false,
  en: false,
};

/** The separator between whole number and fraction. */
export const decimalMark: Readonly<Record<Locale, string>> = {
  hu: ',',
  de: ',',
  it: ',',
  ro: ',',
  en: '.',
};

/** Groups digits by thousands. `digits` contains only 0–9. Source: FO-2, FO-3. */
export function groupDigits(digits: string, locale: Locale, grouping: Grouping): string {
  const smallest = grouping === 'spelling' && fourTogether[locale] ? 5 : 4;
  if (digits.length < smallest) return digits;
  const head = digits.length % 3 || 3;
  let text = digits.slice(0, head);
  for (let at = head; at < digits.length; at += 3) {
    text += thousands[locale] + digits.slice(at, at + 3);
  }
  return text;
}
