/** Country code in front of a number; those of one and two digits are named, all others have three. Source: ITU-T E.164. */
const countryCode =
  /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{4,}$)/;

/** Country codes with areas and networks that do not have three digits. */
const shortArea = /^\+(?:36(?:1|\d\d)|390[26]|40[23]1|431|49(?:[34]0|[68]9))/;

/**
 * A stored number as it is shown: `+36 30 123 4567`, `+49 30 123 4567`, `+39 347 123 4567`. A text that is no E.164
 * number stays as it is. In a module of its own: every page shows a number, few read one. Source: FM-5.
 */
export function phoneForDisplay(e164: string): string {
  const code = countryCode.exec(e164)?.[0];
  if (code === undefined) return e164;
  const areaEnd = shortArea.exec(e164)?.[0].length ?? code.length + 3;
  const number = e164.slice(areaEnd).replaceAll(/\d{3}(?=\d\d)/g, '$& ');
  return `${code} ${e164.slice(code.length, areaEnd)} ${number}`;
}
