import type { Locale } from '../locale.ts';

/**
 * Grouping of thousands. `always` groups from four digits on, so that columns line up; `spelling`
 * keeps the orthography of Hungarian and Italian, which write four digits together (`9990 Ft`) and part
 * from five on. German, Romanian and English part from four digits either way.
 */
export type Grouping = 'always' | 'spelling';

/** Holds a number and what belongs to it on one line. */
export const noBreakSpace = '\u00A0';
/** The minus of text; the hyphen on the keyboard is another sign. */
export const minusSign = '\u2212';
/** Between the ends of a range. */
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

/** The mark between whole and fraction. */
export const decimalMark: Readonly<Record<Locale, string>> = {
  hu: ',',
  de: ',',
  it: ',',
  ro: ',',
  en: '.',
};

/** Parts a run of digits into thousands. `digits` holds nothing but 0–9. Source: FO-2, FO-3. */
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
