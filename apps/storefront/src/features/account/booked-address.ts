import { phoneToE164, type AddressDetails } from '@shop/checkout';
import type { CustomerAddress } from '@shop/contract';

/** An address of the book, ready for the fields of a form. */
export function detailsOfBooked(address: Partial<CustomerAddress>): AddressDetails {
  const [streetAddress = '', ...rest] = address.street ?? [];
  return {
    firstName: address.firstname ?? '',
    lastName: address.lastname ?? '',
    country: address.country_id ?? 'HU',
    streetAddress,
    apartmentNumber: rest.filter((part) => part !== '').join(', '),
    city: address.city ?? '',
    state: '',
    region_id: 0,
    zipCode: address.postcode ?? '',
    phoneNumber: address.telephone ?? '',
  };
}

/** What was typed, as the book keeps it; what the form does not show stays as it was. */
export function bookedOfDetails(
  details: AddressDetails,
  before: Partial<CustomerAddress>,
): CustomerAddress {
  return {
    ...before,
    firstname: details.firstName.trim(),
    lastname: details.lastName.trim(),
    country_id: details.country,
    postcode: details.zipCode.trim(),
    city: details.city.trim(),
    street: [details.streetAddress.trim(), details.apartmentNumber.trim()].filter(
      (line) => line !== '',
    ),
    telephone: phoneToE164(details.phoneNumber) ?? details.phoneNumber.trim(),
  };
}

/** Whether the details are those of that address of the book, however the telephone is written. */
export function isBookedAs(booked: CustomerAddress, details: AddressDetails): boolean {
  const typed = detailsOfBooked(bookedOfDetails(details, {}));
  const known = detailsOfBooked(bookedOfDetails(detailsOfBooked(booked), {}));
  return Object.entries(known).every(
    ([name, value]) => typed[name as keyof AddressDetails] === value,
  );
}

/** The book with `changed` at `index` (at the end when there is none): one default of each kind at most. */
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
