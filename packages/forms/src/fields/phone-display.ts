/** Country code of a number: those of one and two digits are named, all others have three. Source: ITU-T E.164. */
const countryCode =
  /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{4,}$)/;

/** Country code, then area or network: three digits but in the countries that are named. */
const area = /^\+(?:36 (?:1|..)|39 0[26]|40 [23]1|43 1|49 (?:[34]0|[68]9)|\d+ ...)/;

/**
 * A stored number as it is shown: `+36 30 123 4567`, `+49 30 123 4567`, `+39 347 123 4567`. A text that is no E.164
 * number stays as it is. In a module of its own: every page shows a number, few read one. Source: FM-5.
 */
export function phoneForDisplay(e164: string): string {
  if (!countryCode.test(e164)) return e164;
  return e164
    .replace(countryCode, '$& ')
    .replace(area, '$& ')
    .replaceAll(/\d{3}(?=\d\d)/g, '$& ');
}
