import type { CustomerAddress } from '@shop/contract';
import { plainCode, plainText } from '@shop/kernel';
import { emptyAddress, type AddressDetails } from './address-details.ts';
import { phoneToE164 } from '../fields/phone.ts';
import { writtenPostcode } from '../fields/postcode.ts';

/** Converts an address of the address book to form fields. Source: CH-41, FM-16. */
export function addressToForm(address: Partial<CustomerAddress>): AddressDetails {
  const [streetAddress = '', ...extraLines] = address.street ?? [];
  return {
    ...emptyAddress,
    firstName: address.firstname ?? '',
    lastName: address.lastname ?? '',
    country: address.country_id?.toUpperCase() ?? emptyAddress.country,
    streetAddress,
    apartmentNumber: extraLines.filter((part) => part !== '').join(', '),
    city: address.city ?? '',
    state: countyOf(address),
    zipCode: address.postcode ?? '',
    phoneNumber: address.telephone ?? '',
  };
}

/** Converts names, place and phone number to wire format. Source: CH-36. */
export function wireAddress(details: AddressDetails) {
  return {
    firstname: plainCode(details.firstName),
    lastname: plainCode(details.lastName),
    country_id: details.country,
    postcode: writtenPostcode(details.zipCode, details.country),
    city: plainText(details.city),
    street: streetLines(details),
    telephone: phoneToE164(details.phoneNumber, details.country) ?? plainCode(details.phoneNumber),
  };
}

/** Returns street and door without empty lines. Source: CH-36. */
export function streetLines({ streetAddress, apartmentNumber }: AddressDetails): string[] {
  return [plainText(streetAddress), plainText(apartmentNumber)].filter((line) => line !== '');
}

/**
 * Converts form fields to an address of the address book. Fields that the form does not show stay unchanged. Source:
 * CH-36, FM-16.
 */
export function formToAddress(
  details: AddressDetails,
  previous: Partial<CustomerAddress>,
): CustomerAddress {
  const { state } = details;
  return {
    ...previous,
    ...wireAddress(details),
    ...(state !== countyOf(previous) && {
      region: { region_code: null, region: state || null, region_id: 0 },
    }),
  };
}

/** Returns the region of an address of the address book, '' if there is none. Source: FM-25. */
const countyOf = ({ region }: Partial<CustomerAddress>): string =>
  (region as { readonly region?: string | null } | null | undefined)?.region ?? '';

/** True if the details equal an address of the address book, in any notation of the phone number. Source: FM-16. */
export function isSameAddress(booked: CustomerAddress, details: AddressDetails): boolean {
  const typedDetails = addressToForm(formToAddress(details, {}));
  const storedDetails = addressToForm(formToAddress(addressToForm(booked), {}));
  return Object.entries(storedDetails).every(
    ([name, value]) => typedDetails[name as keyof AddressDetails] === value,
  );
}

/** Returns a new address; the first one in the book becomes the default unless its flags say no. Source: FM-16. */
export function withDefaultFlags<Address extends Partial<CustomerAddress>>(
  book: readonly CustomerAddress[],
  address: Address,
): Address {
  if (book.length > 0) return address;
  const { default_shipping: ships = true, default_billing: bills = true } = address;
  return { ...address, default_shipping: ships, default_billing: bills };
}

/** Keeps at most one default of each kind: the one at `index`, else the last one marked. Source: FM-16. */
export function withSingleDefault(
  book: readonly CustomerAddress[],
  index?: number,
): CustomerAddress[] {
  const defaultIndex = (flag: 'default_shipping' | 'default_billing') =>
    index !== undefined && book[index]?.[flag] === true
      ? index
      : book.findLastIndex((address) => address[flag] === true);
  const ships = defaultIndex('default_shipping');
  const bills = defaultIndex('default_billing');
  return book.map((address, at) => ({
    ...address,
    ...(address.default_shipping === true && { default_shipping: at === ships }),
    ...(address.default_billing === true && { default_billing: at === bills }),
  }));
}

/** Returns the address book with `changed` at `index`, or appended. Source: FM-16. */
export function upsertAddress(
  book: readonly CustomerAddress[],
  index: number | undefined,
  changed: CustomerAddress,
): CustomerAddress[] {
  const at = index ?? book.length;
  return withSingleDefault(
    [...book.slice(0, at), withDefaultFlags(book, changed), ...book.slice(at + 1)],
    at,
  );
}

/** Removes the address at `index`; the first remaining one takes over its defaults. Source: FM-16. */
export function removeAddress(book: readonly CustomerAddress[], index: number): CustomerAddress[] {
  const [nextDefault, ...remaining] = book.filter((_, at) => at !== index);
  if (nextDefault === undefined) return [];
  const { default_shipping: ships, default_billing: bills } = book[index] ?? {};
  return [
    {
      ...nextDefault,
      ...(ships === true ? { default_shipping: true } : {}),
      ...(bills === true ? { default_billing: true } : {}),
    },
    ...remaining,
  ];
}
