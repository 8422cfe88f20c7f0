import { expect, it } from 'vitest';
import { orderAddressLines } from './order-address-lines.ts';

const address = {
  firstname: 'Cili',
  lastname: 'Nagy',
  postcode: '1137',
  city: 'Budapest',
  street: ['Pozsonyi út 12.', '3. em. 2.'],
  telephone: '+36301234567',
};

it('keeps street, number, floor and door on one line', () => {
  expect(orderAddressLines(address, { language: 'hu', country: 'HU' })).toEqual([
    'Nagy Cili',
    '1137 Budapest, Pozsonyi\u00a0út\u00a012. 3.\u00a0em.\u00a02.',
    '+36 30 123 4567',
  ]);
});

it('[FO-25] puts the town on its own line where the address is not Hungarian', () => {
  expect(
    orderAddressLines({ ...address, company: 'NA' }, { language: 'de', country: 'DE' }),
  ).toEqual([
    'Cili Nagy',
    'Pozsonyi\u00a0út\u00a012., 3.\u00a0em.\u00a02.',
    '1137 Budapest',
    '+36 30 123 4567',
  ]);
});

it('[FO-25] names the country where it is not that of the view', () => {
  const abroad = { ...address, country_id: 'IT', city: 'Milano' };
  expect(orderAddressLines(abroad, { language: 'de', country: 'DE' })).toContain('Italien');
  expect(orderAddressLines(abroad, { language: 'it', country: 'IT' })).not.toContain('Italia');
});
