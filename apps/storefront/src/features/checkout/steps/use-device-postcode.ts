import type { Checkout } from '@shop/checkout';
import { writtenPostcode, type AddressDetails } from '@shop/forms';
import { useEffect } from 'react';
import { useShopper, useShopperValue } from '../../../shopper/session/use-shopper.ts';

/**
 * Fills the postcode of this device into an address that is still empty, and returns a function that stores the typed one
 * as the postcode of the device. Customers with an address have that one.
 */
export function useDevicePostcode(checkout: Checkout, address: AddressDetails): () => void {
  const place = useShopper()?.deliveryPlace;
  const session = useShopperValue(({ account }) => account.session, undefined);
  const hasAddress =
    session?.status === 'signed-in' &&
    (session.profile === undefined || session.profile.addresses.length > 0);
  const { country, zipCode, city, streetAddress } = address;
  const isEmpty = `${zipCode}${city}${streetAddress}` === '';

  // Once: a shopper who clears the field wants another postcode.
  useEffect(() => {
    const storedPlace = place?.get();
    if (!isEmpty || hasAddress || storedPlace?.country !== country) return;
    void checkout.changeShipping({ zipCode: storedPlace.postcode });
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- see above
  }, []);

  return () => {
    const postcode = writtenPostcode(zipCode, country);
    if (postcode !== '') place?.set({ country, postcode });
  };
}
