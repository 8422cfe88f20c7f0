import type { CustomerAddress, Profile } from '@shop/contract';
import { addressToForm, emptyAddress } from '@shop/forms';
import type { AddressDetails } from '@shop/forms';
import type { PersonalDetails } from '@shop/forms';

/** Checkout details known from the customer's profile. Absent parts are unknown. Source: CH-41. */
export interface ProfileDetails {
  readonly personal: PersonalDetails;
  readonly shipping?: AddressDetails | undefined;
  readonly billing?: AddressDetails | undefined;
}

/** Reads name, email address and default addresses of a profile. Source: CH-41. */
export function toProfileDetails(profile: Profile): ProfileDetails {
  const { default_shipping: shippingId, default_billing: billingId } = profile;
  const shipping = pick(profile.addresses, shippingId, 'default_shipping');
  const billing = pick(profile.addresses, billingId, 'default_billing');
  return {
    personal: {
      firstName: profile.firstname,
      lastName: profile.lastname,
      emailAddress: profile.email,
      createAccount: false,
    },
    shipping: shipping && addressToForm(shipping),
    billing: billing && addressToForm(billing),
  };
}

function pick(
  addresses: readonly CustomerAddress[],
  id: string | undefined,
  flag: 'default_shipping' | 'default_billing',
): CustomerAddress | undefined {
  return (
    addresses.find((address) => String(address.id) === id) ??
    addresses.find((address) => address[flag] === true)
  );
}

/** Fills empty fields that the shopper has not changed with known values. Source: CH-41. */
export function fillEmpty<T extends object>(
  typed: T,
  details: Partial<T>,
  changed: ReadonlySet<string>,
): T {
  const missing = Object.entries(details).filter(
    ([name]) => typed[name as keyof T] === '' && !changed.has(name),
  );
  return { ...typed, ...Object.fromEntries(missing) };
}

/**
 * Fills an address as a whole or not at all, so that it never mixes two addresses. `isChanged`: the shopper has changed
 * it. Source: CH-41.
 */
export function fillEmptyAddress<T extends AddressDetails>(
  typed: T,
  details: AddressDetails | undefined,
  isChanged: boolean,
): T {
  const isBlank = [typed.streetAddress, typed.city, typed.zipCode].every((part) => part === '');
  return isBlank && !isChanged ? { ...typed, ...details } : typed;
}

/** Returns true if a change concerns an address. The prefilled name of the buyer counts as no change. */
export function isAddressChange(change: Partial<AddressDetails>, buyer: PersonalDetails): boolean {
  return Object.entries(change).some(
    ([name, value]) => name in emptyAddress && value !== buyer[name as keyof PersonalDetails],
  );
}
