import type { CustomerAddress } from '@shop/contract';
import { emptyAddress, type AddressDetails } from './details.ts';
import { phoneToE164 } from './phone.ts';

/** An address of the book, ready for the fields of a form. Source: CH-35, CH-47. */
export function detailsOfBooked(address: Partial<CustomerAddress>): AddressDetails {
  const [streetAddress = '', ...rest] = address.street ?? [];
  return {
    ...emptyAddress,
    firstName: address.firstname ?? '',
    lastName: address.lastname ?? '',
    country: address.country_id?.toUpperCase() ?? emptyAddress.country,
    streetAddress,
    apartmentNumber: rest.filter((part) => part !== '').join(', '),
    city: address.city ?? '',
    zipCode: address.postcode ?? '',
    phoneNumber: address.telephone ?? '',
  };
}

/** Names, place and phone number as the wire carries them. Source: CH-31. */
export function wireAddress(details: AddressDetails) {
  return {
    firstname: details.firstName.trim(),
    lastname: details.lastName.trim(),
    country_id: details.country,
    postcode: details.zipCode.trim(),
    city: details.city.trim(),
    street: streetLines(details),
    telephone: phoneToE164(details.phoneNumber, details.country) ?? details.phoneNumber.trim(),
  };
}

/** Street and door, empty lines left out. Source: CH-31. */
export function streetLines({ streetAddress, apartmentNumber }: AddressDetails): string[] {
  return [streetAddress.trim(), apartmentNumber.trim()].filter((line) => line !== '');
}

/** What was typed, as the book keeps it; what the form does not show stays as it was. Source: CH-31, CH-47. */
export function bookedOfDetails(
  details: AddressDetails,
  before: Partial<CustomerAddress>,
): CustomerAddress {
  return { ...before, ...wireAddress(details) };
}

/** Whether the details are those of that address of the book, however the telephone is written. Source: CH-47. */
export function isBookedAs(booked: CustomerAddress, details: AddressDetails): boolean {
  const typed = detailsOfBooked(wireAddress(details));
  const known = detailsOfBooked(wireAddress(detailsOfBooked(booked)));
  return Object.entries(known).every(
    ([name, value]) => typed[name as keyof AddressDetails] === value,
  );
}

/** The book with `changed` at `index` (at the end when there is none): one default of each kind at most. Source: CH-47. */
export function bookWith(
  book: readonly CustomerAddress[],
  index: number | undefined,
  changed: CustomerAddress,
): CustomerAddress[] {
  const at = index ?? book.length;
  const others = book.map((address) => ({
    ...address,
    ...(changed.default_shipping === true ? { default_shipping: false } : {}),
    ...(changed.default_billing === true ? { default_billing: false } : {}),
  }));
  return [...others.slice(0, at), changed, ...others.slice(at + 1)];
}

/** The book without the address at `index`; what it was the default for, the first one left is. Source: CH-47. */
export function bookWithout(book: readonly CustomerAddress[], index: number): CustomerAddress[] {
  const [heir, ...others] = book.filter((_, at) => at !== index);
  if (heir === undefined) return [];
  const { default_shipping: ships, default_billing: bills } = book[index] ?? {};
  return [
    {
      ...heir,
      ...(ships === true ? { default_shipping: true } : {}),
      ...(bills === true ? { default_billing: true } : {}),
    },
    ...others,
  ];
}
