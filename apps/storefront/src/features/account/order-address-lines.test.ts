import { expect, it } from 'vitest';
import { orderAddressLines } from './order-address-lines.ts';

it('keeps a street and its number on one line, floor and door too', () => {
  const address = {
    firstname: 'Cili',
    lastname: 'Nagy',
    postcode: '1137',
    city: 'Budapest',
    street: ['Pozsonyi út 12.', '3. em. 2.'],
    telephone: '+36301234567',
  };
  expect(orderAddressLines(address, 'hu')).toEqual([
    'Nagy Cili',
    '1137 Budapest, Pozsonyi\u00a0út\u00a012. 3.\u00a0em.\u00a02.',
    '+36 30 123 4567',
  ]);
});
