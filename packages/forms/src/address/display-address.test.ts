import { expect, it } from 'vitest';
import { companyOf, toDisplayAddress } from './display-address.ts';

it('[FM-17] reads an address of an order, the phone number in groups', () => {
  expect(
    toDisplayAddress({
      firstname: 'Anna',
      lastname: 'Kovács',
      country_id: 'HU',
      postcode: '1137',
      city: 'Budapest',
      street: ['Pozsonyi út 12.', '3. em. 2.'],
      telephone: '+36301234567',
      company: 'Minta Kft.',
      vat_id: '12345676-2-42',
      region_id: 0,
    }),
  ).toEqual({
    firstname: 'Anna',
    lastname: 'Kovács',
    company: 'Minta Kft.',
    postcode: '1137',
    city: 'Budapest',
    street: ['Pozsonyi út 12.', '3. em. 2.'],
    phone: '+36 30 123 4567',
    taxNumber: '12345676-2-42',
    country: 'HU',
  });
});

it('[FM-17] leaves empty what an address does not say, and takes nothing that is no text', () => {
  const nothing = {
    firstname: '',
    lastname: '',
    company: '',
    postcode: '',
    city: '',
    street: [],
    phone: '',
    taxNumber: '',
    country: '',
  };
  expect(toDisplayAddress({})).toEqual(nothing);
  expect(toDisplayAddress({ city: null, postcode: 1137, street: 'Fő tér 1.' })).toEqual(nothing);
  expect(toDisplayAddress({ street: ['Fő utca', 12] }).street).toEqual(['Fő utca', '12']);
});

it('[FM-17] knows that NA is no company', () => {
  expect(toDisplayAddress({ company: 'NA' }).company).toBe('');
  expect([companyOf('NA'), companyOf(''), companyOf('NA Kft.')]).toEqual(['', '', 'NA Kft.']);
});

it.each([
  [{ country_id: 'RO', city: 'Florești', region: 'Cluj' }, 'Florești, jud. Cluj'],
  [{ country_id: 'RO', city: 'Florești', region: { region: 'Cluj' } }, 'Florești, jud. Cluj'],
  [{ country_id: 'RO', city: 'București', region: 'București' }, 'București'],
  [{ country_id: 'RO', city: 'Florești', region: { region: null } }, 'Florești'],
  [{ country_id: 'RO', city: 'Florești' }, 'Florești'],
  [{ country_id: 'HU', city: 'Érd', region: 'Pest' }, 'Érd'],
])('[FM-25] the town of %j is written %s', (address, town) => {
  expect(toDisplayAddress(address).city).toBe(town);
});
