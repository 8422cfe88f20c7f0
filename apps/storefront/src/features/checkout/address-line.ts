import type { AddressDetails } from '@shop/checkout';
import { formatPlace, type Locale } from '@shop/format';
import { countryName } from './country-name.ts';

/** What decides how an address is written: the view, and where the shop delivers to. */
interface Writing {
  readonly language: Locale;
  readonly locale: string;
  readonly countries: readonly string[];
}

/** An address on one line, with its country where the shop delivers to several. */
export function addressLine(
  { zipCode, city, streetAddress, apartmentNumber, country }: AddressDetails,
  { language, locale, countries }: Writing,
): string {
  const place = { postcode: zipCode, city, street: [streetAddress, apartmentNumber] };
  const written = formatPlace(place, language);
  return countries.length > 1 ? `${written}, ${countryName(country, locale)}` : written;
}
