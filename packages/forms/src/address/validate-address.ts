import { maxStreetLineLength, maxTownLength } from '@shop/contract';
import { plainText } from '@shop/kernel';
import type { AddressDetails } from './address-details.ts';
import {
  fieldError,
  fieldErrors,
  type FieldError,
  type ValueError,
} from '../fields/field-error.ts';
import type { FormRules } from '../fields/form-rules.ts';
import { nameProblem } from '../fields/person-name.ts';
import { phoneProblem } from '../fields/phone.ts';
import { hasCounty, postcodeProblem } from '../fields/postcode.ts';
import { streetProblem } from '../fields/street.ts';
import { letterCount, optionalTextProblem, textProblem } from '../fields/text-field.ts';

/**
 * Validates an address. The phone number is required only for delivery, the county only if the country's addresses have
 * one. Source: FM-15, FM-25.
 */
export function validateAddress(
  address: AddressDetails,
  rules: FormRules,
  { needsPhone }: { readonly needsPhone: boolean },
): readonly FieldError<keyof AddressDetails>[] {
  const { country } = address;
  const isKnown = rules.countries.includes(country);
  const skipsPhone = !needsPhone && plainText(address.phoneNumber) === '';
  return fieldErrors<keyof AddressDetails>([
    ['lastName', nameProblem(address.lastName, rules.minNameLength)],
    ['firstName', nameProblem(address.firstName, rules.minNameLength)],
    ['country', isKnown ? undefined : fieldError(country === '' ? 'required' : 'country-unknown')],
    ['zipCode', postcodeProblem(address.zipCode, country, rules.minZipCodeLength)],
    ['city', cityProblem(address.city)],
    ['state', hasCounty(country) && address.state === '' ? fieldError('required') : undefined],
    ['streetAddress', streetProblem(address.streetAddress)],
    ['apartmentNumber', optionalTextProblem(address.apartmentNumber, maxStreetLineLength)],
    ['phoneNumber', skipsPhone ? undefined : phoneProblem(address.phoneNumber, country)],
  ]);
}

function cityProblem(city: string): ValueError | undefined {
  const asText = textProblem(city, { max: maxTownLength });
  if (asText !== undefined) return asText;
  return letterCount(city) < 2 ? fieldError('too-short', { min: 2 }) : undefined;
}
