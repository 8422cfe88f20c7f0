import type { Locale } from '../locale.ts';
import { countryName } from './country-name.ts';
import { formatName, type PersonName } from './person-name.ts';
import { placeLines, type PostalPlace } from './postal-place.ts';

/** Postal address with contact data. Unknown fields are empty. */
export interface PostalAddress extends PersonName, PostalPlace {
  readonly company: string;
  readonly phone: string;
  readonly taxNumber: string;
  /** ISO code. */
  readonly country: string;
}

/**
 * Formats an address as on a label: name, company, place, country, telephone, tax number, each on its own line. Omits
 * empty fields and the reader's own country.
 * Source: FO-25.
 */
export function addressLines(
  address: PostalAddress,
  { locale, ownCountry }: { readonly locale: Locale; readonly ownCountry: string },
): readonly string[] {
  const { company, phone, taxNumber } = address;
  const country = address.country.toUpperCase();
  return [
    formatName(address, locale),
    company,
    ...placeLines(address, locale),
    country === ownCountry ? '' : countryName(country, locale),
    phone,
    taxNumber,
  ].filter((line) => line.trim() !== '');
}
