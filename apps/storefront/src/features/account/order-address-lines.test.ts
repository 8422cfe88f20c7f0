import { expect, it } from 'vitest';
import { orderAddressLines } from './order-address-lines.ts';

it('keeps floor and door on one line', () => {
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
    '1137 Budapest, Pozsonyi út 12. 3.\u00a0em.\u00a02.',
    '+36 30 123 4567',
  ]);
});
