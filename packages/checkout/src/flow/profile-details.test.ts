import type { Profile } from '@shop/contract';
import { expect, it } from 'vitest';
import { emptyShippingDetails } from './details.ts';
import { fillEmpty, fillEmptyAddress, toProfileDetails } from './profile-details.ts';

const address = (id: number, city: string, flags: object = {}) => ({
  id,
  firstname: 'Anna',
  lastname: 'Kovács',
  street: ['Fő utca 1.'],
  city,
  postcode: '1011',
  country_id: 'HU',
  telephone: '+36301234567',
  ...flags,
});
const profileOf = (over: object) =>
  ({ firstname: 'Anna', lastname: 'Kovács', email: 'a@example.hu', ...over }) as unknown as Profile;
const citiesOf = (over: object) => {
  const { shipping, billing } = toProfileDetails(profileOf(over));
  return [shipping?.city, billing?.city];
};

it.each<[story: string, over: object, cities: readonly unknown[]]>([
  [
    'are those the profile names',
    {
      addresses: [address(1, 'Győr'), address(2, 'Pécs'), address(3, 'Eger')],
      default_shipping: '2',
      default_billing: '3',
    },
    ['Pécs', 'Eger'],
  ],
  [
    'are those that are marked, where the profile names none',
    {
      addresses: [
        address(1, 'Győr'),
        address(2, 'Pécs', { default_shipping: true }),
        address(3, 'Eger', { default_billing: true }),
      ],
    },
    ['Pécs', 'Eger'],
  ],
  [
    'are those that are marked, where the named one is gone',
    {
      addresses: [address(1, 'Győr'), address(2, 'Pécs', { default_shipping: true })],
      default_shipping: '9',
    },
    ['Pécs', undefined],
  ],
  ['are none without addresses', { addresses: [] }, [undefined, undefined]],
])('[CH-41] the addresses of a profile %s', (_story, over, cities) => {
  expect(citiesOf(over)).toEqual(cities);
});

it('[CH-41] typed values stay, and an address is filled as a whole or not at all', () => {
  const typed = { firstName: 'Éva', lastName: '' };
  const known = { firstName: 'Anna', lastName: 'Kovács' };
  expect(fillEmpty(typed, known, new Set())).toEqual({ firstName: 'Éva', lastName: 'Kovács' });
  const { shipping } = toProfileDetails(
    profileOf({ addresses: [address(1, 'Győr', { default_shipping: true })] }),
  );
  if (shipping === undefined) throw new Error('There is an address');
  expect(fillEmptyAddress(emptyShippingDetails, shipping, false).city).toBe('Győr');
  for (const part of ['streetAddress', 'city', 'zipCode'] as const) {
    const begun = { ...emptyShippingDetails, [part]: 'x' };
    expect(fillEmptyAddress(begun, shipping, false)).toBe(begun);
  }
});
