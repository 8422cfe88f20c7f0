import {
  townWithCounty,
  writtenPostcode,
  type AddressDetails,
  type PersonalDetails,
} from '@shop/forms';
import { countryName, formatName, formatPlace, type Locale } from '@shop/format';

/** Context of an address: the store view, and the countries of delivery. */
interface Writing {
  readonly language: Locale;
  readonly countries: readonly string[];
}

/**
 * Returns an address on one line: with the name if it differs from the buyer's, with the country if the shop delivers
 * to several.
 */
export function addressLine(
  {
    firstName,
    lastName,
    zipCode,
    streetAddress,
    apartmentNumber,
    country,
    ...town
  }: AddressDetails,
  { language, countries }: Writing,
  orderer: Pick<PersonalDetails, 'firstName' | 'lastName'>,
): string {
  const name = formatName({ firstname: firstName, lastname: lastName }, language);
  const isOther = firstName !== orderer.firstName || lastName !== orderer.lastName;
  const city = townWithCounty(town.city, town.state, country);
  const place = {
    postcode: writtenPostcode(zipCode, country),
    city,
    street: [streetAddress, apartmentNumber],
  };
  return [
    ...(isOther ? [name] : []),
    formatPlace(place, language),
    ...(countries.length > 1 ? [countryName(country, language)] : []),
  ].join(', ');
}
