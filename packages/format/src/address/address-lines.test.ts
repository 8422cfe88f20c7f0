import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';
import type { Locale } from '../locale.ts';

const anna = {
  firstname: 'Anna',
  lastname: 'Kovács',
  company: 'Minta Kft.',
  postcode: '1137',
  city: 'Budapest',
  street: ['Pozsonyi út 12.'],
  phone: '+36 30 123 4567',
  taxNumber: '12345676-2-42',
  country: 'HU',
};

it.each<[locale: Locale, name: string, place: readonly string[]]>([
  ['hu', 'Kovács Anna', ['1137 Budapest, Pozsonyi út 12.']],
  ['de', 'Anna Kovács', ['Pozsonyi út 12.', '1137 Budapest']],
])('[FO-25] in "%s" an address is written for %s at %j', (locale, name, place) => {
  expect(addressLines(anna, { locale, ownCountry: 'HU' })).toEqual([
    name,
    'Minta Kft.',
    ...place,
    '+36 30 123 4567',
    '12345676-2-42',
  ]);
});

it('[FO-25] an empty field has no line', () => {
  const bare = { ...anna, company: ' ', phone: '', taxNumber: '' };
  expect(addressLines(bare, { locale: 'hu', ownCountry: 'HU' })).toEqual([
    'Kovács Anna',
    '1137 Budapest, Pozsonyi út 12.',
  ]);
  const none = {
    ...bare,
    firstname: '',
    lastname: '',
    postcode: '',
    city: '',
    street: [],
    country: '',
  };
  expect(addressLines(none, { locale: 'de', ownCountry: 'DE' })).toEqual([]);
});

it('[FO-25] the country follows the place where it is not the own one', () => {
  const lines = (country: string, ownCountry: string) =>
    addressLines({ ...anna, country }, { locale: 'de', ownCountry });
  expect(lines('HU', 'DE')).toEqual([
    'Anna Kovács',
    'Minta Kft.',
    'Pozsonyi út 12.',
    '1137 Budapest',
    'Ungarn',
    '+36 30 123 4567',
    '12345676-2-42',
  ]);
  expect(lines('hu', 'HU')).not.toContain('Ungarn');
  expect(lines('hu', 'DE')).toContain('Ungarn');
});
