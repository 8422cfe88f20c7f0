import type { Locale } from '../locale.ts';
import { formatName, type PersonName } from './person-name.ts';
import { placeLines, type PostalPlace } from './postal-place.ts';

/** Postal address with contact data. Unknown fields are empty. */
export interface PostalAddress extends PersonName, PostalPlace {
  readonly company: string;
  readonly phone: string;
  readonly taxNumber: string;
}

/**
 * An address as it is written on a label: name, company, place, telephone, tax number, each on a line of its own.
 * Empty fields have no line.
 *
 * Source: FO-25.
 */
export function addressLines(address: PostalAddress, locale: Locale): readonly string[] {
  const { company, phone, taxNumber } = address;
  return [
    formatName(address, locale),
    company,
    ...placeLines(address, locale),
    phone,
    taxNumber,
  ].filter((line) => line.trim() !== '');
}
