import type { Checkout } from '@shop/checkout';
import { writtenPostcode, type AddressDetails } from '@shop/forms';
import { useEffect } from 'react';
import { useShopper, useShopperValue } from '../../../shopper/session/use-shopper.ts';

/**
 * Fills the postcode of this device into an empty address, and returns a function that stores the entered one as the
 * postcode of the device. Signed-in customers have the postcode of their address.
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
