import { expect, it } from 'vitest';
import { emptyAddress } from './address-details.ts';
import { hasErrors } from '../fields/field-error.ts';
import { defaultFormRules as rules } from '../fields/form-rules.ts';
import { validateAddress } from './validate-address.ts';

const fieldsAndCodes = (problems: readonly { field: string; code: string }[]) =>
  problems.map(({ field, code }) => `${field} ${code}`);
const full = {
  ...emptyAddress,
  firstName: 'Anna',
  lastName: 'Kis',
  zipCode: '1137',
  city: 'Budapest',
  streetAddress: 'Pozsonyi út 12.',
  apartmentNumber: '3. em. 2.',
  phoneNumber: '06 30 123 4567',
};

it('[FM-15] an address is checked field by field, region and state never', () => {
  expect(
    fieldsAndCodes(validateAddress({ ...emptyAddress, country: '' }, rules, { needsPhone: true })),
  ).toEqual([
    'lastName required',
    'firstName required',
    'country required',
    'zipCode required',
    'city required',
    'streetAddress required',
    'phoneNumber required',
  ]);
  expect(validateAddress(full, rules, { needsPhone: true })).toEqual([]);
  const wrong = {
    ...full,
    country: 'US',
    city: 'X',
    apartmentNumber: 'x'.repeat(201),
    phoneNumber: '12',
  };
  expect(fieldsAndCodes(validateAddress(wrong, rules, { needsPhone: true }))).toEqual([
    'country country-unknown',
    'city too-short',
    'apartmentNumber too-long',
    'phoneNumber phone-invalid',
  ]);
});

it('[FM-15] an optional phone number may be empty, but not invalid', () => {
  const quiet = { ...full, phoneNumber: '' };
  expect(validateAddress(quiet, rules, { needsPhone: false })).toEqual([]);
  const wrong = { ...full, phoneNumber: '12' };
  expect(fieldsAndCodes(validateAddress(wrong, rules, { needsPhone: false }))).toEqual([
    'phoneNumber phone-invalid',
  ]);
});

it('[FM-25] a Romanian address needs its county, and no other one does', () => {
  const romania = { ...rules, countries: ['HU', 'RO'] };
  const bucharest = { ...full, country: 'RO', zipCode: '010011', phoneNumber: '+40211234567' };
  const problems = (address: typeof full) =>
    fieldsAndCodes(validateAddress(address, romania, { needsPhone: true }));
  expect(problems(bucharest)).toEqual(['state required']);
  expect(problems({ ...bucharest, state: 'București' })).toEqual([]);
  expect(problems(full)).toEqual([]);
});

it('[FM-23] problems carry codes and bounds, and a warning stops nothing', () => {
  const problems = validateAddress({ ...full, streetAddress: 'Kossuth tér' }, rules, {
    needsPhone: true,
  });
  expect(problems).toEqual([
    { field: 'streetAddress', code: 'street-without-number', severity: 'warning' },
  ]);
  expect(hasErrors(problems)).toBe(false);
  const nameless = validateAddress({ ...full, lastName: '' }, rules, { needsPhone: true });
  expect(hasErrors(nameless)).toBe(true);
});
