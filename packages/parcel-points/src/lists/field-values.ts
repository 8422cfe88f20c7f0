import { plainText } from '@shop/kernel';

/** An unvalidated row of a carrier's list. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns the value as a row; an empty row for a value that is not an object. */
export function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};
}

/** Returns the text of a field with single spaces; '' for a value that is neither text nor number. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return plainText(String(value)).replace(/\s+/g, ' ');
}

/** Returns the number of a field, also with a decimal comma; `undefined` if it is not a number. */
export function numberOf(value: unknown): number | undefined {
  const text = textOf(value).replace(',', '.');
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? undefined : number;
}

/** Returns true for `true`, 1 and `yes`, also as text; `otherwise` for a missing value. */
export function flagOf(value: unknown, otherwise: boolean): boolean {
  if (typeof value === 'boolean') return value;
  const text = textOf(value).toLowerCase();
  return text === '' ? otherwise : /^(1|true|yes|igen)$/.test(text);
}

/** Returns the texts of a list, lower case. */
export function wordsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map((item) => textOf(item).toLowerCase()) : [];
}

/** Removes postcode and town from the beginning of a full address. */
export function streetOf(address: string, postcode: string, city: string): string {
  let street = address;
  for (const part of [postcode, city]) {
    if (part !== '' && street.startsWith(part))
      street = street.slice(part.length).replace(/^[\s,]+/, '');
  }
  return street;
}
