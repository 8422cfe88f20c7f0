import { useLingui } from '@lingui/react/macro';
import {
  isHungarianPostcode,
  type AddressDetails,
  type CheckoutField,
  type CheckoutState,
} from '@shop/checkout';
import { FieldRow, SelectField, TextField } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { formRules } from '../../wiring/form-rules.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { NameRow } from '../forms/name-row.tsx';
import { countryName } from './country-name.ts';
import { stepFieldId } from './step-field-id.ts';
import { useFieldTexts } from './use-checkout.ts';

/**
 * The fields of an address in the order Hungarians write it. A known postcode fills the town, and changes the one it
 * has filled; a town the shopper has typed stays. The country is asked for where there is a choice. Source: SC-40.
 */
export function AddressFields({
  state,
  address,
  autoCompleteSection,
  onChange,
}: {
  state: Pick<CheckoutState, 'problems'>;
  address: AddressDetails;
  autoCompleteSection: 'shipping' | 'billing';
  onChange: (change: Partial<AddressDetails>) => void;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const fieldTexts = useFieldTexts(state);
  const countries = [...new Set([...formRules(shop).countries, address.country])];
  /** The last one that was whole. */
  const lastPostcode = useRef(address.zipCode);

  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  });

  async function changePostcode(zipCode: string): Promise<void> {
    onChange({ zipCode });
    if (address.country !== 'HU' || !isHungarianPostcode(zipCode)) return;
    const before = lastPostcode.current;
    lastPostcode.current = zipCode;
    const { townsOfPostcode } = await import('@shop/checkout/towns');
    // Who types on while the towns are on their way has the last word.
    const { city } = latest.current;
    if (lastPostcode.current !== zipCode) return;
    const [town] = townsOfPostcode(zipCode);
    const isOfBefore = townsOfPostcode(before).some((one) => one.city === city);
    // The town of another postcode is wrong, also where nobody knows the right one.
    if (city === '' || isOfBefore) onChange({ city: town?.city ?? '' });
  }

  const field = (
    name: keyof AddressDetails & CheckoutField,
    label: string,
    autoComplete: string,
    rest: { readonly inputMode?: 'numeric' | 'tel'; readonly optionalLabel?: string } = {},
  ) => (
    <TextField
      id={stepFieldId(name)}
      label={label}
      name={name}
      autoComplete={`${autoCompleteSection} ${autoComplete}`}
      value={String(address[name])}
      onChange={(event) => {
        if (name === 'zipCode') void changePostcode(event.target.value);
        else onChange({ [name]: event.target.value });
      }}
      {...rest}
      {...fieldTexts(name)}
    />
  );

  return (
    <>
      <NameRow
        lastName={field('lastName', t`Last name`, 'family-name')}
        firstName={field('firstName', t`First name`, 'given-name')}
      />
      {countries.length > 1 && (
        <SelectField
          id={stepFieldId('country')}
          label={t`Country`}
          name="country"
          autoComplete={`${autoCompleteSection} country`}
          choices={countries.map((code) => ({
            value: code,
            label: countryName(code, shop.view.locale),
          }))}
          value={address.country}
          onChange={(event) => onChange({ country: event.target.value })}
          {...fieldTexts('country')}
        />
      )}
      <FieldRow>
        {field('zipCode', t`Postcode`, 'postal-code', { inputMode: 'numeric' })}
        {field('city', t`City`, 'address-level2')}
      </FieldRow>
      <FieldRow>
        {field('streetAddress', t`Street and number`, 'address-line1')}
        {field('apartmentNumber', t`Floor, door`, 'address-line2', { optionalLabel: t`optional` })}
      </FieldRow>
      {field('phoneNumber', t`Phone number`, 'tel', {
        inputMode: 'tel',
        // The courier calls it; a bill needs none.
        ...(autoCompleteSection === 'billing' && { optionalLabel: t`optional` }),
      })}
    </>
  );
}
