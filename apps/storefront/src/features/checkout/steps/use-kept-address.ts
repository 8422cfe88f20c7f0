import { formToAddress, upsertAddress, type AddressDetails } from '@shop/forms';
import { useState } from 'react';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { addressBookInFlight } from '../../../shared/addresses/address-book-in-flight.ts';

/** Returns whether a new address of the checkout is saved to the account, and the function that saves it. */
export function useKeptAddress(address: AddressDetails) {
  const shopper = useShopper();
  const [isKept, onKeep] = useState(false);
  return {
    isKept,
    onKeep,
    keep() {
      const session = shopper?.account.session.get();
      if (!isKept || session?.status !== 'signed-in' || session.profile === undefined) return;
      const { id, addresses: lastKnown } = session.profile;
      const book = addressBookInFlight(shopper?.outbox.tasks.get() ?? [], id) ?? lastKnown;
      const addresses = upsertAddress(book, undefined, formToAddress(address, {}));
      void shopper?.account.updateProfile({ addresses });
    },
  };
}
