import { useLingui } from '@lingui/react/macro';
import {
  hasCounty,
  isHungarianPostcode,
  streetProblem,
  writtenPostcode,
  type AddressDetails,
} from '@shop/forms';
import { type CheckoutField, type CheckoutState } from '@shop/checkout';
import { countryName } from '@shop/format';
import { FieldRow, SelectField, TextField } from '@shop/ui';
import { Suspense, useEffect, useRef, useState, type FocusEvent } from 'react';
import { latePart } from '../../../platform/late-part.tsx';
import { formRules } from '../../../shop/form-rules.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { NameRow } from '../../../shared/forms/name-row.tsx';
import { useProblemText } from '../../../shared/texts/problem-text.ts';
import { stepFieldId } from './step-field-id.ts';
import { useFieldTexts } from './use-checkout.ts';

const countyField = latePart(() => import('./county-field.tsx'));

/**
 * Fields of an address in Hungarian order. A postcode fills the town (FM-14). The country is asked only if there are
 * several. Leaving a street without a number shows a hint. Source: SC-40, FM-7, CH-21.
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
  const streetHintProps = useStreetHint(address.streetAddress);
  const countries = [...new Set([...formRules(shop).countries, address.country])];
  const changePostcode = usePostcodeChange(address, onChange);

  const field = (
    name: keyof AddressDetails & CheckoutField,
    label: string,
    autoComplete: string,
    inputProps: { readonly inputMode?: 'numeric' | 'tel'; readonly optionalLabel?: string } = {},
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
      {...(name === 'streetAddress' && streetHintProps)}
      {...inputProps}
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
            label: countryName(code, shop.view.language),
          }))}
          value={address.country}
          onChange={(event) => onChange({ country: event.target.value, state: '' })}
          {...fieldTexts('country')}
        />
      )}
      <FieldRow>
        {field('zipCode', t`Postcode`, 'postal-code', { inputMode: 'numeric' })}
        {field('city', t`City`, 'address-level2')}
      </FieldRow>
      {hasCounty(address.country) && (
        <Suspense>
          <countyField.Component
            name="state"
            autoComplete={`${autoCompleteSection} address-level1`}
            value={address.state}
            onChange={(event) => onChange({ state: event.target.value })}
            {...fieldTexts('state')}
          />
        </Suspense>
      )}
      <FieldRow>
        {field('streetAddress', t`Street and number`, 'address-line1')}
        {field('apartmentNumber', t`Floor, door`, 'address-line2', { optionalLabel: t`optional` })}
      </FieldRow>
      {field('phoneNumber', t`Phone number`, 'tel', {
        inputMode: 'tel',
        // The courier needs the phone number; an invoice does not.
        ...(autoCompleteSection === 'billing' && { optionalLabel: t`optional` }),
      })}
    </>
  );
}

/** Longest duration of a press, in milliseconds. */
const pressMs = 300;

/** Returns props of the street field: a hint after leaving the field with a doubtful street. Source: FM-7. */
function useStreetHint(street: string) {
  const problemText = useProblemText();
  const [checkedStreet, setCheckedStreet] = useState<string>();
  const problem = street === checkedStreet ? streetProblem(street) : undefined;
  return {
    // Delayed: a hint that appears during a press would move the pressed element.
    onBlur: (event: FocusEvent<HTMLInputElement>) =>
      void setTimeout(setCheckedStreet, pressMs, event.target.value),
    ...(problem?.severity === 'warning' && { hint: problemText(problem) }),
  };
}

/** Returns a function that changes the postcode and, for a complete Hungarian one, the town. */
function usePostcodeChange(
  address: AddressDetails,
  onChange: (change: Partial<AddressDetails>) => void,
): (zipCode: string) => Promise<void> {
  /** Last complete postcode. */
  const lastPostcode = useRef(address.zipCode);

  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  });

  return async (typed) => {
    onChange({ zipCode: typed });
    const zipCode = writtenPostcode(typed, address.country);
    if (address.country !== 'HU' || !isHungarianPostcode(zipCode)) return;
    const previous = lastPostcode.current;
    lastPostcode.current = zipCode;
    const { townOnPostcode } = await import('@shop/forms/towns');
    // A town that was typed while the towns load is not overwritten.
    const { city } = latest.current;
    if (lastPostcode.current !== zipCode) return;
    const town = townOnPostcode(zipCode, previous, city);
    if (town !== city) onChange({ city: town });
  };
}
