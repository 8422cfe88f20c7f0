import { useLingui } from '@lingui/react/macro';
import { addressToForm, isSameAddress, type AddressDetails } from '@shop/forms';
import { type CheckoutState } from '@shop/checkout';
import { addressLines, formatPlace } from '@shop/format';
import { Checkbox, Fieldset, RadioCard } from '@shop/ui';
import { useState } from 'react';
import { useShop } from '../../../shop/use-shop.ts';
import { useShopperValue } from '../../../shopper/session/use-shopper.ts';
import { unbrokenAddress } from '../../../shared/addresses/order-address-lines.ts';
import { AddressFields } from '../fields/address-fields.tsx';

/** Selects a saved address of the account or a new one; guests always enter a new one. */
export function AddressChoice({
  state,
  address,
  section,
  onChange,
  isKept,
  onKeep,
}: {
  state: Pick<CheckoutState, 'problems'>;
  address: AddressDetails;
  section: 'shipping' | 'billing';
  onChange: (change: Partial<AddressDetails>) => void;
  /** True if the new address is saved to the account. */
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
}) {
  const { t } = useLingui();
  const { view } = useShop();
  const session = useShopperValue((shopper) => shopper.account.session, undefined);
  const [isNew, setNew] = useState(false);
  const profile = session?.status === 'signed-in' ? session.profile : undefined;
  const book = profile?.addresses ?? [];
  const selectedAddress = isNew ? undefined : book.find((booked) => isSameAddress(booked, address));
  const fields = (
    <AddressFields
      state={state}
      address={address}
      autoCompleteSection={section}
      onChange={onChange}
    />
  );
  if (profile === undefined) return fields;
  // Invalid fields of a saved address are edited in the form that shows them.
  const isMended = state.problems.some(({ field }) => field in address);
  return (
    <>
      {book.length > 0 && (
        <Fieldset legend={t`Address`}>
          {book.map((booked) => {
            const displayAddress = unbrokenAddress(booked);
            const place = formatPlace(displayAddress, view.language);
            const elsewhere = { ...displayAddress, postcode: '', city: '', street: [] };
            const who = addressLines(elsewhere, {
              locale: view.language,
              ownCountry: view.country,
            }).join(', ');
            return (
              <RadioCard
                key={`${booked.id} ${who} ${place}`}
                name={`${section}Address`}
                value={String(booked.id)}
                label={place}
                description={who}
                checked={selectedAddress === booked}
                onChange={() => {
                  setNew(false);
                  onKeep(false);
                  onChange(addressToForm(booked));
                }}
              />
            );
          })}
          <RadioCard
            name={`${section}Address`}
            value="new"
            label={t`Another address`}
            checked={selectedAddress === undefined}
            onChange={() => {
              setNew(true);
              onChange({
                zipCode: '',
                city: '',
                state: '',
                streetAddress: '',
                apartmentNumber: '',
              });
            }}
          />
        </Fieldset>
      )}
      {(selectedAddress === undefined || isMended) && fields}
      {selectedAddress === undefined && (
        <Checkbox
          label={t`Keep this address in my account`}
          name={`keep${section}`}
          checked={isKept}
          onChange={(event) => onKeep(event.target.checked)}
        />
      )}
    </>
  );
}
